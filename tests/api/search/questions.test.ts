// Realistic search queries over the demo season, with the expected first results. Each suggestion has a label and a
// working link.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completionKinds, type SearchCompletion, type SearchResponse } from '#domain/search/search.ts';
import { search } from '#server/services/search/search.ts';
import { isLong } from '../../chaos/seeded-random.ts';
import { demoSeasonTimeout, ensureDemoSeason } from '../../setup/demo-database.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { withPlainSpaces } from './plain-spaces.ts';
import { questions } from './questions.ts';

let api: TestApi;
beforeAll(async () => {
  await ensureDemoSeason();
  api = await openTestApi('questions', 'demo');
}, demoSeasonTimeout);
afterAll(() => api.close());

/** In the short run every seventh: each of them takes the search 30 ms. */
const asked = isLong ? questions : questions.filter((_, index) => index % 7 === 0);

/** Concurrent searches; each needs a connection of its own. */
const atOnce = 4;

it(
  'of all questions at least 97 of a hundred have the wanted result first',
  async () => {
    const missed: string[] = [];
    const pending = asked.values();
    // Without the calls around it, and only the first result of each category: that is most of the work.
    const askAll = async () => {
      for (const { locale, text, wanted } of pending) {
        const answer = await search(api.database, text, { locale, now: api.clock.now }, 1);
        const first = answer[answer.first].results[0];
        const found = first ? `${first.kind} ${withPlainSpaces(first.title)}` : 'nothing';
        if (!wanted.includes(found)) missed.push(`${text}: ${found}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, askAll));
    expect(questions.length).toBeGreaterThanOrEqual(3000);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length * 0.03);
  },
  demoSeasonTimeout,
);

it.each([
  // Matches of single words are not offered for a title that does not exist.
  ['de', 'könig der löwen', 'all'],
  ['en', 'hamilton musical', 'any'],
  ['en', 'harry potter', 'all'],
])('%s %s: titles that are not in the repertoire are not corrected', async (locale, question, match) => {
  const query = new URLSearchParams({ query: question });
  const answer = await api.read<SearchResponse>(`/${locale}/api/search/?${query}`);
  expect(answer).toMatchObject({ match, suggestion: null });
});

it('marks no single words of a synonym that is a phrase, such as "for little ones"', async () => {
  const { content } = await api.read<SearchResponse>('/en/api/search/?query=kids');
  const [page] = content.results;
  const marked = page?.excerpt_marks.map(({ from, to }) => page.excerpt.slice(from, to));
  expect(marked).toEqual(['Children']);
});

it('an age beside a day is of the plays of these days', async () => {
  const { events } = await api.read<SearchResponse>(
    `/de/api/search/?query=${encodeURIComponent('ab 10 im mai')}`,
  );
  expect(events.results.length).toBeGreaterThan(0);
  for (const { kind, date } of events.results) {
    expect(kind).toBe('event');
    expect(date?.slice(0, 7)).toBe('2026-05');
  }
});

const complete = (locale: string, text: string) =>
  api.read<SearchCompletion[]>(`/${locale}/api/search-autocomplete/?${new URLSearchParams({ query: text })}`);

it.each([
  ['de', 'fau', 'production', 'Faust', /^\/de\/stuecke\/faust\/\d+$/],
  ['de', 'oka', 'person', 'Mira Okafor', /^\/de\/menschen\/mira-okafor\/\d+$/],
  ['de', 'meph', 'person', 'Paula Reents', /^\/de\/menschen\/paula-reents\/\d+$/],
  ['de', 'gutsch', 'page', 'Gutscheine', /^\/de\/.*gutscheine$/],
  ['en', 'gift v', 'page', 'Vouchers', /^\/en\/.*vouchers$/],
  ['en', 'wheelch', 'page', 'Accessibility', /^\/en\/accessibility$/],
  ['de', 'samst', 'day', 'Samstag, 14. März 2026', /^\/de\/termine\?date=2026-03-14$/],
  ['de', '24.12.', 'day', 'Donnerstag, 24. Dezember 2026', /^\/de\/termine\?date=2026-12-24$/],
  ['en', 'today', 'day', 'Thursday, 12 March 2026', /^\/en\/event-calendar$/],
  ['de', 'hamelt', 'production', 'Hamlet', /^\/de\/stuecke\/hamlet\/\d+$/],
  ['de', 'zerbrochener k', 'production', 'Der zerbrochne Krug', /^\/de\/stuecke\/der-zerbrochne-krug\/\d+$/],
  ['de', 'intendan', 'person', 'Ada Winterfeldt', /^\/de\/menschen\/ada-winterfeldt\/\d+$/],
  ['en', 'who plays ham', 'person', 'Ruben Adeyemi', /^\/en\/people\/ruben-adeyemi\/\d+$/],
  ['de', 'faust sams', 'production', 'Faust', /^\/de\/stuecke\/faust\/\d+$/],
  ['de', 'faust sams', 'day', 'Samstag, 14. März 2026', /^\/de\/termine\?date=2026-03-14$/],
  ['de', 'nächsten s', 'day', 'Samstag, 14. März 2026', /^\/de\/termine\?date=2026-03-14$/],
  ['de', 'rollst', 'page', 'Barrierefreiheit', /^\/de\/barrierefreiheit$/],
  ['de', '24.', 'day', 'Dienstag, 24. März 2026', /^\/de\/termine\?date=2026-03-24$/],
  ['de', '24.1', 'day', 'Donnerstag, 24. Dezember 2026', /^\/de\/termine\?date=2026-12-24$/],
  ['de', 'wo kann ich par', 'page', 'Anfahrt', /^\/de\/.*anfahrt$/],
  ['de', 'mit', 'page', 'Mit Kindern', /^\/de\/.*kinder/],
  ['de', 'musik tom', 'person', 'Tomasz Wrona', /^\/de\/menschen\/tomasz-wrona\/\d+$/],
  ['de', 'wie lange dauert faust', 'production', 'Faust', /^\/de\/stuecke\/faust\/\d+$/],
])('%s %s suggests the %s %s', async (locale, text, kind, name, address) => {
  const found = await complete(locale, text);
  const one = found.find((each) => withPlainSpaces(each.text) === name);
  expect(one).toMatchObject({ kind, url: expect.stringMatching(address) });
  expect(found.indexOf(one as SearchCompletion)).toBeLessThan(3);
});

it('says by which other name somebody was found', async () => {
  const [actor] = await complete('de', 'meph');
  expect(actor).toMatchObject({ text: 'Paula Reents', detail: 'Mephisto' });
});

it('what is still being typed after a day suggests nobody', async () => {
  for (const text of ['heute a', 'heute ab', 'heute abend']) {
    expect(
      (await complete('de', text)).map(({ kind }) => kind),
      text,
    ).toEqual(['day']);
  }
});

it('a small word after others begins no day: "mit" is no Wednesday', async () => {
  const found = await complete('de', 'darf mein hund mit');
  expect(found[0]).toMatchObject({ kind: 'page', text: 'Barrierefreiheit' });
});

it('of few letters no feast comes before what is called so, and it says its name', async () => {
  const found = await complete('de', 'kar');
  expect(found.slice(-2)).toMatchObject([
    { kind: 'day', detail: 'Karfreitag' },
    { kind: 'day', detail: 'Karsamstag' },
  ]);
  expect(found.length).toBeGreaterThan(2);
});

it('what is asked about a visit suggests pages, from the first letter of what they are about', async () => {
  for (const [locale, text] of [
    ['en', 'where do i p'],
    ['de', 'wo kann ich p'],
  ] as const) {
    const found = await complete(locale, text);
    expect(found.length, text).toBeGreaterThan(2);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['page']));
  }
});

it('a heading that only begins with such a small word is no suggestion', async () => {
  const found = await complete('en', 'whe');
  expect(found.map(({ text }) => text)).toContain('Accessibility');
  expect(found.map(({ text }) => text)).not.toContain('Jobs');
});

it.each([
  ['de', 'wilhelm tell'],
  ['de', 'schwimmbad'],
  ['en', 'swan lake'],
])('%s %s is known and not here, so nothing similar is suggested', async (locale, text) =>
  expect(await complete(locale, text)).toEqual([]),
);

it('suggests things and never mere words', async () => {
  for (const text of ['der', 'und', 'the', 'theat', 'ein', 'kirsch', 'premi', 'vorstell', 'gretch']) {
    for (const { kind, url } of await complete('de', text)) {
      expect(completionKinds).toContain(kind);
      expect(url, text).toMatch(/^\/de(?:\/|$)/);
    }
  }
});
