// The search index contains what is public: it follows publishing and removal.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { screenSlotNames, screenSlots } from '#domain/pages/screen-slots.ts';
import type { SearchResponse, SearchResult } from '#domain/search/search.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { booklet_sections, productions } from '#server/db/schema/productions.ts';
import { runNextDue } from '#server/services/publishing/run-due.ts';
import { ensureIndex, indexRecords, rebuildIndex } from '#server/services/search/write-index.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { both, event, production } from '../fixture/ids.ts';

let api: TestApi;
let editor: TestLogin;

beforeAll(async () => {
  api = await openTestApi('search_index');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.execute(sql`truncate pages, containers, module_operations cascade`);
  await api.database.db.transaction(rebuildIndex);
});

const call = <T>(method: string, path: string, body?: unknown) =>
  done<T>(api.edit(editor, method, path, body));

async function found(query: string, locale = 'de'): Promise<SearchResult[]> {
  const { events, content } = await api.read<SearchResponse>(
    `/${locale}/api/search/?query=${encodeURIComponent(query)}`,
  );
  return [...events.results, ...content.results];
}
const urls = async (query: string, locale = 'de') => (await found(query, locale)).map(({ url }) => url);

const isPlay = ({ kind }: SearchResult) => kind === 'production' || kind === 'event';

const create = (title: object, more: object = {}) =>
  call<DraftPage>('POST', 'pages', { parent: null, title, is_online: true, ...more });
const update = async ({ id }: DraftPage, fields: object) => {
  const { version } = await call<DraftPage>('GET', `pages/${id}`);
  return call<DraftPage>('PUT', `pages/${id}`, { version, ...fields });
};
const write = (container: number | null, de: string, en?: string) =>
  call('POST', 'module/text', {
    operation_id: randomUUID(),
    container,
    parent: null,
    column: 0,
    order: 100,
    data: { content: { de: `<p>${de}</p>`, en } },
  });
const publish = async (container: number | null) => {
  const { rows } = await api.database.pool.query('select version from containers where id = $1', [container]);
  return call('POST', `container/${container}/publish`, { version: rows[0]?.version });
};
const remove = async ({ id }: DraftPage) => {
  const { version } = await call<DraftPage>('GET', `pages/${id}`);
  return call('DELETE', `pages/${id}?version=${version}`);
};

it('a text is found once published, and a draft by no request', async () => {
  const canary = 'Kanarienvogelentwurf';
  const page = await create({ de: 'Besuch', en: 'Visit' });
  await write(page.container, canary);
  for (const locale of ['de', 'en']) {
    for (const query of [canary, canary.slice(0, 14), 'Kanarienvogelentwrf', 'besuch kanarienvogelentwurf']) {
      for (const name of ['search', 'search-events', 'search-content', 'search-autocomplete']) {
        const response = await api.ask(`/${locale}/api/${name}/?query=${query}`);
        expect((await response.text()).toLowerCase(), `${name} ${query}`).not.toContain(canary.toLowerCase());
      }
    }
  }
  await publish(page.container);
  expect(await urls(canary)).toEqual(['/de/besuch']);
  const [shown] = await found(canary, 'en');
  expect(shown).toMatchObject({ url: '/en/visit', excerpt: canary, in_german: ['excerpt'] });
  expect((await found('vogelentwurf'))[0]?.url).toBe('/de/besuch');

  await write(page.container, 'Nachtigall');
  expect(await urls('Nachtigall')).toEqual([]);
});

it('offline and deleted pages are not found, and moved ones at their new address', async () => {
  const above = await create({ de: 'Haus', en: 'House' });
  const below = await create({ de: 'Werkstattgespräch' }, { parent: above.id });
  await write(below.container, 'Zwischenruf');
  await publish(below.container);
  expect(await urls('Zwischenruf')).toEqual(['/de/haus/werkstattgespraech']);

  await update(above, { slug: { de: 'gebaeude' } });
  expect(await urls('Zwischenruf')).toEqual(['/de/gebaeude/werkstattgespraech']);
  await update(below, { title: { de: 'Probengespräch' } });
  expect(await found('Probengespräch')).toEqual([]);
  await publish(below.container);
  expect(await urls('Werkstattgespräch')).toEqual([]);
  expect((await found('Probengespräch'))[0]).toMatchObject({ title: 'Probengespräch' });

  await update(below, { is_online: false });
  expect(await urls('Zwischenruf')).toEqual([]);
  await update(below, { is_online: true });
  expect(await urls('Zwischenruf')).toHaveLength(1);

  await remove(above);
  expect(await urls('Zwischenruf')).toEqual([]);
  await call('POST', `pages/${above.id}/restore`);
  expect(await urls('Zwischenruf')).toHaveLength(1);
});

it('modules of a record count for the record', async () => {
  const { db } = api.database;
  const [section] = await db
    .insert(booklet_sections)
    .values({ production_id: production.faust, headline: both('Die Wette', 'The wager') })
    .returning();
  await db.transaction((queries) => indexRecords(queries, 'booklet', [section?.id as number]));
  const places: [slug: string, kind: string][] = [
    [`production-${production.faust}`, 'production'],
    [`booklet-section-${section?.id}`, 'booklet'],
    ['venue-7', 'venue'],
  ];
  for (const [slug, kind] of places) {
    const word = `Fundwort${kind}`;
    const { id } = await call<{ id: number }>('POST', 'container', { slug, content_type: kind });
    await write(id, word);
    expect(await found(word)).toEqual([]);
    await publish(id);
    expect(await found(word)).toMatchObject([{ kind }]);
  }
  expect((await found('Wette'))[0]?.url).toMatch(new RegExp(`/programmheft\\?tab=${section?.id}$`));
  // Events and the booklet of an offline play are not found either.
  await db.update(productions).set({ is_online: false }).where(sql`id = ${production.faust}`);
  await db.transaction(rebuildIndex);
  expect(await found('Wette')).toEqual([]);
  expect(await found('Faust')).toEqual([]);
  await db.update(productions).set({ is_online: true }).where(sql`id = ${production.faust}`);
});

it('modules on the home page and on lists count for these', async () => {
  // Different enough not to match each other as typing errors.
  const words = [
    'Zuckerhut',
    'Regenbogen',
    'Schneckenpost',
    'Trommelwirbel',
    'Papierflieger',
    'Kerze',
    'Mühlrad',
  ];
  for (const [at, slug] of screenSlotNames.entries()) {
    const word = words[at] as string;
    const { id } = await call<{ id: number }>('POST', 'container', { slug, content_type: 'screen' });
    await write(id, word, `Interlude${word}`);
    expect(await urls(word)).toEqual([]);
    await publish(id);
    expect(await found(word)).toMatchObject([
      { kind: 'screen', url: pathFor(screenSlots[slug], 'de'), excerpt: word },
    ]);
    expect(await urls(`Interlude${word}`, 'en')).toEqual([pathFor(screenSlots[slug], 'en')]);
  }
});

it.each([
  // Lists by what they are called, and by what else people call them.
  ['de', 'termine', 'screen', '/de/termine'],
  ['de', 'Spielplan', 'screen', '/de/termine'],
  ['en', 'calendar', 'screen', '/en/event-calendar'],
  ['en', 'season tickets', 'screen', '/en/subscriptions'],
  // Sections and news of the home page.
  ['de', 'Vorverkauf', 'screen', '/de'],
  ['en', 'touch tours', 'screen', '/en'],
  // Venues by their facts, doors and stages; forms by what they say of themselves.
  ['de', 'Rampe', 'venue', '/de/spielstaetten/thalia/7'],
  ['de', 'Rang', 'venue', '/de/spielstaetten/thalia/7'],
  ['en', 'door', 'venue', '/en/venues/thalia/7'],
  ['de', 'Ballsaal', 'venue', '/de/spielstaetten/thalia-gaussstrasse/11'],
  ['de', 'ausfüllen', 'form', '/de/forms/alles'],
  ['en', 'everything', 'form', '/en/forms/alles'],
])('%s %s: %s %s', async (locale, query, kind, url) => {
  const results = (await found(query, locale)).filter((result) => !isPlay(result));
  expect(results[0]).toMatchObject({ kind, url });
});

it.each([
  ['a form that is offline', 'Geschlossen'],
  ['news that are', 'Vorabnotiz'],
  ['a section of the home page that is', 'Zehn Prozent'],
])('does not find %s', async (_, query) => expect(await urls(`"${query}"`)).toEqual([]));

it('scheduled publications are found from their time until taken offline', async () => {
  const page = await create({ de: 'Sommerfest' }, { is_online: false });
  await write(page.container, 'Lampionumzug');
  const plan = (action: string, at: string) =>
    call('POST', `container/${page.container}/schedule`, { action, at, languages: ['de', 'en'] });
  await plan('publish', '2026-04-01T10:00');
  await plan('offline', '2026-04-02T10:00');
  expect(await urls('Lampionumzug')).toEqual([]);
  await runNextDue(api.database, new Date('2026-04-01T08:00:00Z'));
  expect(await urls('Lampionumzug')).toEqual(['/de/sommerfest']);
  await runNextDue(api.database, new Date('2026-04-02T08:00:00Z'));
  expect(await urls('Lampionumzug')).toEqual([]);
});

it('a new word splits compounds indexed before it', async () => {
  const first = await create({ de: 'Drachenfliegerschule' });
  expect(await urls('Schule')).toEqual(['/de/drachenfliegerschule']);
  expect(await urls('Flieger')).toEqual(['/de/drachenfliegerschule']);
  await create({ de: 'Flieger' });
  expect(await urls('Flieger')).toEqual(['/de/flieger', '/de/drachenfliegerschule']);
  await remove(first);
  expect(await urls('Flieger')).toEqual(['/de/flieger']);
});

it('offline events and those of offline plays are not found', async () => {
  const { rows } = await api.database.pool.query(
    `select record_id from search_documents where kind = 'event' and lang = 'de'`,
  );
  const ids = rows.map(({ record_id }) => record_id);
  expect(ids).toContain(event.overAtNoon);
  expect(ids).not.toContain(event.offline);
  expect(ids).not.toContain(event.ofOfflineProduction);
});

it('incremental updates give the same index as a rebuild', async () => {
  const state = async () => {
    const documents = await api.database.pool.query(
      'select lang, kind, record_id, title, body, parts, url, data, play, date, tsv from search_documents order by 1, 2, 3',
    );
    const words = await api.database.pool.query('select * from search_words order by 1, 2');
    return [documents.rows, words.rows];
  };
  const page = await create({ de: 'Besuch', en: 'Visit' });
  await write(page.container, 'Theaterkasse und Garderobe', 'Box office and cloakroom');
  await publish(page.container);
  await create({ de: 'Kasse' });
  await update(page, { title: { de: 'Ihr Besuch', en: 'Your visit' } });
  const grown = await state();
  await api.database.db.transaction(rebuildIndex);
  expect(grown).toEqual(await state());
});

it('is rebuilt when the program’s index version changes', async () => {
  const { database } = api;
  await database.db.execute(sql`update settings set value = '0' where key = 'SEARCH_INDEX'`);
  await database.db.execute(sql`delete from search_documents`);
  expect(await ensureIndex(database)).toBe(true);
  expect(await found('Faust')).not.toEqual([]);
  expect(await ensureIndex(database)).toBe(false);
});
