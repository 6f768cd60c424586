/** Tonight after its session has ended, after it was left, and by keyboard. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TonightCard } from '#domain/tonight/tonight.ts';
import { aCard } from '#domain/tonight/tonight-fixture.ts';
import { unknownAccount } from '#editing/sync/account/account.ts';
import { tonightTexts } from '#i18n/back-office/tonight-texts.ts';
import '#ui/focus-recovery.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { formSession } from '../form/form-session.ts';
import tokens from '../shell/tokens.module.css';
import { Tonight } from './Tonight.tsx';

const original = globalThis.fetch;
const posted: string[] = [];
let requests = 0;
let isLoggedIn = true;
let card: TonightCard;

const change = (is_undone: boolean) => ({
  operation_id: 'cancel-4',
  action: 'cancel' as const,
  is_undone,
  by: 'Vera',
  at: '2026-03-12T16:50:00.000Z',
  undo_seconds: is_undone ? 0 : 540,
});

const tonight = () => ({
  now: '2026-03-12T17:50:00+01:00',
  days: [{ day: '2026-03-12', cards: [card] }],
  instances: { running: 1, current: 1 },
});

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = String(input);
  requests += 1;
  if (path.endsWith('/login')) {
    isLoggedIn = true;
    const user = { logged: true, username: 'Vera', email: 'vera@example.org', role: 'evening-service' };
    return Response.json({ ...user, csrf_token: 'new', may: [], admin_menus: [] });
  }
  if (!isLoggedIn) return Response.json({}, { status: 401 });
  if (init?.method === 'POST') {
    posted.push(path);
    if (path.endsWith('/undo/')) card = aCard({}, { change: change(true) });
    return Response.json(card);
  }
  return path.includes('/players/')
    ? Response.json({ results: ['Paula Reents', 'Paula Roth'] })
    : Response.json(tonight());
}

beforeEach(() => {
  // The session outlives a test: the login of somebody else than before reloads the document.
  formSession().account.set(unknownAccount);
  posted.length = 0;
  isLoggedIn = true;
  card = aCard();
  localStorage.clear();
  globalThis.fetch = serve;
});
afterEach(() => {
  localStorage.clear();
  globalThis.fetch = original;
});

const show = () =>
  renderComponent(
    <main className={tokens.backOffice}>
      <Tonight
        initial={tonight()}
        user="7"
        requestContext={{ locale: 'de', csrf_token: 'old' }}
        texts={tonightTexts('de')}
      />
    </main>,
  );

test('after an expired session the login opens over the cards, and what waited is published', async () => {
  const page = await show();
  await page.getByRole('button', { name: 'Ausverkauft' }).click();
  isLoggedIn = false;
  await page.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect.element(page.getByText(/^Sie sind abgemeldet/)).toBeVisible();
  expect(posted).toEqual([]);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await login.getByLabelText('E-Mail-Adresse').fill('vera@example.org');
  await login.getByLabelText('Passwort').fill('four words in a row');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => posted).toEqual(['/de/api/cms-hub/tonight/4/']);
  await expect.element(page.getByText(/^Sie sind abgemeldet/)).not.toBeInTheDocument();
});

test('after an expired session the login is offered before anything waits', async () => {
  isLoggedIn = false;
  const page = await show();
  // Reads the cards anew, as after a change of network.
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Abgemeldet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await login.getByLabelText('E-Mail-Adresse').fill('vera@example.org');
  await login.getByLabelText('Passwort').fill('four words in a row');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Verbunden')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).not.toBeInTheDocument();
});

test('in a low window the buttons below the sentence cover nothing', async () => {
  await resizeWindow(375, 400);
  const page = await show();
  await page.getByRole('button', { name: 'Hinweis schreiben' }).click();
  const field = page.getByRole('textbox', { name: 'Hinweis (DE)' }).element();
  field.scrollIntoView({ block: 'end' });
  const { left, bottom } = field.getBoundingClientRect();
  expect(bottom).toBeGreaterThan(250);
  expect(document.elementFromPoint(left + 9, bottom - 9)).toBe(field);
});

test('a screen that was left reads the schedule no longer', async () => {
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const page = await show();
  await page.getByRole('button', { name: 'Ausverkauft' }).click();
  await page.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect.poll(() => posted).toHaveLength(1);
  await page.unmount();
  // What is under way may end.
  await pause(600);
  const before = requests;
  await pause(1200);
  expect(requests).toBe(before);
});

test('after an undo the focus is on what it did, not on a button out of sight', async () => {
  card = aCard({ outcome: 'cancelled' }, { actions: ['note'], change: change(false) });
  const page = await show();
  (page.getByRole('button', { name: /zurücknehmen/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const result = page.getByText(/Zurückgenommen um/);
  await expect.element(result).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('Zurückgenommen um');
});

test('who plays is found by a part of the name, and chosen with arrow keys', async () => {
  const page = await show();
  await page.getByRole('button', { name: 'Umbesetzen' }).click();
  const field = page.getByRole('textbox', { name: 'Wer spielt?' });
  await field.fill('Paula');
  await expect.element(page.getByRole('button', { name: 'Paula Roth' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Paula Roth');
  await expect.element(field).toHaveFocus();
});
