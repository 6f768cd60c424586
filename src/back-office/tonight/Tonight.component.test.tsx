/** Tonight with and without a server. */
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pathFor } from '#domain/site/route-paths.ts';
import type { Tonight as Data, TonightCard } from '#domain/tonight/tonight.ts';
import { aCard } from '#domain/tonight/tonight-fixture.ts';
import { tonightTexts } from '#i18n/back-office/tonight-texts.ts';
// As in the back office: the screen has to be the first that moves the focus.
import '#ui/focus-recovery.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { Tonight } from './Tonight.tsx';

const original = globalThis.fetch;
const posted: { path: string; body: unknown }[] = [];
let isOnline = true;
let stored: TonightCard;

const cancelled = aCard(
  { outcome: 'cancelled' },
  {
    actions: ['note'],
    change: {
      operation_id: 'cancel-4',
      action: 'cancel',
      is_undone: false,
      by: 'Vera',
      at: '2026-03-12T16:50:00.000Z',
      undo_seconds: 540,
    },
  },
);

/** A server with one event, behind a connection that can be interrupted. */
async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch');
  const path = String(input);
  if (init?.method === 'POST') {
    const body = JSON.parse(String(init.body));
    posted.push({ path, body });
    if (path.endsWith('/undo/') && stored.change)
      stored = { ...aCard(), change: { ...stored.change, is_undone: true } };
    return Response.json(stored);
  }
  if (path.startsWith(pathFor('events', 'de', {})) || path.startsWith(pathFor('events', 'en', {}))) {
    const { time, label, lines } = stored.seen.de;
    return new Response(`<p id="event-4">${[time, label, ...lines].join(' ')}</p>`);
  }
  if (path.includes('/players/')) return Response.json({ results: [] });
  return Response.json(tonight());
}

const tonight = (): Data => ({
  now: '2026-03-12T17:50:00+01:00',
  days: [
    { day: '2026-03-12', cards: [stored] },
    { day: '2026-03-13', cards: [] },
  ],
  instances: { running: 1, current: 1 },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  posted.length = 0;
  isOnline = true;
  globalThis.fetch = serve;
});
afterEach(() => {
  localStorage.clear();
  globalThis.fetch = original;
});

/** As the browser's own. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      ‹
    </button>
  );
}

const show = async (card: TonightCard) => {
  stored = card;
  await resizeWindow(375, 800);
  return renderComponent(
    <main className={tokens.backOffice}>
      <Tonight
        initial={tonight()}
        user="vera"
        requestContext={{ locale: 'de', csrf_token: 'token' }}
        texts={tonightTexts('de')}
      />
      <Back />
    </main>,
  );
};

test('a small number of tickets is shown once: in the row or in a sentence about the box office', async () => {
  const page = await show(aCard());
  await page.getByRole('button', { name: 'Wenige Karten' }).click();
  await page.getByRole('spinbutton', { name: 'Wie viele Karten?' }).fill('7');
  await expect.element(page.getByText('Nur die Zahl der Karten, neben dem Kartenlink.')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect
    .poll(() => posted[0]?.body)
    .toMatchObject({ request: { action: 'few-left', text: null, left: 7 } });

  await page.getByRole('button', { name: 'Wenige Karten' }).click();
  await page.getByRole('button', { name: 'Nur Abendkasse' }).click();
  await expect.element(page.getByText('Noch 10 Karten an der Abendkasse.')).toBeVisible();
  await page.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect
    .poll(() => posted[1]?.body)
    .toMatchObject({
      request: { action: 'few-left', left: null, text: { en: '10 tickets left at the box office.' } },
    });
});

test('the subtitle and what is said about the evening are lines of their own', async () => {
  const card = aCard();
  const lines = ['Komödie in vier Akten', 'Für Lena Brandt spielt Mira Okafor.'];
  const page = await show({ ...card, seen: { ...card.seen, de: { ...card.seen.de, lines } } });
  for (const line of lines) await expect.element(page.getByText(line, { exact: true })).toBeVisible();
});

test('a note says which language is missing until it can be published', async () => {
  const page = await show(aCard());
  await page.getByRole('button', { name: 'Hinweis schreiben' }).click();
  const send = page.getByRole('button', { name: 'So veröffentlichen' });
  await page.getByLabelText('Hinweis (DE)').fill('Einlass über den Hof.');
  await expect.element(page.getByText('Der englische Text fehlt noch.')).toBeVisible();
  await expect.element(send).toBeDisabled();
  await page.getByLabelText('Hinweis (EN)').fill('Please enter through the yard.');
  await expect.element(send).toBeEnabled();
  expect(page.getByText(/fehlt noch/).elements()).toEqual([]);
});

test('another start is typed as the theatre writes it, and has to be later', async () => {
  const page = await show(aCard());
  await page.getByRole('button', { name: 'Später beginnen' }).click();
  await page.getByRole('button', { name: 'Andere Uhrzeit' }).click();
  const field = page.getByRole('textbox', { name: 'Andere Uhrzeit' });
  const send = page.getByRole('button', { name: 'So veröffentlichen' });
  await field.fill('1700');
  await expect.element(page.getByText(/^Das ist keine Uhrzeit nach dem Beginn/)).toBeVisible();
  await expect.element(send).toBeDisabled();
  await field.fill('2055');
  await expect.element(page.getByText(/20\.55/).first()).toBeVisible();
  await expect.element(send).toBeEnabled();
});

test('what is pressed can be read under the pointer', async () => {
  const page = await show(aCard());
  await resizeWindow(1366, 800);
  for (const name of ['Absagen', 'Technik']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name, exact: true }).hover();
    expect(await axeFindings()).toEqual([]);
  }
});

test('a step that is left returns the focus to its own button, not to the first', async () => {
  const page = await show(aCard());
  const opener = page.getByRole('button', { name: 'Ausverkauft' });
  await opener.click();
  await expect.element(page.getByRole('heading', { name: 'Ausverkauft' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('an undo without a connection is queued, survives a reload and is sent once online', async () => {
  const page = await show(cancelled);
  isOnline = false;
  await page.getByRole('button', { name: /^Absage zurücknehmen/ }).click();
  await expect.element(page.getByText('Noch nicht draußen')).toBeVisible();
  await expect.element(page.getByText('Absage zurücknehmen', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Absage zurücknehmen/ }).elements()).toEqual([]);
  expect(await axeFindings()).toEqual([]);

  await page.unmount();
  const again = await show(cancelled);
  await expect.element(again.getByText('Noch nicht draußen')).toBeVisible();
  isOnline = true;
  dispatchEvent(new Event('online'));
  await expect.element(again.getByText(/Zurückgenommen um/)).toBeVisible();
  expect(posted).toEqual([{ path: '/de/api/cms-hub/tonight/4/undo/', body: { operation_id: 'cancel-4' } }]);
  expect(localStorage.length).toBe(0);
});

test('covers of the part are offered and announced with two taps', async () => {
  const covers = ['Mira Okafor', 'Ida Falk'];
  const cast = [
    { role: { de: 'Gretchen' }, name: 'Lena Brandt', covers },
    { role: { de: 'Marthe' }, name: 'Vera Lund', covers: [] },
  ];
  const page = await show(aCard({}, { cast }));
  await page.getByRole('button', { name: 'Umbesetzen' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Mira Okafor' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Mira Okafor', { exact: false }).first()).toBeVisible();
  await page.getByLabelText('Wer fällt aus?').selectOptions('1');
  await expect.element(page.getByText('Den Satz lesen Sie hier', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'So veröffentlichen' })).toBeDisabled();
  await page.getByLabelText('Wer fällt aus?').selectOptions('0');
  await page.getByRole('button', { name: 'Ida Falk' }).click();
  await page.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect.poll(() => posted.length).toBe(1);
  expect(posted[0]?.body).toMatchObject({
    request: { recast: { instead_of: 'Lena Brandt', name: 'Ida Falk' } },
  });
});

test('Back closes the step and keeps its input', async () => {
  const page = await show(aCard());
  const title = page.getByRole('heading', { name: 'Absagen' });
  await page.getByRole('button', { name: 'Absagen' }).click();
  await expect.element(title).toBeVisible();
  await page.getByRole('button', { name: /^Satz ändern.*DE/ }).click();
  await page.getByRole('textbox', { name: /DE/ }).fill('Heute fällt alles aus.');
  await page.getByRole('button', { name: '‹' }).click();
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Absagen' })).toBeVisible();
  expect(posted).toEqual([]);

  await page.getByRole('button', { name: 'Absagen' }).click();
  await expect.element(page.getByText('Heute fällt alles aus.')).toBeVisible();
  await page.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect.poll(() => posted.length).toBe(1);
  expect(posted[0]?.body).toMatchObject({ request: { text: { de: 'Heute fällt alles aus.' } } });
  await expect.element(title).not.toBeInTheDocument();
});

test('what was written is there again after the page was discarded', async () => {
  const page = await show(aCard());
  await page.getByRole('button', { name: 'Absagen' }).click();
  await page.getByRole('button', { name: /^Satz ändern.*DE/ }).click();
  await page.getByRole('textbox', { name: /DE/ }).fill('Heute fällt alles aus.');
  await page.unmount();
  const again = await show(aCard());
  await again.getByRole('button', { name: 'Absagen' }).click();
  await expect.element(again.getByText('Heute fällt alles aus.')).toBeVisible();
  await again.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect.poll(() => posted.length).toBe(1);
  expect(sessionStorage.length).toBe(0);
});

test('a browser that blocks all storage shows the screen, and publishes', async () => {
  const blocked = ['localStorage', 'sessionStorage'].map((name) =>
    vi.spyOn(window, name as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    }),
  );
  const page = await show(aCard());
  await page.getByRole('button', { name: 'Absagen' }).click();
  await page.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect.poll(() => posted.length).toBe(1);
  for (const each of blocked) each.mockRestore();
});
