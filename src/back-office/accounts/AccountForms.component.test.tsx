import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Account, AccountLink, OwnAccount } from '#domain/accounts/account.ts';
import { accountsTexts } from '#i18n/back-office/accounts-texts.ts';
import { ownAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { AccountActions } from './AccountActions.tsx';
import { InviteForm } from './InviteForm.tsx';
import { LogOutEverybody } from './LogOutEverybody.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SessionList } from './SessionList.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

const context = { locale: 'de', csrf_token: 'token-of-the-session' } as const;

/** The requests that were sent, and the server's responses: one response per request. */
function server(...answers: { status: number; body?: unknown }[]) {
  const sent: { path: string; method: string; token: string | null; body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init = {}) => {
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ path: String(path), method: init.method ?? '', token: headers.get('X-CSRFToken'), body });
    const { status, body: answer } = answers.shift() ?? { status: 503 };
    return new Response(answer === undefined ? null : JSON.stringify(answer), { status });
  });
  return sent;
}
afterEach(() => vi.restoreAllMocks());

const link: AccountLink = {
  url: 'https://theatre.example/cms/invitation/abc',
  expires_at: '2026-03-19T13:00:00.000Z',
  is_mailed: false,
};

test('after an expired session the login opens over the form, and the typed input is sent after it', async () => {
  const account = { id: '1', email: 'ida@example.org' };
  const user = { logged: true, username: 'Vera', email: 'vera@example.org', role: 'administrator', may: [] };
  const sent = server(
    { status: 401 },
    { status: 200, body: { ...user, csrf_token: 'token-after-the-login', admin_menus: [] } },
    { status: 201, body: { account, link } },
  );
  const page = await renderComponent(
    <InviteForm
      context={{ locale: 'de', csrf_token: 'token-that-has-ended' }}
      texts={accountsTexts('de')}
      onInvited={() => undefined}
    />,
  );
  await page.getByLabelText('E-Mail-Adresse').fill('ida@example.org');
  await page.getByRole('button', { name: 'Einladung anlegen' }).click();
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await login.getByLabelText('E-Mail-Adresse').fill('vera@example.org');
  await login.getByLabelText('Passwort').fill('four words in a row');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveValue(link.url);
  expect(sent.map(({ path, token }) => [path, token])).toEqual([
    ['/de/api/cms-hub/accounts/', 'token-that-has-ended'],
    ['/de/pageeditor-api/login', null],
    ['/de/api/cms-hub/accounts/', 'token-after-the-login'],
  ]);
});

test('the invitation form shows errors beside their fields, keeps the input and shows the link once', async () => {
  const account = { id: '1', email: 'ida@example.org' };
  const sent = server(
    { status: 422, body: { errors: [{ field: 'email', message: 'Diese Adresse hat schon ein Konto.' }] } },
    { status: 201, body: { account, link } },
  );
  const onInvited = vi.fn();
  const page = await renderComponent(
    <InviteForm context={context} texts={accountsTexts('de')} onInvited={onInvited} />,
  );
  await page.getByLabelText('E-Mail-Adresse').fill('ida@example.org');
  await page.getByRole('radio', { name: /^Abenddienst/ }).click();
  await page.getByRole('button', { name: 'Einladung anlegen' }).click();
  await expect.element(page.getByText('Diese Adresse hat schon ein Konto.')).toBeVisible();
  await expect.element(page.getByLabelText('E-Mail-Adresse')).toHaveValue('ida@example.org');
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Einladung anlegen' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue(link.url);
  await expect.element(page.getByText('Der Link wurde nicht als Mail verschickt.')).toBeVisible();
  await expect.element(page.getByText('bis 19.03.2026, 14.00')).toBeVisible();
  expect(sent[1]).toEqual({
    path: '/de/api/cms-hub/accounts/',
    method: 'POST',
    token: 'token-of-the-session',
    body: { email: 'ida@example.org', role: 'evening-service', locale: 'de' },
  });
  expect(onInvited).toHaveBeenCalledOnce();
  expect(await axeFindings()).toEqual([]);
});

test('setting up the second factor asks for the password and a code, then shows the recovery codes', async () => {
  const setup = { secret: 'ABCD EFGH', uri: 'otpauth://x', qr: { size: 21, path: 'M0 0h1v1h-1z' } };
  const sent = server(
    {
      status: 422,
      body: { errors: [{ field: 'present', message: 'Das ist nicht Ihr jetziges Passwort.' }] },
    },
    { status: 200, body: setup },
    { status: 422, body: { errors: [{ field: 'code', message: 'Dieser Code gilt nicht.' }] } },
    { status: 200, body: { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] } },
  );
  const onChanged = vi.fn();
  const page = await renderComponent(
    <SecondFactor
      factor={{ is_on: false, is_required: false, recovery_codes_left: 0 }}
      context={context}
      texts={ownAccountTexts('de')}
      onChanged={onChanged}
    />,
  );
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await userEvent.keyboard('falsch{Enter}');
  await expect.element(page.getByText('Das ist nicht Ihr jetziges Passwort.')).toBeVisible();
  await page.getByLabelText('Zuerst Ihr Passwort').fill('richtig');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('img', { name: 'QR-Code für Ihre App' })).toBeVisible();
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('000000{Enter}');
  await expect.element(page.getByText('Dieser Code gilt nicht.')).toBeVisible();
  await page.getByLabelText('Code, den die App jetzt zeigt').fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Ihre Notfallcodes' })).toHaveFocus();
  expect(await axeFindings()).toEqual([]);
  expect(onChanged).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Ich habe sie verwahrt' }).click();
  expect(onChanged).toHaveBeenCalledOnce();
  expect(sent.map(({ path }) => path)).toEqual([
    ...['/de/api/user/second-factor/', '/de/api/user/second-factor/'],
    ...['/de/api/user/second-factor/confirm/', '/de/api/user/second-factor/confirm/'],
  ]);
});

test('every session except the current one has a button that ends it', async () => {
  const sent = server({ status: 204 });
  const own: OwnAccount['sessions'] = [
    {
      id: 'a',
      device: 'Firefox, Windows',
      is_current: true,
      since: '2026-03-12T13:00:00Z',
      last_used: '2026-03-12T13:00:00Z',
    },
    {
      id: 'b',
      device: '',
      is_current: false,
      since: '2026-03-11T13:00:00Z',
      last_used: '2026-03-12T12:00:00Z',
    },
  ];
  const onChanged = vi.fn();
  const page = await renderComponent(
    <SessionList sessions={own} context={context} texts={ownAccountTexts('de')} onChanged={onChanged} />,
  );
  expect(page.getByRole('button', { name: /Firefox/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Abmelden: Unbekanntes Gerät' }).click();
  await vi.waitUntil(() => onChanged.mock.calls.length === 1);
  expect(sent).toMatchObject([{ path: '/de/api/user/sessions/b/', method: 'DELETE' }]);
  expect(await axeFindings()).toEqual([]);
});

test('a used link and a lost connection show an error and keep the input', async () => {
  server({ status: 409, body: { detail: 'Dieser Link gilt nicht mehr.' } });
  const onDone = vi.fn();
  const page = await renderComponent(
    <SetPasswordForm
      kind="invitation"
      token="abc"
      email="ida@example.org"
      context={{ locale: 'de', csrf_token: '' }}
      texts={ownAccountTexts('de')}
      onDone={onDone}
    />,
  );
  await page.getByLabelText('Name').fill('Ida');
  await page.getByLabelText('Passwort').fill('vier Wörter in einer Reihe');
  await page.getByRole('button', { name: 'Konto einrichten' }).click();
  await expect.element(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await page.getByRole('button', { name: 'Konto einrichten' }).click();
  await expect.element(page.getByText(/keine Verbindung/)).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ida');
  expect(onDone).not.toHaveBeenCalled();
});

test('logging an account out everywhere needs a confirmation, and is offered only if it is logged in', async () => {
  const sent = server({ status: 204 });
  const account: Account = {
    id: 'vera',
    name: 'Vera Lund',
    email: 'vera@example.org',
    role: 'editor',
    state: 'active',
    has_second_factor: false,
    session_count: 2,
    last_login_at: null,
    invited_until: null,
    created_at: '2026-03-12T13:00:00Z',
  };
  const onChanged = vi.fn();
  const actions = (session_count: number, isOwn = false) => (
    <AccountActions
      account={{ ...account, session_count }}
      isOwn={isOwn}
      context={context}
      texts={accountsTexts('de')}
      onChanged={onChanged}
      onWithdrawn={() => undefined}
    />
  );
  const page = await renderComponent(actions(2));
  const button = page.getByRole('button', { name: 'Überall abmelden', exact: true });
  await button.click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  expect(sent).toEqual([]);
  await button.click();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Ja, Überall abmelden' }).click();
  await vi.waitUntil(() => onChanged.mock.calls.length === 1);
  expect(sent).toMatchObject([{ path: '/de/api/cms-hub/accounts/vera/sessions/', method: 'DELETE' }]);
  await page.rerender(actions(0));
  expect(button.elements()).toEqual([]);
  await page.rerender(actions(2, true));
  expect(button.elements()).toEqual([]);
});

test('logging everybody out needs a confirmation and reports errors', async () => {
  const sent = server({ status: 503, body: { detail: 'Gerade nicht.' } }, { status: 204 });
  const page = await renderComponent(<LogOutEverybody context={context} texts={accountsTexts('de')} />);
  const button = page.getByRole('button', { name: 'Alle Konten abmelden', exact: true });
  const confirm = page.getByRole('button', { name: 'Ja, Alle Konten abmelden' });
  await button.click();
  expect(await axeFindings()).toEqual([]);
  await confirm.click();
  await expect.element(page.getByText('Gerade nicht.')).toBeVisible();
  await button.click();
  await confirm.click();
  await expect.element(page.getByText('Alle anderen sind abgemeldet.')).toBeVisible();
  expect(page.getByText('Gerade nicht.').elements()).toEqual([]);
  expect(sent.map(({ path, method }) => [path, method])).toEqual([
    ['/de/api/cms-hub/sessions/', 'DELETE'],
    ['/de/api/cms-hub/sessions/', 'DELETE'],
  ]);
});

test('what is missing or no address is said in the language of the screen, at the first wrong field', async () => {
  const sent = server({
    status: 422,
    body: { errors: [{ field: 'password', message: 'Das ist zu kurz.' }] },
  });
  const page = await renderComponent(
    <>
      <InviteForm context={context} texts={accountsTexts('de')} onInvited={() => undefined} />
      <SetPasswordForm
        kind="invitation"
        token="abc"
        email="ida@example.org"
        context={context}
        texts={ownAccountTexts('de')}
        onDone={() => undefined}
      />
    </>,
  );
  const email = page.getByLabelText('E-Mail-Adresse');
  const invite = page.getByRole('button', { name: 'Einladung anlegen' });
  await invite.click();
  await expect.element(page.getByText('Das fehlt noch.')).toBeVisible();
  await expect.element(email).toHaveFocus();
  await email.fill('keine Adresse');
  await invite.click();
  await expect.element(page.getByText(/^Das ist keine E-Mail-Adresse/)).toBeVisible();
  const name = page.getByLabelText('Name');
  const password = page.getByLabelText('Passwort');
  await name.fill('  ');
  await password.fill('kurz');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Das fehlt noch.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  expect(sent).toEqual([]);
  await name.fill('Ida Kern');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Das ist zu kurz.')).toBeVisible();
  await expect.element(password).toHaveFocus();
});
