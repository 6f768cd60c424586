// The search in an index of 20,000 documents, against a look-up by key in the same run.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { completeSearch } from '#server/services/search/complete.ts';
import { search, searchCategory } from '#server/services/search/search.ts';
import { openBenchApp } from './app-context.ts';
import { interleave, median, milli, printFigure, times } from './figures.ts';
import { documents, fillGenerated } from './generated-season.ts';

const requestContext = { locale: 'de', now: new Date('2026-03-12T14:00:00+01:00') } as const;
const rounds = 25;

const app = await openBenchApp();
try {
  const { database } = await app.createDatabase('search');
  const before = performance.now();
  await fillGenerated(database);
  printFigure(
    `filling and indexing ${documents} documents`,
    `${((performance.now() - before) / 1000).toFixed(1)} s`,
  );
  const byKey = () =>
    database.db.execute(
      sql`select * from search_documents where lang = 'de' and kind = 'page' and record_id = ${1 + Math.floor(Math.random() * 2000)}`,
    );
  const compare = async (name: string, goal: string, work: (of: Database) => Promise<unknown>) => {
    for (let warm = 0; warm < 5; warm += 1) await Promise.all([work(database), byKey()]);
    const figures = await interleave(['key', 'search'], rounds, (way) =>
      timeOf(way === 'key' ? byKey : () => work(database)),
    );
    const [key, found] = [median(figures.key), median(figures.search)];
    printFigure(`${name}: ${milli(found)}, by key ${milli(key)}`, times(found / key), goal);
  };
  // Alone in every twentieth text or so, and with its compounds in nearly half of them.
  const frequent = await wordIn(database, documents / 40);
  const other = await wordIn(database, documents / 100);
  const searches = {
    'a word of few texts': await wordIn(database, 10),
    'a word that is in many compounds': frequent,
    'the most frequent word': await wordIn(database, documents),
    'two words': `${frequent} ${other}`,
    'in this order': `"${frequent} und ${other}"`,
  };
  for (const [name, query] of Object.entries(searches)) {
    await compare(`both groups, ${name}`, 'to reach: at most 60', (of) => search(of, query, requestContext));
  }
  await compare('a later page, a frequent word', 'to reach: at most 60', (of) =>
    searchCategory(of, 'content', { query: frequent, page: 5 }, requestContext),
  );
  for (const query of ['ab', 'zaub']) {
    await compare(`completion of ${query}`, 'to reach: at most 100', (of) =>
      completeSearch(of, query, requestContext),
    );
  }
  const slips = {
    'a slip in a short word': 'strum',
    'a slip in a long word': slipIn(await wordIn(database, 40, 12)),
    'the beginning of a word': (await wordIn(database, 40, 12)).slice(0, 9),
  };
  for (const [name, query] of Object.entries(slips)) {
    await compare(`suggestion, ${name}`, 'to reach: at most 100', (of) => search(of, query, requestContext));
  }
} finally {
  await app.close();
}

/** The word whose document frequency in one language is nearest to the given number. */
async function wordIn({ db }: Database, count: number, length = 5): Promise<string> {
  const { rows } = await db.execute<{ word: string }>(sql`select word from search_words
    where lang = 'de' and length(word) >= ${length} order by abs(documents - ${Math.round(count)}::int), word limit 1`);
  return rows[0]?.word as string;
}

/** Without its fifth letter. */
function slipIn(word: string): string {
  return word.slice(0, 4) + word.slice(5);
}

/** Wall-clock time in milliseconds, since most of it is spent in the database. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  for (let turn = 0; turn < 4; turn += 1) await work();
  return (performance.now() - since) / 4;
}
