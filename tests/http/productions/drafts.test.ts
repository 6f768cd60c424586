// Drafts of records on the built site: in pages for editors on request, and nowhere else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record_drafts } from '#server/db/schema/drafts.ts';
import { publicEndpoints } from '../../api/endpoint/endpoints.ts';
import { production } from '../../api/fixture/ids.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

const canary = 'Kanarienvogel';

let site: TestSite;
let editor: TestLogin;
let press: TestLogin;
beforeAll(async () => {
  site = await openTestSite('drafts_of_records');
  editor = await loginAs(site.database, 'editor');
  press = await loginAs(site.database, 'evening-service');
  const draft = (resource: 'productions' | 'events', record_id: number, data: object) =>
    site.database.db.insert(record_drafts).values({
      resource,
      record_id,
      data: { ...data },
      base: {},
      operation_id: `draft-${record_id}`,
      changed_by: editor.user_id,
    });
  await draft('productions', production.nora, { lead: { de: canary, en: canary } });
  // The draft cannot be stored; the page is shown without it.
  await draft('productions', production.faust, { duration: 'ewig' });
  await site.get('/de', { headers: { cookie: editor.cookie } });
}, 180_000);
afterAll(() => site.close());

const address = async () => (await site.get(`/de/stuecke/-/${production.nora}`)).headers.location as string;
const as = ({ cookie }: TestLogin) => ({ headers: { cookie } });

test('editors see drafts in the page and its data on request', async () => {
  const path = await address();
  for (const target of [`${path}?edit`, `${path}.data?edit`, `${path}?edit&noToolbar`]) {
    const { status, text } = await site.get(target, as(editor));
    expect([target, status]).toEqual([target, 200]);
    expect(text, target).toContain(canary);
  }
  expect((await site.get(path, as(editor))).text).not.toContain(canary);
});

test('nobody else sees drafts in any page, endpoint, feed or search, also after an editor’s request', async () => {
  const path = await address();
  const pages = [path, `${path}?edit`, '/de', '/de/spielplan', '/de/stuecke', '/de/suche?query=nora'];
  for (const target of [...pages, ...pages.map((page) => page.replace('/de', '/en'))]) {
    for (const options of [{}, as(press)]) {
      expect((await site.get(target, options)).text, target).not.toContain(canary);
    }
  }
  for (const { path: call, query = '' } of publicEndpoints) {
    for (const locale of ['de', 'en']) {
      const { status, text } = await site.get(`/${locale}${call}/${query}`);
      expect([call, status]).toEqual([call, 200]);
      expect(text, call).not.toContain(canary);
    }
  }
  expect((await site.get(`/de/api/search/?query=${canary}`)).text).not.toMatch(/stuecke/);
});

test('drafts need a few queries each, on one connection', async () => {
  const path = await address();
  const queriesOf = async () => {
    site.takeQueries();
    await site.get(`${path}?edit`, as(editor));
    return site.takeQueries().length;
  };
  const some = await queriesOf();
  await site.database.db.delete(record_drafts);
  // The queries: reading drafts, locks and savepoints, the record with its lists, affected documents, writing.
  expect(some - (await queriesOf())).toBe(15);
});
