// Editing without a connection or a session, or while the server refuses or has been upgraded.
import { expect } from '@playwright/test';
import { account } from '../../setup/accounts.ts';
import { addModule, createPage, edit, modulesOf, toolbar, untilSaved } from '../editor.ts';
import { holdRequests } from '../hold-requests.ts';
import { logInSeparately } from '../log-in.ts';
import { untilHydrated } from '../visit.ts';
import { test } from './editing-test.ts';

test('without a connection every feature works and nothing is lost, and it is saved once online', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await edit(page, await createPage(page));
  // Prefetched in the order of `prefetch.ts`; this is the last request.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/LinkForm-[^/]*\.js$/.test(name)),
  );
  await context.setOffline(true);
  await addModule(page, 'Text');
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('Im Tunnel');
  await expect(page.getByRole('alert').getByText(/Keine Verbindung/)).toBeVisible();
  await expect(toolbar(page).getByText(/Keine Verbindung/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('region', { name: /Text/ }).getByRole('button', { name: 'Link' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page
    .locator('[data-frame]')
    .first()
    .getByRole('button', { name: /bearbeiten/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Text' })).toBeVisible();
  await page.keyboard.press('Escape');
  await toolbar(page).getByRole('button', { name: 'Planen' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await untilSaved(page);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => modulesOf(page)).toEqual(['Im Tunnel']);
});

test('an edited page stays when it is read again and the server, or what stands before it, refuses, or has a new version', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/);
  await edit(page, await createPage(page, 'de', [['headline', { content: { de: 'Bleibt' } }]]));
  // Before that, a click on a word follows its link.
  await expect(page.locator('[data-editing]')).toBeAttached();
  const before = page.url();
  const write = async (words: string) => {
    await page.locator('[data-field=content]').click();
    await page.keyboard.press('End');
    await page.keyboard.type(words);
  };
  const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
  await page.locator('header').getByRole('link', { name: 'Abo' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  let refused = 0;
  const isData = /\.data(\?|$)/;
  await page.route(isData, (route) => {
    refused += 1;
    return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' });
  });
  // The page is read again when a form over it has closed.
  await page.keyboard.press('Escape');
  await expect.poll(() => refused).toBeGreaterThanOrEqual(2);
  await expect(alert('Das Neueste kommt gerade nicht durch')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  // By the time this is saved, a refusal would have been shown.
  await write(' hier');
  await untilSaved(page);
  await page.unroute(isData);

  await page.route(isData, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'other' } });
  });
  // Saves do not get through.
  await page.route('**/pageeditor-api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : undefined,
  );
  await write(' stehen');
  await page
    .locator('header a[href="/de/termine"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(alert(/neue Fassung/)).toBeVisible();
  expect(page.url()).toBe(before);
  await expect(page.locator('[data-field=content]')).toHaveText('Bleibt hier stehen');
  // One that is still asked for has no answer any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an expired session asks for a login while typing, and pending changes are saved', async ({
  page,
  context,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/401/);
  await logInSeparately(page, baseURL);
  await edit(page, await createPage(page, 'de', [['headline', { content: { de: 'Lange' } }]]));
  await page.locator('[data-field=content]').click();
  await page.keyboard.press('End');
  // The response is held until the word is typed, so that the machine's speed does not matter.
  const letGo = await holdRequests(page, '**/pageeditor-api/**');
  const { csrf_token } = await (await page.request.get('/de/pageeditor-api/user')).json();
  const kept = await context.cookies();
  await page.request.post('/de/pageeditor-api/logout', {
    headers: { Origin: baseURL ?? '', 'X-CSRFToken': csrf_token },
  });
  // The browser keeps the cookie of a session that has ended.
  await context.addCookies(kept);

  const rejected = page.waitForResponse((response) => response.status() === 401);
  await page.keyboard.type(' nachgedacht');
  letGo();
  await rejected;
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await expect(dialog.getByText('Was Sie geschrieben haben')).toBeVisible();
  expect(await modulesOf(page)).toEqual(['Lange nachgedacht']);
  await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue(account.email);
  await expect(dialog.getByLabel('Passwort')).toBeFocused();
  await page.keyboard.insertText(account.password);
  await page.keyboard.press('Enter');
  await untilSaved(page);
  await expect(page.locator('[data-field=content]')).toBeFocused();
  await page.keyboard.type(' und gesagt');
  await untilSaved(page);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => modulesOf(page)).toEqual(['Lange nachgedacht und gesagt']);
});
