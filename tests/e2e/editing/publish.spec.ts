// Publishing: drafts are not public before it, and earlier states can be restored after it.
import { expect } from '@playwright/test';
import {
  createPage,
  edit,
  modulesOf,
  publish,
  publishByRequest,
  sendRequest,
  toolbar,
  untilVisitorSees,
  updateByRequest,
  workingCopy,
} from '../editor.ts';
import { test } from './editing-test.ts';

test('a draft is in no page, data or response for visitors', async ({ page, visitor }) => {
  const canary = `Kanarienvogel${Date.now().toString(36)}`;
  const path = await createPage(page, 'de', [['headline', { content: { de: 'Offen' } }]]);
  await publishByRequest(page, path);
  const { id, draft: published } = await workingCopy(page, path);
  const data = { content: { de: canary } };
  for (const module of published) await updateByRequest(page, module, data);
  const added = { operation_id: crypto.randomUUID(), container: id, parent: null, column: 0, order: 1, data };
  await sendRequest(page, 'POST', 'module/headline', added);
  await edit(page, path);
  await expect(toolbar(page).getByText('Noch nicht öffentlich')).toBeVisible();

  const english = path.replace('/de/', '/en/');
  const name = path.slice(4);
  const { container } = await (await page.request.get(`/de/pageeditor-api/page/${name}?edit`)).json();
  const { draft } = await (await page.request.get(`/de/pageeditor-api/page/${name}?edit`)).json();
  expect(JSON.stringify(draft)).toContain(canary);
  const slug = `page-${(await (await page.request.get(`/de/pageeditor-api/page/${name}`)).json()).id}`;

  const paths = [path, english].flatMap((one) => [one, `${one}?edit`, `${one}.data`, `${one}.data?edit`]);
  for (const locale of ['de', 'en']) {
    const api = `/${locale}/pageeditor-api`;
    paths.push(`${api}/page/${name}`, `${api}/page/${name}?edit`, `${api}/nav`);
    paths.push(`${api}/container/by-slug/${slug}`, `${api}/container/by-slug/${slug}?edit`);
    paths.push(`${api}/module/headline/${draft[0].id}`, `${api}/container/${container}/snapshots`);
    paths.push(`/${locale}`);
  }
  for (const one of [...paths, '/sitemap.xml', '/api/openapi.json']) {
    expect(await (await visitor.request.get(one)).text(), one).not.toContain(canary);
  }
});

test('an earlier publication is restored as a draft, and public when published', async ({
  page,
  visitor,
}) => {
  const path = await createPage(page, 'de', [['headline', { content: { de: 'Eins' } }]]);
  await publishByRequest(page, path);
  for (const module of (await workingCopy(page, path)).draft) {
    await updateByRequest(page, module, { content: { de: 'Zwei' } });
  }
  await publishByRequest(page, path);
  await edit(page, path);
  await expect(toolbar(page).getByText('Veröffentlicht', { exact: true })).toBeVisible();

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
  await visitor.goto(path);
  await untilVisitorSees(visitor, () => visitor.getByRole('heading', { name: 'Zwei' }));
  await publish(page);
  await untilVisitorSees(visitor, () => visitor.getByRole('heading', { name: 'Eins' }));
});
