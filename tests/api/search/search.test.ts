// The search on the demo season, alone and among 20,000 other documents: the ranking of realistic queries, and texts
// that are never found.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '#domain/events/event.ts';
import type { SearchCompletion, SearchResponse, SearchResult } from '#domain/search/search.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { documents, fillGenerated } from '../../../bench/generated-season.ts';
import { demoSeasonTimeout, ensureDemoSeason } from '../../setup/demo-database.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  await ensureDemoSeason();
  api = await openTestApi('search', 'demo');
}, demoSeasonTimeout);
afterAll(() => api.close());

const asked = (query: string) => new URLSearchParams({ query }).toString();
const search = (query: string, locale = 'de') =>
  api.read<SearchResponse>(`/${locale}/api/search/?${asked(query)}`);
const first = ({ results }: SearchResponse['events']) =>
  results[0] ? `${results[0].kind} ${results[0].title}` : '';
const titles = ({ results }: { results: SearchResult[] }) => results.map(({ title }) => title);

describe('what comes first', () => {
  it.each([
    // A title, in any case, and with the article that it has.
    ['de', 'faust', 'production Faust', 'person Friedrich Mahler-Toth'],
    ['de', 'DER KIRSCHGARTEN', 'production Der Kirschgarten', ''],
    ['de', 'kirschgärten', 'production Der Kirschgarten', ''],
    ['de', 'shandy', 'production Leben und Ansichten des Tristram Shandy, Gentleman', ''],
    ['en', 'tempest', 'production The Tempest', ''],
    // The name that the author gave it, and the author.
    ['en', 'doll’s house', 'production Nora', ''],
    ['de', 'Moliere', 'production Der eingebildete Kranke', ''],
    // People, pages, what is sold.
    ['de', 'Mira Okafor', '', 'person Mira Okafor'],
    ['de', 'anfahrt', '', 'page Anfahrt'],
    ['de', 'impressum', '', 'page Impressum'],
    ['de', 'flex abo', '', 'subscription Flex-Abo'],
    ['en', 'imprint', '', 'page Imprint'],
    // An umlaut in any of its spellings.
    ['de', 'große bühne', '', 'venue Thalia'],
    ['de', 'grosse buehne', '', 'venue Thalia'],
    ['en', 'gaussstrasse', '', 'venue Thalia Gaußstraße'],
    // Words in other forms.
    ['de', 'wette', '', 'booklet Die Wette'],
    ['en', 'wagers', '', 'booklet The wager'],
    // Only words without a meaning of their own.
    ['de', 'was', 'production Was ihr wollt', ''],
    ['de', 'was ihr wollt', 'production Was ihr wollt', ''],
    ['de', 'aus mit von', '', ''],
    // Operators: words in this order, one or the other, exclusion.
    ['de', '"zerbrochne krug"', 'production Der zerbrochne Krug', ''],
    ['de', '"krug zerbrochne"', '', ''],
    ['de', 'xyz or hamlet', 'production Hamlet', ''],
    ['de', 'impressum -telefon', '', ''],
    ['de', '-faust', '', ''],
  ])('%s: %s', async (locale, query, play, other) => {
    const answer = await search(query, locale);
    if (play !== '') expect(first(answer.events)).toBe(play);
    if (other !== '') expect(first(answer.content)).toBe(other);
    if (play + other === '') expect([answer.events.count, answer.content.count]).toEqual([0, 0]);
    expect(answer).toMatchObject({ match: 'all', suggestion: null });
  });

  it.each([
    ['de', 'fasut', 'faust', 'production Faust'],
    ['de', 'hamelt', 'hamlet', 'production Hamlet'],
    ['de', 'Gretchn', 'gretchen', 'production Faust'],
    ['de', 'kirschgartn', 'kirschgarten', 'production Der Kirschgarten'],
    ['de', 'der zerbrochene krugg', 'der zerbrochne krug', 'production Der zerbrochne Krug'],
    // The surrounding words decide which of several likely corrections is chosen.
    ['de', 'hada gabler', 'hedda gabler', 'production Hedda Gabler'],
    ['en', 'tempset', 'tempest', 'production The Tempest'],
    ['en', 'hamlat', 'hamlet', 'production Hamlet'],
  ])('%s with a slip: %s', async (locale, query, suggestion, play) => {
    const answer = await search(query, locale);
    expect(answer.match).toBe('suggestion');
    expect(answer.suggestion).toBe(suggestion);
    expect(first(answer.events)).toBe(play);
  });

  it('where nothing has all of the words, what has most of them', async () => {
    const answer = await search('faust xylanthar kaufen');
    expect(answer.match).toBe('any');
    expect(first(answer.events)).toBe('production Faust');
  });

  it('compounds are found by their parts, and parts by compounds', async () => {
    const { pool } = api.database;
    const { rows } = await pool.query<{ title: string; body: string; parts: string }>(
      `select title, body, parts from search_documents where lang = 'de' and kind not in ('event', 'production')`,
    );
    for (const [part, compound] of [
      ['theater', 'Theaterkasse'],
      ['stück', 'Theaterstück'],
      ['bühne', 'Bühnenbild'],
    ]) {
      const only = rows.filter(({ title, body }) => new RegExp(compound as string).test(`${title} ${body}`));
      const list = await api.read<Paginated<SearchResult>>(
        `/de/api/search-content/?${asked(part as string)}&page_size=100`,
      );
      expect(titles(list), compound).toEqual(expect.arrayContaining(only.map(({ title }) => title)));
    }
    const { content, suggestion } = await search('Stimmentheater');
    expect([content.count > 0, suggestion]).toEqual([true, 'stimmen theater']);
  });

  it('names before texts, what is to come before what is past', async () => {
    const { events } = await search('theater');
    expect(first(events)).toBe('event Wer zahlt Theater?');
    const past = events.results.slice(1).map(({ is_past }) => is_past);
    expect(past).toEqual(past.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('of a date whether it is sold out, as the calendar says', async () => {
    const found = await api.read<Paginated<SearchResult>>(
      `/de/api/search-events/?${asked('April')}&page_size=100`,
    );
    const days = 'date=2026-04-01&date_to=2026-05-01';
    const { results } = await api.read<Paginated<Event>>(`/de/api/events/?${days}&page_size=100`);
    const soldOut = results.filter(({ outcome, status }) => outcome !== 'cancelled' && status === 'soldout');
    const dates = found.results.filter(({ kind }) => kind === 'event');
    expect(new Set(dates.map(({ is_sold_out }) => is_sold_out))).toEqual(new Set([true, false]));
    for (const { id, is_sold_out } of dates)
      expect([id, is_sold_out]).toEqual([id, soldOut.some((event) => event.id === id)]);
  });

  it('of a play once, with its next evening', async () => {
    const { events } = await search('faust');
    expect(events.count).toBe(1);
    const [faust] = events.results;
    expect(faust).toMatchObject({ kind: 'production', title_marks: [{ from: 0, to: 5 }], is_past: false });
    expect(Date.parse(faust?.date as string)).toBeGreaterThan(now.getTime());
    expect(faust?.url).toBe(`/de/stuecke/faust/${faust?.id}`);
  });
});

describe('pages of one category', () => {
  it('count, neighbours, and each result once', async () => {
    const { content } = await search('thalia');
    const address = `/de/api/search-content/?query=thalia&page_size=5`;
    const one = await api.read<Paginated<SearchResult>>(address);
    const two = await api.read<Paginated<SearchResult>>(`${address}&page=2`);
    expect(one.count).toBe(content.count);
    expect(one.count).toBeGreaterThan(5);
    expect(one.next).toContain('page=2');
    expect(two.previous).toContain('query=thalia');
    const named = [...one.results, ...two.results].map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(named).size).toBe(named.length);
    expect(content.results.slice(0, named.length).map(({ kind, id }) => `${kind} ${id}`)).toEqual(named);
    const beyond = await api.read<Paginated<SearchResult>>(`${address}&page=9000`);
    expect(beyond).toMatchObject({ count: one.count, results: [], next: null });
  });

  it('nothing asked, nothing found', async () => {
    for (const query of ['', '?query=', '?query=%20', '?query=%26%7C!']) {
      expect(await api.read(`/de/api/search/${query}`)).toEqual({
        suggestion: null,
        match: 'all',
        first: 'events',
        events: { count: 0, results: [] },
        content: { count: 0, results: [] },
      });
      expect(await api.read(`/en/api/search-events/${query}`)).toMatchObject({
        count: 0,
        results: [],
      });
      expect(await api.read(`/en/api/search-autocomplete/${query}`)).toEqual([]);
    }
  });
});

describe('completions', () => {
  const complete = async (query: string, locale = 'de') =>
    (await api.read<SearchCompletion[]>(`/${locale}/api/search-autocomplete/?${asked(query)}`)).map(
      ({ text }) => text,
    );

  it.each([
    ['de', 'fau', 'Faust'],
    ['de', 'FAU', 'Faust'],
    ['de', 'kirschg', 'Der Kirschgarten'],
    ['de', 'oka', 'Mira Okafor'],
    ['de', 'raeu', 'Die Räuber'],
    ['de', 'räu', 'Die Räuber'],
    ['en', 'temp', 'The Tempest'],
  ])('%s %s: %s', async (locale, query, text) => {
    const found = await complete(query, locale);
    expect(found[0]).toBe(text);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each(['f', '%', '_', '\\', "'"])('nothing for %s', async (query) =>
    expect(await complete(query)).toEqual([]),
  );
});

describe('among 20,000 other documents', () => {
  // Their words are German ones, in titles as well, so that what is looked for has to stand out.
  beforeAll(async () => {
    await addRecords();
    await fillGenerated(api.database, { above: 100_000, share: 0.04 });
  }, 120_000);

  it('there are as many as were promised', async () => {
    const { rows } = await api.database.pool.query('select count(*)::int as count from search_documents');
    expect(rows[0]?.count).toBeGreaterThan(documents);
  });

  describe('what comes first', () => {
    it.each([
      // An umlaut in each of its spellings, and a sharp s.
      ['de', 'räuber', 'production Die Räuber', 'press »Die Räuber« fahren nach Zürich und Basel'],
      ['de', 'raeuber', 'production Die Räuber', 'press »Die Räuber« fahren nach Zürich und Basel'],
      ['de', 'rauber', 'production Die Räuber', 'press »Die Räuber« fahren nach Zürich und Basel'],
      ['de', 'häufige fragen', '', 'page Häufige Fragen'],
      ['de', 'haufige fragen', '', 'page Häufige Fragen'],
      ['en', 'gaußstraße', '', 'venue Thalia Gaußstraße'],
      ['en', 'gaussstrasse', '', 'venue Thalia Gaußstraße'],
      // Words in other forms.
      ['de', 'sommernachtsträume', 'production Ein Sommernachtstraum', ''],
      ['de', 'zerbrochener krug', 'production Der zerbrochne Krug', ''],
      ['de', 'gutschein', '', 'page Gutscheine'],
      ['en', 'robber', 'production The Robbers', ''],
      ['en', 'weaver', 'production The Weavers', ''],
      ['en', 'voucher', '', 'page Vouchers'],
      // A title alone before a title with more in it, and before texts.
      ['de', 'sturm', 'production Sturm', ''],
      ['de', 'kontakt', '', 'page Kontakt'],
      ['de', 'newsletter', '', 'form Newsletter bestellen'],
      ['de', 'spielplan', '', 'screen Termine'],
      ['de', 'nachtasyl', '', 'venue Nachtasyl'],
      ['en', 'prices', '', 'page Prices and seats'],
      // An upcoming event ranks before a past one, even if the past one contains the word more often.
      ['de', 'lampionfest', 'event Lampionfest im Hof', ''],
      ['en', 'lantern', 'event Lantern feast outside', ''],
    ])('%s: %s', async (locale, query, play, other) => {
      const answer = await search(query, locale);
      if (play !== '') expect(first(answer.events)).toBe(play);
      if (other !== '') expect(first(answer.content)).toBe(other);
      expect(answer.suggestion).toBeNull();
    });

    it.each([
      ['de', 'fasut', 'faust', 'production Faust'],
      ['de', 'hamelt', 'hamlet', 'production Hamlet'],
      ['de', 'kirschgartn', 'kirschgarten', 'production Der Kirschgarten'],
      ['de', 'frankenstien', 'frankenstein', 'production Frankenstein'],
      ['de', 'lamiponfest', 'lampionfest', 'event Lampionfest im Hof'],
      ['en', 'tempset', 'tempest', 'production The Tempest'],
      ['en', 'metamorphsis', 'metamorphosis', 'production The Metamorphosis'],
    ])('%s with a slip: %s', async (locale, query, suggestion, play) => {
      const answer = await search(query, locale);
      expect(answer).toMatchObject({ match: 'suggestion', suggestion });
      expect(first(answer.events)).toBe(play);
    });
  });

  it.each([
    ['theater', ['Theaterkasse', 'Kindertheater']],
    ['kasse', ['Kasse', 'Theaterkasse', 'Kassenhalle']],
    ['kinder', ['Mit Kindern', 'Kindertheater']],
  ])('compounds by their parts: %s', async (query, titles) => {
    const { results } = await api.read<Paginated<SearchResult>>(
      `/de/api/search-content/?query=${query}&page_size=100`,
    );
    expect(results.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  });

  it.each(['xylanthar', 'ombrevelda', 'brimzolux', 'quendorfal', 'zwillifanto'])(
    'never what is not public: %s',
    async (query) => {
      for (const locale of ['de', 'en']) {
        const { events, content, suggestion } = await search(query, locale);
        expect([events.count, content.count, suggestion]).toEqual([0, 0, null]);
      }
    },
  );
});

/** What the demo season does not have: compounds as titles, one evening past and one to come, and what is not public. */
async function addRecords(): Promise<void> {
  const { pool } = api.database;
  await pool.query(`
    insert into pages (path_de, path_en, title, hero_text, is_online, deleted_at) values
      ('theaterkasse', 'box', '{"de": "Theaterkasse", "en": "Box"}', null, true, null),
      ('kindertheater', 'for-kids', '{"de": "Kindertheater", "en": "For kids"}', null, true, null),
      ('entwurf', 'draft', '{"de": "Xylanthar", "en": "Ombrevelda"}', null, false, null),
      ('weg', 'gone', '{"de": "Brimzolux", "en": "Brimzolux"}', null, true, now());
    insert into productions (slug, name, text, stage_name, is_online) values
      ('{"de": "quendorfal", "en": "quendorfal"}', '{"de": "Quendorfal", "en": "Quendorfal"}', null, 'Bühne', false);
    insert into events (name, subtitle, date_start, stage_name, is_online) values
      ('{"de": "Lampionfest", "en": "Lantern feast"}', '{"de": "Lampionfest mit Lampions"}', '2025-10-01 18:00Z', 'Bühne', true),
      ('{"de": "Lampionfest im Hof", "en": "Lantern feast outside"}', null, '2026-06-01 18:00Z', 'Bühne', true),
      ('{"de": "Zwillifanto", "en": "Zwillifanto"}', null, '2026-06-02 18:00Z', 'Bühne', false)`);
}
