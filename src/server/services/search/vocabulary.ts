// The vocabulary of the index: document frequency of each word, and the parts of compounds.
import { sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { minCompoundLength, minPartLength, splitCompound } from '#domain/search/compound-parts.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { indexedWords, type SearchDocument, vocabularyOf } from '#server/services/search/document.ts';

/** Changes of document frequencies by word. */
export type WordCounts = Map<string, number>;

/** Counts the words of an added (1) or removed (-1) document. */
export function updateWordCounts(
  counts: WordCounts,
  document: Parameters<typeof vocabularyOf>[0],
  by: 1 | -1,
): void {
  for (const word of vocabularyOf(document)) counts.set(word, (counts.get(word) ?? 0) + by);
}

/** Splits a compound by a vocabulary. */
export type Splitter = (word: string) => string[];

/** A memoising splitter for these words. */
export function createSplitter(words: Iterable<string>): Splitter {
  const known = new Set<string>();
  for (const word of words) if (word.length >= minPartLength) known.add(word.replaceAll('ß', 'ss'));
  const has = (word: string) => known.has(word);
  const made = new Map<string, string[]>();
  return (word) => {
    const before = made.get(word);
    if (before) return before;
    const parts = splitCompound(word, has);
    made.set(word, parts);
    return parts;
  };
}

/** The parts of all compounds of a document, as text. */
export function partsIn(document: Parameters<typeof vocabularyOf>[0], split: Splitter): string {
  const parts = new Set<string>();
  for (const word of vocabularyOf(document)) for (const part of split(word)) parts.add(part);
  return [...parts].join(' ');
}

/** Words that can be parts of compounds. One query. */
export async function readVocabulary(queries: Queries, lang: Locale): Promise<string[]> {
  const { rows } = await queries.execute<{ word: string }>(
    sql`select word from search_words where lang = ${lang} and length(word) >= ${minPartLength}`,
  );
  return rows.map(({ word }) => word);
}

/** @returns the new words of the vocabulary */
export async function writeCounts(queries: Queries, lang: Locale, counts: WordCounts): Promise<string[]> {
  const changed = [...counts].filter(([, by]) => by !== 0);
  if (changed.length === 0) return [];
  const words = sql.param(changed.map(([word]) => word));
  const by = sql.param(changed.map(([, count]) => count));
  const { rows } = await queries.execute<{ word: string; is_new: boolean }>(sql`
    insert into search_words (lang, word, documents)
    select ${lang}, word, by from unnest(${words}::text[], ${by}::int[]) c (word, by)
    on conflict (lang, word) do update set documents = search_words.documents + excluded.documents
    returning word, xmax = 0 as is_new`);
  if (changed.some(([, count]) => count < 0)) {
    await queries.execute(
      sql`delete from search_words where lang = ${lang} and documents <= 0 and word = any(${words}::text[])`,
    );
  }
  return rows.filter(({ word, is_new }) => is_new && (counts.get(word) ?? 0) > 0).map(({ word }) => word);
}

/**
 * Recomputes the parts of compounds for documents that may contain the new words. Parts of removed words stay, which
 * is harmless.
 */
export async function resplitCompounds(
  queries: Queries,
  lang: Locale,
  fresh: readonly string[],
  split: Splitter,
): Promise<void> {
  const parts = fresh.filter((word) => word.length >= minPartLength).map((word) => `%${word}%`);
  if (parts.length === 0) return;
  const config = configOf(lang);
  const { rows } = await queries.execute<
    Pick<SearchDocument, 'kind' | 'record_id' | 'title' | 'body' | 'data'> & { parts: string }
  >(sql`
    with compounds as (
      select word from search_words where lang = ${lang} and length(word) >= ${minCompoundLength}
        and word like any(${sql.param(parts)}::text[]) and word <> all(${sql.param([...fresh])}::text[])),
    wanted as (select string_agg(q::text, ' | ')::tsquery as query
      from compounds, plainto_tsquery(${config}, word) q where numnode(q) > 0)
    select kind, record_id, title, body, data, parts from search_documents, wanted
    where lang = ${lang} and tsv @@ query`);
  const changed = rows
    .map((row) => ({ row, parts: partsIn(row, split) }))
    .filter(({ row, parts: now }) => now !== row.parts)
    .map(({ row, parts: now }) => ({ ...row, ...indexedWords(row), parts: now }));
  if (changed.length === 0) return;
  const given = changed.map(({ kind, record_id, title_words, names, texts, held, parts: now }) => ({
    kind,
    record_id,
    title_words,
    names,
    texts,
    held,
    parts: now,
  }));
  await queries.execute(sql`
    update search_documents d set parts = c.parts, tsv = ${vectorOf(lang)}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as c (kind text, record_id int, title_words text, names text, texts text, held text, parts text)
    where d.lang = ${lang} and d.kind = c.kind and d.record_id = c.record_id`);
}

/** The text search configuration of a language. */
export const configOf = (lang: Locale) =>
  sql.raw(lang === 'de' ? `'german'::regconfig` : `'english'::regconfig`);

/**
 * Names have the highest weight and are also indexed unstemmed, so that names made of stop words are found. Parts of
 * compounds have the lowest. Marked lexemes let the index alone answer what would otherwise need each document:
 * `#faust` is a word of the title, `=faust` of any name, `~regie` of a position or genre, `@de` the language.
 */
export const vectorOf = (lang: Locale) => sql`setweight(to_tsvector(${configOf(lang)}, c.names), 'A')
  || setweight(to_tsvector('simple', c.names), 'A') || setweight(to_tsvector(${configOf(lang)}, c.texts), 'B')
  || setweight(to_tsvector(${configOf(lang)}, c.parts), 'D')
  || array_to_tsvector(array[${`@${lang}`}] || array(select '=' || name from unnest(tsvector_to_array(
    to_tsvector(${configOf(lang)}, c.names) || to_tsvector('simple', c.names))) name)
    || array(select '#' || name from unnest(tsvector_to_array(
    to_tsvector(${configOf(lang)}, c.title_words) || to_tsvector('simple', c.title_words))) name)
    || array(select '~' || name from unnest(tsvector_to_array(to_tsvector(${configOf(lang)}, c.held))) name))`;
