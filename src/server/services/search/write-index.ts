// Writes the search index in the transaction that changes the records, so that it is never stale.
import { sql } from 'drizzle-orm';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { type SearchKind, searchKinds } from '#domain/search/search.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { settings } from '#server/db/schema/site.ts';
import { documentOf, indexedWords, type SearchDocument } from '#server/services/search/document.ts';
import { readSource, recordOfContainer, type SourceRow } from '#server/services/search/sources.ts';
import {
  createSplitter,
  partsIn,
  readVocabulary,
  resplitCompounds,
  type Splitter,
  updateWordCounts,
  vectorOf,
  type WordCounts,
  writeCounts,
} from '#server/services/search/vocabulary.ts';

/** Increment it when records are indexed differently: the next start then rebuilds the index. */
const indexVersion = 15;
const versionKey = 'SEARCH_INDEX';

/** Records per batch. */
const batchSize = 500;

/**
 * Updates the index for records that were changed, put online or offline, or removed. Call it last in the transaction,
 * before the content version is raised: another lock order would deadlock.
 */
export async function indexRecords(
  queries: Queries,
  kind: SearchKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockIndex(queries);
  const rows = await readSource(queries, kind, { ids });
  for (const lang of bothLanguages) {
    const documents = documentsOf(kind, rows, lang);
    const before = await takeOut(queries, kind, ids, lang);
    const counts: WordCounts = new Map();
    for (const document of before) updateWordCounts(counts, document, -1);
    for (const document of documents) updateWordCounts(counts, document, 1);
    const fresh = await writeCounts(queries, lang, counts);
    if (documents.length === 0) continue;
    const split = createSplitter(await readVocabulary(queries, lang));
    await write(queries, lang, documents, split);
    await resplitCompounds(queries, lang, fresh, split);
  }
}

/** Updates the record whose slot was published. */
export async function indexContainer(queries: Queries, slug: string): Promise<void> {
  const record = recordOfContainer(slug);
  if (record) await indexRecords(queries, record.kind, [record.id]);
}

/** Rebuilds the whole index. Searches use the old one until it is committed. */
export async function rebuildIndex(queries: Queries): Promise<void> {
  await lockIndex(queries);
  await queries.execute(sql`delete from search_documents`);
  await queries.execute(sql`delete from search_words`);
  // Two passes: compounds can only be split once all words are known, and the texts do not all fit into memory.
  const counts = new Map<Locale, WordCounts>(bothLanguages.map((lang) => [lang, new Map()]));
  for await (const { kind, rows } of allSources(queries)) {
    for (const [lang, words] of counts) {
      for (const document of documentsOf(kind, rows, lang)) updateWordCounts(words, document, 1);
    }
  }
  const splitters = new Map<Locale, Splitter>();
  for (const [lang, words] of counts) {
    await writeCounts(queries, lang, words);
    splitters.set(lang, createSplitter(words.keys()));
  }
  for await (const { kind, rows } of allSources(queries)) {
    for (const [lang, split] of splitters) {
      await write(queries, lang, documentsOf(kind, rows, lang), split);
    }
  }
  await queries
    .insert(settings)
    .values({ key: versionKey, value: indexVersion })
    .onConflictDoUpdate({ target: settings.key, set: { value: indexVersion, updated_at: sql`now()` } });
}

/**
 * Rebuilds an index of an older version.
 * @returns whether it was rebuilt
 */
export async function ensureIndex({ db }: Database): Promise<boolean> {
  return db.transaction(async (queries) => {
    await lockIndex(queries);
    const { rows } = await queries.execute<{ value: unknown }>(
      sql`select value from settings where key = ${versionKey}`,
    );
    if (rows[0]?.value === indexVersion) return false;
    await queries.execute(sql`set local statement_timeout = '10min'`);
    await rebuildIndex(queries);
    return true;
  });
}

/** Serialises writers until the transaction ends, because concurrent ones would count the same words twice. */
async function lockIndex(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('search', 0))`);
}

async function* allSources(queries: Queries): AsyncGenerator<{ kind: SearchKind; rows: SourceRow[] }> {
  for (const kind of searchKinds) {
    let after = -1;
    for (;;) {
      const rows = await readSource(queries, kind, { after, limit: batchSize });
      if (rows.length > 0) yield { kind, rows };
      if (rows.length < batchSize) break;
      after = rows.at(-1)?.id as number;
    }
  }
}

function documentsOf(kind: SearchKind, rows: readonly SourceRow[], lang: Locale): SearchDocument[] {
  return rows.flatMap((row) => documentOf(kind, row, lang) ?? []);
}

async function takeOut(
  queries: Queries,
  kind: SearchKind,
  ids: readonly number[],
  lang: Locale,
): Promise<Pick<SearchDocument, 'title' | 'body' | 'data'>[]> {
  const { rows } = await queries.execute<Pick<SearchDocument, 'title' | 'body' | 'data'>>(sql`
    delete from search_documents
    where lang = ${lang} and kind = ${kind} and record_id = any(${sql.param([...ids])}::int[])
    returning title, body, data`);
  return rows;
}

async function write(
  queries: Queries,
  lang: Locale,
  documents: readonly SearchDocument[],
  split: Splitter,
): Promise<void> {
  if (documents.length === 0) return;
  const given = documents.map((document) => ({
    ...document,
    ...indexedWords(document),
    parts: partsIn(document, split),
  }));
  await queries.execute(sql`
    insert into search_documents (lang, kind, record_id, title, body, parts, url, data, play, date, tsv)
    select ${lang}, kind, record_id, title, body, parts, url, data, play, date, ${vectorOf(lang)}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as c (kind text, record_id int, title text, body text,
      parts text, url text, data jsonb, play text, date timestamptz, title_words text, names text, texts text, held text)`);
}
