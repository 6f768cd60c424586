// Legal pages that every page links to but that nobody has published are an issue.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hub } from '#domain/hub/hub.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let editor: TestLogin;
beforeAll(async () => {
  api = await openTestApi('legal_pages');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());

async function missing() {
  const response = await api.ask('/de/api/cms-hub/', { headers: editor.headers });
  const { care } = (await response.json()) as Hub;
  const group = care.find(({ kind }) => kind === 'legal-page-missing');
  return group?.entries.map(({ title, url }) => [title, url]) ?? [];
}

it('names legal pages that are missing or offline, until they are online or redirected', async () => {
  const { db } = api.database;
  const run = (query: string) => db.execute(sql.raw(query));
  await run('truncate pages, containers cascade');
  const imprint = ['/de/impressum', '/de?edit'];
  expect(await missing()).toEqual([imprint, ['/de/datenschutz', '/de?edit']]);

  await run(`with c as (insert into containers (slug, content_type) values ('page-1', 'page') returning id)
    insert into pages (container_id, path_de, path_en, title)
      select id, 'datenschutz', 'privacy', '{"de": "Datenschutz"}' from c`);
  expect(await missing()).toEqual([imprint, ['Datenschutz', '/de/datenschutz?edit']]);

  await run('update pages set is_online = true');
  expect(await missing()).toEqual([imprint]);

  // The English address leads to the same page.
  await run("update pages set path_en = 'data-protection'");
  expect(await missing()).toEqual([imprint, ['/en/privacy', '/de?edit']]);

  await run(`insert into redirects (old_path, new_path)
    values ('/en/privacy', '/en/data-protection'), ('/de/impressum', 'https://city.example/impressum'),
      ('/en/imprint/', 'https://city.example/imprint')`);
  expect(await missing()).toEqual([]);
});
