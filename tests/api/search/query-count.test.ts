// A search sends at most five queries in one transaction; six with the search tips, which its screen also shows.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { search_synonyms } from '#server/db/schema/site.ts';
import { demoSeasonTimeout, ensureDemoSeason } from '../../setup/demo-database.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { questions } from './questions.ts';

// Hundreds of searches, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

let api: TestApi;
let statements: string[] = [];
beforeAll(async () => {
  await ensureDemoSeason();
  api = await openTestApi('search_queries', 'demo');
  const counted = new WeakSet<object>();
  api.database.pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    client.query = ((...parts: [string | { text: string }]) => {
      statements.push(typeof parts[0] === 'string' ? parts[0] : parts[0].text);
      return query(...parts);
    }) as typeof client.query;
  });
}, demoSeasonTimeout);
afterAll(() => api.close());

async function expectFew(locale: string, question: string): Promise<void> {
  statements = [];
  await api.read(`/${locale}/api/search/?${new URLSearchParams({ query: question })}`);
  const queries = statements.filter((text) => !/^(?:begin|commit)\b/i.test(text));
  expect(queries.length, question).toBeLessThanOrEqual(5);
  expect(statements.length - queries.length, question).toBeLessThanOrEqual(2);
}

it.each([
  ['de', 'was kann ich am wochenende mit kindern in der gaußstraße sehen'],
  ['de', 'faust am samstag mit kindern'],
  ['de', 'fasut samstg'],
  ['de', 'fausst morgn'],
  ['de', 'ich suche karten für hamlett am samstag abend für zwei personen'],
  ['de', 'spielt paula rents am freitag in hedda gabbler mit'],
  ['de', 'gibt es ermäßigte karten für studierende am sonntag im parkett von mariaa stuart'],
  ['de', 'xyzabc qwertz uiopü asdfgh yxcvbn'],
  ['en', 'what is on tomorow for kidds'],
  ['en', 'who plays captain ahab in moby dick on friday'],
  ['en', 'can i still get cheap tickets for the tempset next saturday with my children'],
  ['en', 'is there a bus from the train station to the theatre after the premiere of the metamorfosis'],
  ['en', 'book the play with the insekt and the familly for sunday'],
])('%s %s', expectFew);

it('a question asked again has no tsquery to parse', async () => {
  const parsed = () =>
    statements.filter((text) => /websearch_to_tsquery|plainto_tsquery\('simple'/.test(text));
  for (const isFirst of [true, false]) {
    statements = [];
    await api.read('/de/api/search/?query=kartenpreise+hinterb%C3%BChne');
    expect(parsed().length > 0).toBe(isFirst);
  }
});

const someQuestions = questions.filter((_, index) => index % 37 === 0);

it('what visitors ask', async () => {
  for (const { locale, text } of someQuestions) await expectFew(locale, text);
});

it('a first question after a change of the synonyms', async () => {
  const { db } = api.database;
  await db.insert(search_synonyms).values({ words: { de: 'Kraxe, Rucksack', en: 'backpack' } });
  await expectFew('de', 'ich suche karten für hamlett am samstag abend mit kraxe');
});

it('any words, rightly and wrongly spelled, in any order', async () => {
  const words = fc.constantFrom(
    ...[
      'faust',
      'hamlett',
      'tempset',
      'samstag',
      'samstg',
      'morgen',
      'frau',
      'kasse',
      'kinder',
      'kidds',
      'karten',
    ],
    ...[
      'paula',
      'rents',
      'wer',
      'spielt',
      'mephisto',
      'how',
      'long',
      'is',
      'xyzabc',
      'bühne',
      'premiere',
      'nora',
    ],
  );
  const anyWords = fc.array(words, { minLength: 3, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(anyWords, (said) => expectFew('de', said.join(' '))),
    { numRuns: 25 },
  );
});
