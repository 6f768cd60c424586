// The home page requested as a page: a screen without a page record.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { type containerSchema, pageSchema } from '#server/api/pages/pages-schema.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { fillPages, page } from '../fixture/pages.ts';

type Page = z.infer<typeof pageSchema>;
type Container = z.infer<typeof containerSchema>;

let api: TestApi;
let editor: TestLogin;
beforeAll(async () => {
  api = await openTestApi('front_page');
  editor = await loginAs(api.database, 'editor');
});
beforeEach(() => fillPages(api.database));
afterAll(() => api.close());

it.each([
  ['de', 'Start'],
  ['en', 'Home'],
])('is returned in %s with the modules of its container', async (locale, title) => {
  const answer = await api.read<Page>(`/${locale}/pageeditor-api/page/index`);
  expect(pageSchema.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    title,
    urls: { de: '/de', en: '/en' },
    content_type: 'screen',
    parents: [],
  });
  const place = await api.read<Container>(`/${locale}/pageeditor-api/container/by-slug/index`);
  expect([answer.container, answer.modules]).toEqual([place.id, place.modules]);
  const edited = await api.ask(`/${locale}/pageeditor-api/page/index?edit`, {
    headers: { Cookie: editor.cookie },
  });
  expect(await edited.json()).toMatchObject({ is_draft: true, container_version: 3, draft: [{ id: 92 }] });
});

it('is the editors’ page of that name if there is one', async () => {
  await api.database.db.execute(
    sql`update pages set path_de = '', path_en = 'index' where id = ${page.food}`,
  );
  const german = await api.read<Page>('/de/pageeditor-api/page/index');
  expect([german.id, german.urls]).toEqual([page.food, { de: '/de', en: '/en' }]);
  expect((await api.read<Page>('/en/pageeditor-api/page/index')).id).toBe(page.food);
});
