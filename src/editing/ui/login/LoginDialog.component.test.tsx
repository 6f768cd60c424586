import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { problem, renderEditing } from '../../../../tests/setup/render-editing.ts';
import { typingPause, whenNotTyping } from '../surface/when-not-typing.ts';
import { LoginDialog } from './LoginDialog.tsx';

const login = (answer: unknown) =>
  renderEditing(<LoginDialog />, {
    answers: { 'POST login': answer },
    prepare: (session) => session.account.set({ email: '', username: '' }),
  });

test('a wrong password shows an error and can be retyped at once', async () => {
  const { page } = await login(problem(401, { detail: 'E-Mail-Adresse oder Passwort stimmt nicht.' }));
  await expect.element(page.getByLabelText('E-Mail-Adresse')).toHaveFocus();
  await userEvent.keyboard('anna@example.org{Tab}falsch{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Passwort stimmt nicht');
  const password = page.getByLabelText('Passwort');
  await userEvent.keyboard('richtig');
  await expect.element(password).toHaveValue('richtig');
  expect(await axeFindings()).toEqual([]);
});

test('an empty or incomplete field is named in the language of the page and sends nothing', async () => {
  const { page, requests } = await login({ logged: true });
  const email = page.getByLabelText('E-Mail-Adresse');
  await page.getByRole('button', { name: /Anmelden/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Füllen Sie jedes Feld ganz aus.');
  await expect.element(email).toHaveFocus();
  await email.fill('anna@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Passwort')).toHaveFocus();
  expect(requests).toEqual([]);
});

test('logging in resumes waiting requests', async () => {
  const { page, session, requests } = await login({ logged: true, email: 'anna@example.org', may: [] });
  const waited = session.login.request();
  await page.getByLabelText('E-Mail-Adresse').fill('anna@example.org');
  await page.getByLabelText('Passwort').fill('richtig');
  await page.getByRole('button', { name: /Anmelden/ }).click();
  expect(await waited).toBe(true);
  expect(requests[0]?.body).toMatchObject({ email: 'anna@example.org', password: 'richtig' });
});

test('an account whose required second factor is missing sets it up first', async () => {
  const { page, session } = await login({
    logged: true,
    email: 'anna@example.org',
    role: 'without-second-factor',
  });
  const leave = vi.spyOn(session.ports.page, 'leave').mockReturnValue();
  await page.getByLabelText('E-Mail-Adresse').fill('anna@example.org');
  await page.getByLabelText('Passwort').fill('richtig');
  await page.getByRole('button', { name: /Anmelden/ }).click();
  await expect.poll(() => leave.mock.calls).toEqual([['/cms/account?lang=de']]);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test.each([
  ['a login in another tab resumes them too', { logged: true, email: 'anna@example.org', csrf_token: 'new' }],
  ['a tab where nobody has logged in meanwhile goes on asking', { logged: false }],
])('%s', async (_, user) => {
  const { session } = await renderEditing(<LoginDialog />, {
    answers: { 'GET user': user },
    prepare: ({ account }) => account.set({ email: 'anna@example.org', logged: true, csrf_token: 'old' }),
  });
  const waited = session.login.request();
  dispatchEvent(new Event('focus'));
  const open = new Promise((resolve) => setTimeout(resolve, 200, 'open'));
  expect(await Promise.race([waited, open])).toBe(user.logged ? true : 'open');
});

test('the close button rejects waiting requests', async () => {
  const { page, session } = await login(problem(401));
  const waited = session.login.request();
  await page.getByRole('button', { name: 'Schließen' }).click();
  expect(await waited).toBe(false);
});

test('an account with a second factor is asked for its code, which is sent with the other input', async () => {
  const code = 'Code aus Ihrer App, oder ein Notfallcode';
  const { page, requests } = await login(problem(401, { detail: code, code }));
  await page.getByLabelText('E-Mail-Adresse').fill('anna@example.org');
  await page.getByLabelText('Passwort').fill('richtig');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText(code)).toHaveFocus();
  expect(page.getByRole('alert').elements()).toEqual([]);
  await userEvent.keyboard('123456{Enter}');
  // After a wrong password the field keeps its value, selected.
  await expect.element(page.getByRole('alert')).toHaveTextContent(code);
  expect(requests[1]?.body).toEqual({ email: 'anna@example.org', password: 'richtig', code: '123456' });
  expect(await axeFindings()).toEqual([]);
});

test('the link for a forgotten password opens in a new tab, so that nothing is lost', async () => {
  const { page } = await login(problem(401));
  const link = page.getByRole('link', { name: 'Passwort vergessen' });
  await expect.element(link).toHaveAttribute('href', '/cms/password-reset?lang=de');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('waits for a pause of typing before it opens', async () => {
  const text = document.createElement('p');
  text.contentEditable = 'true';
  document.body.append(text);
  text.focus();
  vi.useFakeTimers();
  try {
    const open = vi.fn();
    whenNotTyping(open);
    const write = () => text.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    for (let letter = 0; letter < 5; letter += 1) {
      vi.advanceTimersByTime(typingPause - 1);
      write();
    }
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(typingPause);
    write();
    vi.advanceTimersByTime(2 * typingPause);
    expect(open).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
    text.remove();
  }
});

test('opens at once if nobody is typing', () => {
  (document.activeElement as HTMLElement).blur();
  const open = vi.fn();
  whenNotTyping(open);
  expect(open).toHaveBeenCalledTimes(1);
});
