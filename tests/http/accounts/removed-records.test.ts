// The address of a removed record says so and offers to restore it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event } from '../../api/fixture/ids.ts';
import { fillPages } from '../../api/fixture/pages.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
let editor: TestLogin;
beforeAll(async () => {
  site = await openTestSite('removed_records', {}, { fill: fillPages });
  editor = await loginAs(site.database, 'editor', { PUBLIC_URL: publicUrl });
});
afterAll(() => site.close());

const send = (method: string, path: string, body?: object) =>
  site.get(path, {
    method,
    headers: { ...editor.headers, Origin: publicUrl },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const screen = (path: string) => site.get(path, { headers: { cookie: editor.cookie } });

test.each([
  ['events', event.timeOpen, /<h1[^>]*>[^<]+, \p{L}{2} \d+\.\d+\./u],
  ['persons', 301, /<h1[^>]*>\p{L}+ /u],
] as const)(
  '%s: a removed record is restored at its own address, also in another tab',
  async (resource, id, title) => {
    const base = `/de/api/cms-hub/${resource}/${id}/`;
    const { version } = JSON.parse((await send('GET', base)).text);
    expect(
      (await send('DELETE', `${base}?version=${version}&operation_id=remove-${id}&seen=1000`)).status,
    ).toBe(200);
    const there = await screen(`/cms/${resource}/${id}`);
    expect(there.status).toBe(404);
    expect(there.text).toMatch(title);
    expect(there.text).toMatch(/ ist entfernt\. \([^()]+, \d+\.\d+\.\d{4}, \d\d\.\d\d\)/);
    expect((await send('POST', `${base}restore/`, { operation_id: `restore-${id}` })).status).toBe(200);
    expect((await screen(`/cms/${resource}/${id}`)).status).toBe(200);
  },
);

test('an id that never existed is a plain 404', async () => {
  const never = await screen('/cms/persons/99999');
  expect([never.status, /entfernt/.test(never.text)]).toEqual([404, false]);
});
