// The documents that match a question, and what of them has the words.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { umlautSpellings } from '#domain/search/normalize-words.ts';
import type { CompiledQuestion, QuestionTsqueries } from '#server/services/search/compile-question.ts';
import {
  isDuring,
  limitsEvents,
  matchesLimits,
  runningTimeSql,
} from '#server/services/search/event-limits.ts';
import type { StatementInput } from '#server/services/search/statement-input.ts';
import { tierOfHit } from '#server/services/search/tier-rules.ts';
import { withLexemePrefix } from '#server/services/search/tsqueries.ts';

/**
 * What of a document may have the words; the index answers that by marked lexemes (`vocabulary.ts`), without reading a
 * document. Most words have no synonyms, and each join scans all hits of a frequent word: there is none for no words.
 */
const marksOf = ({ strict, withSynonyms, anyWord }: QuestionTsqueries) =>
  [
    // Its title has the words, or any of its names.
    { name: 'titled', prefix: '#', tsquery: strict },
    { name: 'named', prefix: '=', tsquery: strict },
    // The same by the words or their synonyms.
    { name: 'entitled', prefix: '#', tsquery: withSynonyms },
    { name: 'meant', prefix: '=', tsquery: withSynonyms },
    // Its genre or position has them, or its title has some of them.
    { name: 'held', prefix: '~', tsquery: withSynonyms || strict },
    { name: 'partly', prefix: '#', tsquery: anyWord },
  ].filter(({ tsquery }) => tsquery !== '');

const ofLocale = (locale: Locale) => sql`${`'@${locale}'`}::tsquery`;

/** One CTE per mark: the places of the documents. */
export const markedDocuments = ({ tsqueries, requestContext: { locale } }: StatementInput): SQL[] =>
  marksOf(tsqueries).map(
    ({ name, prefix, tsquery }) => sql`${sql.raw(name)} as materialized (
      select ctid as spot from search_documents
      where tsv @@ (${withLexemePrefix(tsquery, prefix)}::tsquery && ${ofLocale(locale)}))`,
  );

/** Coming events that do not take place. */
export const cancelled = ({ requestContext: { now } }: StatementInput): SQL => sql`cancelled as materialized (
  select id from events where outcome = 'cancelled' and date_start >= ${now.toISOString()})`;

/** All hits with their tier. Reads the index and short columns only. */
export function hits(input: StatementInput): SQL {
  const {
    tsqueries,
    request: { span, limits },
    requestContext: { locale, now },
  } = input;
  const joins = marksOf(tsqueries).map(({ name }) =>
    sql.raw(`left join ${name} on ${name}.spot = document.ctid`),
  );
  const during = span ? sql`and document.kind = 'event' and ${isDuring(span)}` : sql``;
  const within = limits ? sql`and ${matchesLimits(limits, now, span !== undefined)}` : sql``;
  return sql`hits as materialized (
    select kind, record_id, play, ${tierOfHit} as tier, is_past, is_cancelled, is_titled, nearness,
      ${eveningRank} as evening_rank
    from (
      select ${sql.join(matchedColumns(input), sql`, `)}
      from search_documents document ${sql.join(joins, sql` `)}
      where document.tsv @@ (${tsqueries.all}::tsquery && ${ofLocale(locale)}) ${during} ${within}) matched)`;
}

/**
 * An event with that title itself comes before the next event of its play, and one with a title of its own ("Matinee
 * before the premiere") after those of the play. One that takes place comes before a cancelled one.
 */
const eveningRank = sql`4 * is_past::int + 2 * is_cancelled::int + case when kind = 'event' and is_marked
  then case when is_named and is_called_so then -6 else 0 end + has_own_title::int else 0 end`;

/** What {@link hits} and the tier rules decide by. Evaluated where a rule needs it, since `matched` is inlined. */
function matchedColumns({ question, tsqueries, request: { limits }, requestContext }: StatementInput): SQL[] {
  const { isService = false, isAboutVisitor = false, isTheme = false } = question;
  const now = requestContext.now.toISOString();
  const names = marksOf(tsqueries).map(({ name }) => name);
  const has = (name: string) => sql.raw(names.includes(name) ? `${name}.spot is not null` : 'false');
  const typed = typedSpellings(question);
  return [
    sql`document.kind, document.record_id, document.play`,
    sql`${has('titled')} as is_titled`,
    sql`${has('named')} as is_named`,
    sql`${has(tsqueries.withSynonyms ? 'entitled' : 'titled')} as is_entitled`,
    sql`${has(tsqueries.withSynonyms ? 'meant' : 'named')} as is_meant`,
    sql`${has('held')} as is_held`,
    sql`${has('partly')} as is_partly`,
    sql`${sql.join([sql`false`, ...names.map(has)], sql` or `)} as is_marked`,
    sql`${folded('document.title')} = any(${typed}::text[]) as is_title_as_typed`,
    sql`string_to_array(${folded("document.data->>'also'")}, ${'\n'}) && ${typed}::text[] as is_other_name_as_typed`,
    sql`${isOtherForm(question)} as is_other_form`,
    sql`${isOtherWord(question)} as is_other_word`,
    sql`${isCalledSo(question)} as is_called_so`,
    sql`document.data->>'context' <> '' as has_own_title`,
    sql`document.kind = 'event' and document.date < ${now} as is_past_event`,
    sql`document.play is not null and coalesce(document.date < ${now}, false) as is_past`,
    sql`document.kind = 'event' and document.record_id in (select id from cancelled) as is_cancelled`,
    sql`${limits && !limitsEvents(limits) ? runningTimeSql(limits) : nearness(now)} as nearness`,
    sql`${isService}::boolean as is_service`,
    sql`${isAboutVisitor}::boolean as is_about_visitor`,
    sql`${isTheme}::boolean as is_theme`,
  ];
}

const nearness = (now: string): SQL => sql`date_part('epoch', document.date)
  * case when document.play is not null and document.date >= ${now} then 1 else -1 end`;

/** Whether the title is a synonym of the word, or one of several words. */
export const isCalledSo = ({ names = [] }: CompiledQuestion): SQL =>
  sql`lower(document.title) = any(${sql.param([...names])}::text[])`;

/** "Grosse Buehne" equals the title "Große Bühne". */
const typedSpellings = ({ text, named = text }: CompiledQuestion) =>
  sql.param(
    [...new Set([text, named || text])]
      .flatMap((typed) => umlautSpellings(typed.toLowerCase()))
      .map((each) => each.replaceAll('ß', 'ss')),
  );
const folded = (column: string) => sql.raw(`replace(lower(${column}), 'ß', 'ss')`);

const isOneWord = ({ text }: CompiledQuestion): boolean => /^\S+$/.test(text);

/** Pairs of a typed spelling and a word of the title. */
const typedAndTitleWords = (question: CompiledQuestion): SQL =>
  sql`unnest(${typedSpellings(question)}::text[]) typed, regexp_split_to_table(${folded('document.title')}, '[ -]+') title_word`;

/** "Sterne" must not match a person called Stern: names have no inflected form but the genitive. */
const isOtherForm = (question: CompiledQuestion): SQL =>
  isOneWord(question)
    ? sql`exists (select from ${typedAndTitleWords(question)}
        where typed ^@ title_word and length(title_word) > 2 and typed not in (title_word, title_word || 's'))`
    : sql`false`;

/** "Open" asks for hours and not for the "Opening Festival": a subject is a title only as it is written. */
const isOtherWord = (question: CompiledQuestion): SQL =>
  question.isService && isOneWord(question)
    ? sql`not exists (select from ${typedAndTitleWords(question)} where title_word in (typed, typed || 's'))`
    : sql`false`;
