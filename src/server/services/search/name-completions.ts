// Completions of names: plays, people and pages whose names or synonyms begin as typed.
import { type SQL, sql } from 'drizzle-orm';
import { berlinDay, startOfDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { umlautSpellings } from '#domain/search/normalize-words.ts';
import type { SearchKind } from '#domain/search/search.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import { groupsWithPrefix, partsOfQuestion, type QuestionPart } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { compileParts } from '#server/services/search/compile-question.ts';
import {
  andTsqueries,
  inReadOnlyTransaction,
  orTsqueries,
  parseTsqueries,
  withLexemePrefix,
} from '#server/services/search/tsqueries.ts';
import { wordStartPattern } from '#server/services/search/typed-words.ts';

export const maxCompletions = 8;
/** Minimum letters of a prefix that matches a synonym. */
const minSynonym = 3;
/** Minimum letters of a synonym that suggests a play. */
const minPlaySynonym = 5;
/** Minimum letters of a synonym that ranks like the title of a page. */
const minPageSynonym = 4;
/** Minimum letters for people to be suggested by their position, and plays by their genre. */
const minPosition = 4;

/** The rank of a person whose name is similar to a synonym. */
const soundsLikeRank = 9;

/** Kinds of results about a visit. */
export const visitKinds: SearchKind[] = ['page', 'form', 'screen', 'venue', 'subscription'];

export interface NameCompletion {
  kind: SearchKind;
  title: string;
  url: string;
  also: string;
  is_german: boolean;
  /** 0 and 1: a play or a person by title. Above 2: by a synonym. */
  rank: number;
}

export interface CompletionOptions {
  /** Words match with any endings. */
  isLoose?: boolean;
  /** The question is about a visit: only pages are suggested, from the first letter of their subject on. */
  isVisit?: boolean;
}

/** Names with all the words, the last one as a prefix. Two queries. */
export async function completeNames(
  database: Database,
  words: readonly string[],
  groups: readonly SynonymGroup[],
  requestContext: RequestContext,
  { isLoose = false, isVisit = false }: CompletionOptions,
): Promise<NameCompletion[]> {
  if (words.length === 0) return [];
  const text = words.join(' ');
  const { locale } = requestContext;
  const whole = words
    .slice(0, -1)
    .map((word) => ({ words: [word], synonyms: umlautSpellings(word).slice(1) }));
  return inReadOnlyTransaction(database, async (queries) => {
    const synonyms = synonymQuestion(text, groups, locale, isVisit ? 1 : minSynonym) ?? sql`''::tsquery`;
    const wholeQueries = compileParts(whole, locale).map((each) => each.sql);
    const { read } = await parseTsqueries(queries, [synonyms, ...wholeQueries]);
    const [meant, ...known] = read;
    const wholeWords = known.map((query) => query.text);
    const by = (mark: string) => (isLoose ? looseQuery(words, mark) : prefixQuery(wholeWords, words, mark));
    return namesOf(queries, text, { by, meant: meant?.text ?? '', isVisit }, requestContext);
  });
}

interface NameQuery {
  /** Builds a tsquery on marked names that begin as typed. */
  by: (mark: string) => string;
  /** A tsquery for the names that have a synonym. */
  meant: string;
  isVisit: boolean;
}

async function namesOf(
  queries: Queries,
  text: string,
  { by, meant, isVisit }: NameQuery,
  { locale, now }: RequestContext,
): Promise<NameCompletion[]> {
  const today = startOfDay(berlinDay(now)).toISOString();
  // Plays match by a synonym only from a minimum length on: "int" must not suggest an interpreter.
  const isPrefix = !isVisit && text.length < minPlaySynonym;
  const isEntitled = isVisit || text.length >= minPageSynonym;
  const begun = umlautSpellings(text).map(wordStartPattern);
  const words = sql.param(begun);
  const wholeWordPatterns = sql.param(begun.map((each) => `${each}\\M`));
  // Compares titles without their leading article: "A student" must not match by "a".
  const afterArticle = sql.param(
    umlautSpellings(text).map(
      (spelling) => `\\n(?:eine?|der|die|das|an?|the) ${wordStartPattern(spelling).slice(2)}`,
    ),
  );
  const kinds = isVisit ? sql`and kind = any(${sql.param(visitKinds)}::text[])` : sql``;
  const begins = sql.param(
    umlautSpellings(text).map((spelling) => `${spelling.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const doing = text.length < minPosition ? '' : orTsqueries([by('~'), withLexemePrefix(meant, '~')]);
  const any = andTsqueries([orTsqueries([by('='), withLexemePrefix(meant, '='), doing]), `'@${locale}'`]);
  const matches = (query: string): SQL => (query === '' ? sql`false` : sql`tsv @@ ${query}::tsquery`);
  const [named, titled, entitled] = [by('='), by('#'), withLexemePrefix(meant, '#')].map(matches);
  const { rows } = await queries.execute<NameCompletion & Record<string, unknown>>(sql`
    with found as (
      select kind, title, url, data->>'also' as also, data->'german' @> '"title"' as is_german, date,
        kind in ('production', 'event') and coalesce(date < ${today}, false) as is_past,
        concat(title, E'\\n', data->>'also') ~* any(${wholeWordPatterns}::text[]) as is_whole,
        case when kind = any(${sql.param(visitKinds)}::text[]) and ${entitled} and not ${titled} and ${isEntitled} then 2.5
          when kind = 'production' and ${entitled} and not ${named} and ${isEntitled} then 3.2
          when not ${named} then case when kind in ('production', 'person') and ${matches(doing)} then 3
            when kind <> 'person' then 4 else ${soundsLikeRank} end
          when kind in ('production', 'person') and title ilike any(${begins}::text[]) then 0
          when kind in ('production', 'event', 'person') and ${titled} and url not like '%date=%' then 1
          when kind = 'production' and data->>'context' ~* any(${words}::text[]) then 1.4
          when kind = 'event' and ${titled} then 1.6
          when kind in ('press', 'booklet') then 5
          when ${titled} then 2
          when kind = 'person' and E'\\n' || (data->>'also') ~* any(${afterArticle}::text[]) then 3.5
          else 3 end::float8 as rank
      from search_documents where ${matches(any)} ${kinds}),
    single as (
      select distinct on (url) * from found where not (kind = 'event' and is_past)
        and rank < ${soundsLikeRank} and not (rank = 4 and ${isPrefix} and kind in ('production', 'event'))
        order by url, kind = 'production' desc, rank, date),
    named as (
      select distinct on (lower(title), kind in ('production', 'event'), kind = 'person') * from single
        order by lower(title), kind in ('production', 'event'), kind = 'person', rank, date)
    select kind, title, url, also, is_german, rank from named
    order by rank, is_whole desc, is_past, array_position(array['production', 'person', 'event'], kind),
      case when kind = 'event' then date end, length(title), title
    limit ${2 * maxCompletions}`);
  return rows;
}

/** A tsquery on marked names: whole words in any form, the last one as a prefix. */
const prefixQuery = (whole: readonly string[], words: readonly string[], mark: string): string =>
  andTsqueries([
    ...whole.map((query) => withLexemePrefix(query, mark)),
    begunWord(words.at(-1) as string, mark),
  ]);

const begunWord = (word: string, mark: string): string =>
  umlautSpellings(word)
    .map((spelling) => `'${mark}${spelling}':*`)
    .join(' | ');

/** Maximum letters of an ending, and minimum letters of the stem before it. */
const maxEnding = 4;
const minStem = 5;

/** Matches all words with any endings: "zerbrochener Krug" finds "Der zerbrochne Krug". */
const looseQuery = (words: readonly string[], mark: string): string =>
  andTsqueries(
    words.map((word) => begunWord(word.slice(0, Math.max(minStem, word.length - maxEnding)), mark)),
  );

/** Matches names by their synonyms: "kid" suggests "Mit Kindern". */
function synonymQuestion(
  text: string,
  groups: readonly SynonymGroup[],
  locale: Locale,
  minLength: number,
): SQL | null {
  if (text.length < minLength) return null;
  const begun = groupsWithPrefix(text, groups);
  const parts = begun.flatMap((group) => partsOfQuestion(group[0]?.join(' ') ?? '', [group]));
  const whole = partsOfQuestion(text, groups);
  const questions = [
    ...(begun.length > 0 ? [joined(parts, 'any', locale)] : []),
    ...(whole.some(({ synonyms }) => synonyms.length > 0) ? [joined(whole, 'all', locale)] : []),
  ];
  return questions.length === 0 ? null : sql`(${sql.join(questions, sql` || `)})`;
}

/** Joins the tsqueries of parts by `and` or `or`. */
const joined = (parts: readonly QuestionPart[], wanted: 'all' | 'any', locale: Locale): SQL =>
  sql`(${sql.join(
    compileParts(parts, locale).map((each) => each.sql),
    wanted === 'any' ? sql` || ` : sql` && `,
  )})`;
