// Suggestions of the search field: plays, people, pages and days, each with its address.
import { type SQL, sql } from 'drizzle-orm';
import { berlinDay, type Day, startOfDay } from '#domain/dates/dates.ts';
import type { DaySpan } from '#domain/search/named-days.ts';
import { normalizeUmlauts, splitWords, umlautSpellings } from '#domain/search/normalize-words.ts';
import { daysOfQuestion, daysThatBegin } from '#domain/search/question-days.ts';
import { normalizeQuery, type SearchCompletion, type SearchKind } from '#domain/search/search.ts';
import { groupsThatBegin, partsOfQuestion, type SynonymGroup } from '#domain/search/synonyms.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { inMarks } from '#server/services/search/find.ts';
import { spanName } from '#server/services/search/find-days.ts';
import { joined, partQuestions } from '#server/services/search/question.ts';
import { alternativesFor } from '#server/services/search/suggest.ts';
import { listSynonymGroups } from '#server/services/search/synonyms.ts';

const maxCompletions = 8;
const maxDays = 2;
const minLength = 2;
/** Letters from which on the beginning of a synonym is one, and a slip is corrected. */
const minSynonym = 3;
const minCorrected = 4;

interface Named {
  kind: SearchKind;
  title: string;
  url: string;
  also: string;
  is_german: boolean;
  /** 0 and 1: a play or a person by its title. Above 2: found by a synonym. */
  rank: number;
}

/** Names with all the words, the last as a prefix; days by their names. Two queries, four after a slip. */
export async function completeSearch(
  database: Database,
  query: string,
  requestContext: RequestContext,
): Promise<SearchCompletion[]> {
  const text = normalizeQuery(query).toLowerCase();
  const words = splitWords(text);
  if (words.length === 0 || text.length < minLength) return [];
  const { locale, now } = requestContext;
  const today = berlinDay(now);
  const days = suggestedDays(text, today).map((span) => dayCompletion(span, today, locale));
  const groups = await listSynonymGroups(database);
  let names = await namesFor(database, words, groups, requestContext);
  const said = daysOfQuestion(text, today);
  if (names.length === 0 && said?.rest) {
    // "Faust Samstag": the play, and the day.
    names = await namesFor(database, splitWords(said.rest), groups, requestContext);
    days.push(dayCompletion(said.span, today, locale));
  }
  if (names.length + days.length === 0) {
    const corrected = await correctedWords(database, words, requestContext);
    if (corrected) names = await namesFor(database, corrected, groups, requestContext);
  }
  const isDate = said?.isCertain === true && said.rest === '';
  const firsts = isDate ? [] : names.filter(({ rank }) => rank <= 1);
  const others = names.filter((name) => !firsts.includes(name));
  const last = words.at(-1) as string;
  const shown = (name: Named) => nameCompletion(name, last);
  return [...firsts.map(shown), ...days.slice(0, maxDays), ...others.map(shown)].slice(0, maxCompletions);
}

function suggestedDays(text: string, today: Day): DaySpan[] {
  const said = daysOfQuestion(text, today);
  return said && said.rest === '' ? [said.span] : daysThatBegin(text, today);
}

async function namesFor(
  { db }: Database,
  words: readonly string[],
  groups: readonly SynonymGroup[],
  { locale, now }: RequestContext,
): Promise<Named[]> {
  const text = words.join(' ');
  const today = startOfDay(berlinDay(now)).toISOString();
  const here = sql`${`'@${locale}'`}::tsquery`;
  const begun = umlautSpellings(words.at(-1) as string);
  const by = (mark: string) => sql`${begunQuestion(words.slice(0, -1), begun, mark)}::tsquery`;
  const begins = sql.param(
    umlautSpellings(text).map((spelling) => `${spelling.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const meant = synonymQuestion(text, groups, locale);
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    with found as (
      select kind, title, url, data->>'also' as also, data->'german' @> '"title"' as is_german, date,
        kind in ('production', 'event') and coalesce(date < ${today}, false) as is_past,
        case when not tsv @@ ${by('=')} then 4
          when kind in ('production', 'person') and title ilike any(${begins}::text[]) then 0
          when kind in ('production', 'event', 'person') and tsv @@ ${by('#')} then 1
          when kind in ('press', 'booklet') then 5
          when tsv @@ ${by('#')} then 2 else 3 end as rank
      from search_documents where tsv @@ ((${by('=')} ${meant ? sql`|| ${meant}` : sql``}) && ${here})),
    single as (
      select distinct on (url) * from found where not (kind = 'event' and is_past)
        order by url, kind = 'production' desc, rank, date),
    named as (
      select distinct on (lower(title), kind in ('production', 'event'), kind = 'person') * from single
        order by lower(title), kind in ('production', 'event'), kind = 'person', rank, date)
    select kind, title, url, also, is_german, rank from named
    order by rank, is_past, array_position(array['production', 'person', 'event'], kind), length(title), title
    limit ${maxCompletions}`);
  return rows;
}

/** A tsquery on marked names: whole words in any of their spellings, the last one as a prefix. */
function begunQuestion(whole: readonly string[], begun: readonly string[], mark: string): string {
  const oneOf = (spellings: readonly string[], ending = '') =>
    `(${spellings.map((spelling) => `'${mark}${spelling}'${ending}`).join(' | ')})`;
  const parts = whole.map((word) => oneOf(umlautSpellings(word)));
  return [...parts, oneOf(begun, ':*')].join(' & ');
}

/** Names of what the theatre also calls so: "kid" suggests "Mit Kindern". */
function synonymQuestion(
  text: string,
  groups: readonly SynonymGroup[],
  locale: RequestContext['locale'],
): SQL | null {
  if (text.length < minSynonym) return null;
  const begun = groupsThatBegin(text, groups);
  const parts = begun.flatMap((group) => partsOfQuestion(group[0]?.join(' ') ?? '', [group]));
  const whole = partsOfQuestion(text, groups);
  const questions = [
    ...(begun.length > 0 ? [joined(partQuestions(parts, locale), 'any')] : []),
    ...(whole.some(({ others }) => others.length > 0) ? [joined(partQuestions(whole, locale), 'all')] : []),
  ];
  return questions.length === 0 ? null : inMarks(joined(questions, 'any'), '=');
}

/** The words with the most likely spelling of those that are found nowhere; null if one has none. */
async function correctedWords(
  database: Database,
  words: readonly string[],
  { locale }: RequestContext,
): Promise<string[] | null> {
  const doubtful = words.filter((word) => word.length >= minCorrected);
  if (doubtful.length === 0) return null;
  const others = await alternativesFor(database, doubtful, locale);
  const put = words.map((word) => (others.has(word) ? others.get(word)?.best : word));
  return others.size > 0 && put.every((word) => typeof word === 'string') ? splitWords(put.join(' ')) : null;
}

function dayCompletion(span: DaySpan, today: Day, locale: RequestContext['locale']): SearchCompletion {
  const date = span.from === today ? {} : { date: span.from };
  const url = pathFor('events', locale, {}, date);
  return { text: spanName(span, locale), kind: 'day', url, detail: '', in_german: [] };
}

function nameCompletion({ kind, title, url, also, is_german }: Named, last: string): SearchCompletion {
  const begins = (line: string) =>
    splitWords(line).some((word) => normalizeUmlauts(word).startsWith(normalizeUmlauts(last)));
  const detail = begins(title) ? '' : (also.split('\n').find(begins) ?? '');
  return { text: title, kind: completionKind(kind, url), url, detail, in_german: is_german ? ['text'] : [] };
}

function completionKind(kind: SearchKind, url: string): SearchCompletion['kind'] {
  if (kind === 'production' || kind === 'person') return kind;
  // An event without a play has its day.
  if (kind === 'event') return url.includes('date=') ? 'day' : 'production';
  return 'page';
}
