// What was written outlives its page: tabs that are killed, lines that break, answers that are lost, steps back.
import { type BrowserContext, expect } from '@playwright/test';
import { findings } from '../axe.ts';
import { addHeadline, edit, isSaved, modulesOf, newPage, toolbar } from '../editor.ts';
import { isAlive } from '../visit.ts';
import { test } from './editing-test.ts';
import { cut, kept, kill, mend, open } from './lost-pages.ts';

let path: string;
test.beforeEach(async ({ page, baseURL }) => {
  path = await newPage(page, baseURL);
  await edit(page, path);
});

const reopen = (context: BrowserContext) => open(context, path);

test('a tab that is closed without a line: the next one has it all, and saves it', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await addHeadline(page, 'Gespeichert');
  await isSaved(page);
  await cut(context);
  await page.keyboard.type(' und nicht');
  await page.keyboard.press('Escape');
  await addHeadline(page, 'Ganz neu');
  await kept(page);
  await kill(page);
  await mend(context);
  const next = await reopen(context);
  await expect.poll(() => modulesOf(next)).toEqual(['Gespeichert und nicht', 'Ganz neu']);
  await expect(next.getByRole('status').getByText(/^Wiederhergestellt/)).toBeVisible();
  await isSaved(next);
  const third = await reopen(context);
  await expect.poll(() => modulesOf(third)).toEqual(['Gespeichert und nicht', 'Ganz neu']);
});

test('a module whose answer was lost is made once', async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  let isLost = false;
  await context.route(/pageeditor-api\/module\/headline$/, async (route) => {
    if (!isLost) await route.fetch();
    isLost = true;
    await route.abort();
  });
  await addHeadline(page, 'Einmal');
  await expect.poll(() => isLost).toBe(true);
  await kept(page);
  await kill(page);
  await context.unroute(/pageeditor-api\/module\/headline$/);
  const next = await reopen(context);
  await expect.poll(() => modulesOf(next)).toEqual(['Einmal']);
  await next.reload();
  await expect.poll(() => modulesOf(next)).toEqual(['Einmal']);
});

test('steps back and forth go on after a reload, and after a save', async ({ page }) => {
  await addHeadline(page, 'Eins');
  await isSaved(page);
  // Who pauses begins another step.
  await page.waitForTimeout(1600);
  await page.keyboard.type(' zwei');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-frame]:focus')).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect.poll(() => modulesOf(page)).toEqual(['Eins zwei', 'Eins zwei']);
  await isSaved(page);
  await page.reload();
  await isAlive(page);
  const step = (name: string) => toolbar(page).getByRole('button', { name, exact: true }).click();
  await expect.poll(() => modulesOf(page)).toEqual(['Eins zwei', 'Eins zwei']);
  await step('Rückgängig');
  await expect.poll(() => modulesOf(page)).toEqual(['Eins zwei']);
  await step('Rückgängig');
  await expect.poll(() => modulesOf(page)).toEqual(['Eins']);
  await isSaved(page);
  await page.reload();
  await isAlive(page);
  await expect.poll(() => modulesOf(page)).toEqual(['Eins']);
  await step('Wiederholen');
  await step('Wiederholen');
  await expect.poll(() => modulesOf(page)).toEqual(['Eins zwei', 'Eins zwei']);
  await isSaved(page);
  await page.reload();
  await expect.poll(() => modulesOf(page)).toEqual(['Eins zwei', 'Eins zwei']);
});

test('what somebody else has changed meanwhile waits with its text for a decision', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await addHeadline(page, 'Anfang');
  await isSaved(page);
  const slug = await page.locator('[data-container]').first().getAttribute('data-container');
  await cut(context);
  await page.keyboard.type(' aus dem Tunnel');
  await kept(page);
  await kill(page);
  await mend(context);
  // Somebody who has nothing to do with this browser.
  const answer = await context.request.get(`/de/pageeditor-api/user`);
  const { csrf_token } = await answer.json();
  const place = await context.request.get(`/de/pageeditor-api/container/by-slug/${slug}?edit`);
  const [module] = (await place.json()).draft;
  const changed = await context.request.put(`/de/pageeditor-api/module/headline/${module.id}`, {
    headers: { Origin: new URL(place.url()).origin, 'X-CSRFToken': csrf_token },
    data: {
      operation_id: crypto.randomUUID(),
      version: module.version,
      data: { ...module.data, content: { de: 'Von nebenan' } },
    },
  });
  expect(changed.status()).toBe(200);

  const next = await reopen(context);
  await expect.poll(() => modulesOf(next)).toEqual(['Von nebenan']);
  await expect(next.getByRole('alert').getByText(/wartet auf Ihre Entscheidung/)).toBeVisible();
  await next.reload();
  await toolbar(next).getByRole('button', { name: 'Nicht übernommen: 1' }).click();
  const dialog = next.getByRole('dialog', { name: 'Nicht übernommen' });
  await expect(dialog.getByText('Anfang aus dem Tunnel')).toBeVisible();
  await expect(dialog.getByText('Inzwischen von jemand anderem geändert')).toBeVisible();
  expect(await findings(next)).toEqual([]);
  await dialog.getByRole('button', { name: 'Einsetzen' }).click();
  await expect.poll(() => modulesOf(next)).toEqual(['Anfang aus dem Tunnel']);
  await isSaved(next);
  await toolbar(next).getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect.poll(() => modulesOf(next)).toEqual(['Von nebenan']);
  await expect(toolbar(next).getByRole('button', { name: /Nicht übernommen/ })).toHaveCount(0);
});

test('two tabs of one person keep what is theirs, and the next takes over from both', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await addHeadline(page, 'Erste');
  await page.keyboard.press('Escape');
  await addHeadline(page, 'Zweite');
  await isSaved(page);
  const other = await reopen(context);
  await expect.poll(() => modulesOf(other)).toEqual(['Erste', 'Zweite']);
  await cut(context);
  await page.locator('[data-field=content]').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' hier');
  await other.locator('[data-field=content]').nth(1).click();
  await other.keyboard.press('End');
  await other.keyboard.type(' dort');
  await kept(other);
  await kill(page, other);
  await mend(context);
  const next = await reopen(context);
  await expect.poll(() => modulesOf(next)).toEqual(['Erste hier', 'Zweite dort']);
  await expect(toolbar(next).getByText(/^(?:Alles gespeichert|Gespeichert \d)/)).toBeVisible();
  const third = await reopen(context);
  await expect.poll(() => modulesOf(third)).toEqual(['Erste hier', 'Zweite dort']);
});

test('what somebody wrote is not there for the next person at this computer', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await addHeadline(page, 'Meins');
  await isSaved(page);
  await cut(context);
  await page.keyboard.type(' geheim');
  await kept(page);
  await kill(page);
  // The very rows, under another person's name: as her browser would have them.
  const visitor = await context.newPage();
  await visitor.goto('/de');
  await visitor.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('foyer-journal', 1);
        request.onsuccess = () => {
          const rows = request.result.transaction('rows', 'readwrite').objectStore('rows');
          rows.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return resolve();
            const [, ...rest] = cursor.key as string[];
            rows.put(cursor.value, ['somebody@theatre.example', ...rest]);
            cursor.delete();
            cursor.continue();
          };
        };
      }),
  );
  await mend(context);
  const next = await reopen(context);
  await expect.poll(() => modulesOf(next)).toEqual(['Meins']);
  await next.waitForTimeout(1500);
  expect(await modulesOf(next)).toEqual(['Meins']);
  await expect(toolbar(next).getByRole('button', { name: /Nicht übernommen/ })).toHaveCount(0);
});

test('a browser that keeps nothing says so, and the server has it all the same', async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  await edit(page, path);
  await expect(toolbar(page).getByText('Ohne Zwischenspeicher')).toBeVisible();
  await addHeadline(page, 'Auf dem Server');
  await isSaved(page);
  await page.reload();
  await expect.poll(() => modulesOf(page)).toEqual(['Auf dem Server']);
});

test('what was written in a dialog is offered again after a crash, and after a slip', async ({
  page,
  context,
}) => {
  await addHeadline(page, 'Titel');
  await isSaved(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Überschrift: Felder bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: /Überschrift/ });
  await dialog.getByRole('group', { name: 'Oberzeile' }).getByLabel('Deutsch').fill('Davor geschrieben');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('status').getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect(dialog.getByRole('group', { name: 'Oberzeile' }).getByLabel('Deutsch')).toHaveValue(
    'Davor geschrieben',
  );
  await kept(page);
  await kill(page);
  const next = await reopen(context);
  await toolbar(next).getByRole('button', { name: 'Nicht übernommen: 1' }).click();
  const waiting = next.getByRole('dialog', { name: 'Nicht übernommen' });
  await expect(waiting.getByText('Davor geschrieben')).toBeVisible();
  await waiting.getByRole('button', { name: 'Verwerfen' }).click();
  await waiting.getByRole('button', { name: 'Wirklich verwerfen?' }).click();
  await expect(waiting.getByText('Hier wartet nichts mehr.')).toBeVisible();
});

test('a word that is not finished is kept as well', async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await addHeadline(page, 'Ein ');
  await isSaved(page);
  await cut(context);
  const input = await context.newCDPSession(page);
  // As on a telephone, where every word is put together before it stands.
  await input.send('Input.imeSetComposition', { text: 'Abend', selectionStart: 5, selectionEnd: 5 });
  await expect(page.locator('[data-field=content]')).toHaveText('Ein Abend');
  await kept(page);
  await kill(page);
  await mend(context);
  const next = await reopen(context);
  await expect.poll(() => modulesOf(next)).toEqual(['Ein Abend']);
});

test('who logs in over the page of somebody else gets a page of her own', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await addHeadline(page, 'Meins');
  await isSaved(page);
  await cut(context);
  await page.keyboard.type(' geheim');
  await kept(page);
  const user = /pageeditor-api\/user$/;
  const answer = await (await page.request.get('/de/pageeditor-api/user')).json();
  await context.route(user, (route) =>
    route.fulfill({ json: { ...answer, email: 'somebody@theatre.example', username: 'Somebody' } }),
  );
  // Whatever asks next who is there.
  await toolbar(page).getByRole('button', { name: 'Bearbeiten beenden' }).click();
  await expect(toolbar(page).getByText('Somebody')).toBeVisible({ timeout: 20_000 });
  await page.goto(`${path}?edit`);
  await isAlive(page);
  await expect.poll(() => modulesOf(page)).toEqual(['Meins']);
  await context.unroute(user);
  await mend(context);
  await page.reload();
  await expect.poll(() => modulesOf(page)).toEqual(['Meins geheim']);
});
