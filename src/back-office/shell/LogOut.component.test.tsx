import { afterEach, expect, test, vi } from 'vitest';
import { sectionNames } from '#domain/back-office/sections.ts';
import { shellTexts } from '#i18n/back-office/shell-texts.ts';
import { hasTabInput, readTabInput, saveTabInput } from '#state/tab-input.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { BackOfficeBar } from './BackOfficeBar.tsx';
import { endSession } from './end-session.ts';
import tokens from './tokens.module.css';

afterEach(() => vi.restoreAllMocks());

const bar = (userName: string | null) => (
  <BackOfficeBar locale="de" theatre="Haus" sections={[]} hasSearch={false} userName={userName} />
);

test('logged-in users can log out on every screen, and a failure is reported', async () => {
  const sent: [string, string, string | null][] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, { method = 'GET', headers } = {}) => {
    sent.push([method, String(path), new Headers(headers).get('X-CSRFToken')]);
    if (method === 'POST') throw new TypeError('Failed to fetch');
    return Response.json({ logged: true, csrf_token: 'of-the-session-that-there-is' });
  });
  await resizeWindow(1600, 900);
  const page = await renderComponent(bar('Vera Lund'));
  const button = page.getByRole('button', { name: 'Abmelden' });
  await button.click();
  await expect.element(page.getByText(shellTexts('de').log_out_failed).first()).toBeVisible();
  expect(sent).toEqual([
    ['GET', '/de/pageeditor-api/user', null],
    ['POST', '/de/pageeditor-api/logout', 'of-the-session-that-there-is'],
  ]);
});

test('input that the tab keeps is deleted with the logout, after a question', async () => {
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, { method = 'GET' } = {}) => {
    sent.push(method);
    if (method === 'POST') return Response.json({}, { status: 503 });
    return Response.json({ logged: true, csrf_token: 'token', email: 'editor@example.org' });
  });
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  saveTabInput('7', 'tonight 1 cancel', { de: 'Abgesagt wegen Krankheit' });
  expect(await endSession('de')).toBe('kept');
  expect(sent).toEqual([]);
  ask.mockReturnValue(true);
  // A failed logout keeps the input, because the user is still logged in.
  expect(await endSession('de')).toBe('failed');
  expect(readTabInput('7', 'tonight 1 cancel')).toEqual({ de: 'Abgesagt wegen Krankheit' });
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ logged: true, email: 'editor@example.org' }),
  );
  expect(await endSession('de')).toBe('ended');
  expect(hasTabInput()).toBe(false);
  expect(JSON.stringify(sessionStorage)).not.toContain('Krankheit');
  expect(await endSession('de')).toBe('ended');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('logged-out visitors have no logout button', async () => {
  const page = await renderComponent(bar(null));
  expect(page.getByRole('button', { name: 'Abmelden' }).elements()).toEqual([]);
});

test.each(['de', 'en'] as const)('the bar fits the window with a long name: %s', async (locale) => {
  await resizeWindow(1600, 900);
  const sections = sectionNames.map((name) => ({ name, screens: [] }));
  const page = await renderComponent(
    <div className={tokens.backOffice}>
      <BackOfficeBar
        locale={locale}
        theatre="Thalia"
        sections={sections}
        hasSearch
        userName="Alexandra Beispiel-Musterfrau"
      />
    </div>,
    { locale },
  );
  const { log_out } = shellTexts(locale);
  const row = [
    page.getByRole('link', { name: shellTexts(locale).sections.theatre }),
    page.getByRole('combobox'),
    page.getByRole('button', { name: log_out, exact: true }),
  ].map((part) => part.element().getBoundingClientRect());
  for (const [at, { right }] of row.entries()) expect(right).toBeLessThanOrEqual(row[at + 1]?.left ?? 1600);
});
