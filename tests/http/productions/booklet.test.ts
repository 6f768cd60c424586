// The programme booklet on the built site: complete, online sections only, with a constant number of queries.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booklet_sections } from '#server/db/schema/productions.ts';
import { production } from '../../api/fixture/ids.ts';
import {
  draftModules,
  fillContainer,
  fillPages,
  fillPictures,
  manyModules,
} from '../../api/fixture/pages.ts';
import { loginAs } from '../../setup/login.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

const address = `/de/stuecke/nora/${production.nora}/programmheft`;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite(
    'booklet',
    {},
    {
      fill: async (database) => {
        await fillPages(database);
        await fillPictures(database);
        const quote = {
          id: 5001,
          module: 'quote' as const,
          data: { content: { de: '<p>Nur gedruckt.</p>', en: '' }, author: { de: 'Vera Lund', en: '' } },
        };
        await fillContainer(database, 41, 'booklet-section-401', [quote], {
          modules: draftModules(41, [quote]),
        });
        const modules = manyModules(20, 6000);
        await fillContainer(database, 42, 'booklet-section-402', modules, {
          modules: draftModules(42, modules),
        });
        const draft = {
          id: 7001,
          module: 'headline' as const,
          data: { content: { de: 'Noch geheim', en: '' } },
        };
        await fillContainer(database, 43, 'booklet-section-403', [draft], {
          modules: draftModules(43, [draft]),
        });
      },
    },
  );
}, 180_000);
afterAll(() => site.close());

test('every online section has its published content', async () => {
  const { status, text } = await site.get(`${address}?tab=402`);
  expect(status).toBe(200);
  expect(text).toContain('data-theme="dark"');
  for (const shown of ['Das Geräusch einer Tür', 'Makronen', 'Nur gedruckt.']) expect(text).toContain(shown);
  for (const hidden of ['Entwurf', 'Noch geheim']) expect(text).not.toContain(hidden);
  const listed = [...text.matchAll(/<li><a[^>]* href="[^"]*tab=(\w+)"/g)].map(([, tab]) => tab);
  // The links to the other language's sections come after these.
  expect(listed.slice(0, 3)).toEqual(['cast', '402', '401']);
});

test('a German section is marked on the English page', async () => {
  const { text } = await site.get(`/en/whats-on/a-dolls-house/${production.nora}/programme?tab=402`);
  expect(text).toMatch(/<h2[^>]*lang="de"[^>]*>Das Geräusch einer Tür/);
  expect(text).toMatch(/<h2[^>]*>Macaroons/);
});

test.each([
  [address.replace('/nora/', '/falsch/'), 301, address],
  [`${address}?tab=403`, 302, address],
  [`${address}?tab=99999999999`, 302, address],
  [`/de/stuecke/faust/${production.faust}/programmheft`, 404, undefined],
  [`/de/stuecke/offline/${production.offline}/programmheft`, 404, undefined],
  ['/de/stuecke/nora/0/programmheft', 404, undefined],
  ['/de/stuecke/nora/99999999999/programmheft', 404, undefined],
])('%s responds with %i', async (target, status, location) => {
  const answer = await site.get(target);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test('sections need no further queries', async () => {
  // Each section is an uncached page.
  const queriesOf = async (section: number) => {
    site.takeQueries();
    const target = `${address}.data?_routes=productions-slug-id-booklet___de&tab=${section}`;
    expect((await site.get(target)).status).toBe(200);
    return site.takeQueries().length;
  };
  // Addresses that have moved, which all pages share.
  await site.get('/de/presse');
  const before = await queriesOf(401);
  expect(before).toBe(5);
  await site.database.db
    .update(booklet_sections)
    .set({ is_online: true })
    .where(eq(booklet_sections.id, 403));
  expect(await queriesOf(403)).toBe(before);
});

test('an editor sees the working copy of the open section', async () => {
  const editor = await loginAs(site.database, 'editor');
  const { text, status } = await site.get(`${address}?tab=401&edit`, { headers: { cookie: editor.cookie } });
  expect(status).toBe(200);
  expect(text).toContain('Nur gedruckt.');
});
