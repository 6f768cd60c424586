// From the draft to the public: what nobody sees before it is published, and the way back to what was.
import { expect } from '@playwright/test';
import {
  addHeadline,
  addModule,
  edit,
  isSaved,
  modulesOf,
  newPage,
  publish,
  sees,
  toolbar,
} from '../editor.ts';
import { test } from './editing-test.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await edit(page, await newPage(page, baseURL));
});

test('a draft is in no page, no data and no answer that a visitor gets', async ({ page, visitor }) => {
  const canary = `Kanarienvogel${Date.now().toString(36)}`;
  await addHeadline(page, 'Offen');
  await isSaved(page);
  await publish(page);
  await page.locator('[data-field=content]').click();
  await page.keyboard.type(`${canary} `);
  await addHeadline(page, canary);
  await isSaved(page);
  await expect(toolbar(page).getByText('Noch nicht öffentlich')).toBeVisible();

  const { pathname } = new URL(page.url());
  const english = pathname.replace('/de/', '/en/');
  const name = pathname.slice(4);
  const { container } = await (await page.request.get(`/de/pageeditor-api/page/${name}?edit`)).json();
  const { draft } = await (await page.request.get(`/de/pageeditor-api/page/${name}?edit`)).json();
  expect(JSON.stringify(draft)).toContain(canary);
  const slug = `page-${(await (await page.request.get(`/de/pageeditor-api/page/${name}`)).json()).id}`;

  const paths = [pathname, english].flatMap((path) => [
    path,
    `${path}?edit`,
    `${path}.data`,
    `${path}.data?edit`,
  ]);
  for (const locale of ['de', 'en']) {
    const api = `/${locale}/pageeditor-api`;
    paths.push(`${api}/page/${name}`, `${api}/page/${name}?edit`, `${api}/nav`);
    paths.push(`${api}/container/by-slug/${slug}`, `${api}/container/by-slug/${slug}?edit`);
    paths.push(`${api}/module/headline/${draft[0].id}`, `${api}/container/${container}/snapshots`);
    paths.push(`/${locale}`);
  }
  for (const path of [...paths, '/sitemap.xml', '/api/openapi.json']) {
    expect(await (await visitor.request.get(path)).text(), path).not.toContain(canary);
  }
});

test('what was published before comes back as a draft, and is public when it is published', async ({
  page,
  visitor,
}) => {
  await addHeadline(page, 'Eins');
  await isSaved(page);
  await publish(page);
  await page.locator('[data-field=content]').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Zwei');
  await isSaved(page);
  await publish(page);

  await toolbar(page).getByRole('button', { name: 'Verlauf' }).click();
  const publications = page.getByRole('dialog').locator('[data-entry=publication]');
  await expect(publications).toHaveCount(2);
  await expect(publications.first()).toContainText('jetzt öffentlich');
  await publications
    .last()
    .getByRole('button', { name: /^Wiederherstellen/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Wiederherstellen' })
    .getByRole('button', { name: 'Wiederherstellen' })
    .click();
  await expect.poll(() => modulesOf(page)).toEqual(['Eins']);
  await expect(toolbar(page).getByText('Noch nicht öffentlich')).toBeVisible();
  await visitor.goto(new URL(page.url()).pathname);
  await sees(visitor, () => visitor.getByRole('heading', { name: 'Zwei' }));
  await publish(page);
  await sees(visitor, () => visitor.getByRole('heading', { name: 'Eins' }));
});

test('the toolbar says from the start whether there is something to publish', async ({ page }) => {
  await addHeadline(page, 'Eins');
  await isSaved(page);
  await page.reload();
  await expect(toolbar(page).getByText('Noch nicht öffentlich')).toBeVisible();
  await publish(page);
  await page.reload();
  await expect(toolbar(page).getByText('Veröffentlicht', { exact: true })).toBeVisible();
});

test('a module that was put in and left empty is in nobody’s way', async ({ page }) => {
  await addHeadline(page, 'Voll');
  await addModule(page, 'Zitat');
  await expect(page.locator('[data-module=quote] [data-field=content]')).toBeFocused();
  await page.keyboard.press('Escape');
  await isSaved(page);
  await publish(page);
  // Leaving asks nothing, and takes it away.
  page.on('dialog', () => expect(true, 'a question').toBe(false));
  await toolbar(page).getByRole('button', { name: 'Bearbeiten beenden' }).click();
  await toolbar(page).getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await expect(page.locator('[data-frame]')).toHaveCount(1);
  expect(await modulesOf(page)).toEqual(['Voll']);
  await page.reload();
  await expect(page.locator('[data-frame]')).toHaveCount(1);
});

test('modules are dragged by their handle', async ({ page }) => {
  for (const text of ['Eins', 'Zwei', 'Drei']) await addHeadline(page, text);
  await isSaved(page);
  await page.locator('[data-field=content]').first().click();
  const handle = page.getByRole('toolbar', { name: 'Überschrift' }).getByRole('button', { name: 'Ziehen' });
  await handle.hover();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/drag-[^/]*\.js$/.test(name)),
  );
  const last = await page.locator('[data-module]').last().boundingBox();
  await page.mouse.down();
  await page.mouse.move((last?.x ?? 0) + 100, (last?.y ?? 0) + (last?.height ?? 0) - 14, { steps: 8 });
  await page.mouse.move((last?.x ?? 0) + 100, (last?.y ?? 0) + (last?.height ?? 0) - 4);
  await page.mouse.up();
  await expect.poll(() => modulesOf(page)).toEqual(['Zwei', 'Drei', 'Eins']);
  await isSaved(page);
});
