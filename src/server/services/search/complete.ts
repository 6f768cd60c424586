// Suggestions of the search field: plays, people, pages and days, each with its address.
import { type SQL, sql } from 'drizzle-orm';
import { berlinDay, type Day, startOfDay } from '#domain/dates/dates.ts';
import { normalizeUmlauts, splitWords, umlautSpellings } from '#domain/search/normalize-words.ts';
import {
  type BegunDays,
  daysOfQuestion,
  daysThatBegin,
  isFillerBegun,
} from '#domain/search/question-days.ts';
import { namingWords, partAskedFor, withoutHonorifics } from '#domain/search/question-words.ts';
import { normalizeQuery, type SearchCompletion, type SearchKind } from '#domain/search/search.ts';
import { groupsThatBegin, partsOfQuestion, type SynonymGroup } from '#domain/search/synonyms.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { spanName } from '#server/services/search/find-days.ts';
import { joined, partQuestions } from '#server/services/search/question.ts';
import { alternativesFor } from '#server/services/search/suggest.ts';
import { listSynonymGroups } from '#server/services/search/synonyms.ts';
import { both, either, inMarks, readFromIndex, readTsqueries } from '#server/services/search/tsqueries.ts';
import type { Queries } from '#server/services/site/content-version.ts';

const maxCompletions = 8;
const maxDays = 2;
const minLength = 2;
/** Letters from which on the beginning of a synonym is one, and a slip is corrected. */
const minSynonym = 3;
const minCorrected = 4;
/** Letters from which on a synonym suggests a play and is as good as a page's title. */
const minPlaySynonym = 5;
/** Letters from which on people are suggested by what they do. */
const minPosition = 4;
/** Letters from which on a feast comes before what is only called so. */
const minFeast = 5;

/** The rank of somebody whose name only sounds like a synonym. */
const notMeant = 9;

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
  const groups = await listSynonymGroups(database);
  const askNames: AskNames = (said, isLoose = false) =>
    namesFor(database, said, groups, requestContext, isLoose);
  const { spans, beside, isCertain } = suggestedDays(words, text, today);
  const days = spans.slice(0, maxDays).map((each) => dayCompletion(each, today, locale));
  let names = isCertain && beside.length === 0 ? [] : await askNames(words);
  if (names.length === 0 && beside.length > 0) names = await askNames(beside);
  if (names.length + days.length === 0) names = await otherNames(database, words, askNames, requestContext);
  const shown = (name: Named) => nameCompletion(name, words.at(-1) as string);
  const firsts = names.filter(({ rank }) => rank <= 1).map(shown);
  const others = names.filter(({ rank }) => rank > 1).map(shown);
  // Of few letters a feast is seldom meant: "kar" is rather "Karten" than "Karfreitag".
  const isFeast = text.length < minFeast && spans.every(({ name }) => name !== null);
  const room = maxCompletions - firsts.length - days.length;
  const rest = isFeast ? [...others.slice(0, Math.max(0, room)), ...days] : [...days, ...others];
  return [...firsts, ...rest].slice(0, maxCompletions);
}

type AskNames = (said: readonly string[], isLoose?: boolean) => Promise<Named[]>;

interface SuggestedDays {
  spans: BegunDays[];
  /** The words beside the day: "Faust sam". */
  beside: string[];
  /** Nobody and nothing else is called that. */
  isCertain: boolean;
}

function suggestedDays(words: readonly string[], text: string, today: Day): SuggestedDays {
  const said = daysOfQuestion(text, today);
  const last = words.at(-1) as string;
  if (said) {
    const isAlone = said.rest === '' || (said.rest === last && isFillerBegun(last));
    const beside = isAlone ? [] : splitWords(said.rest);
    return { spans: [{ ...said.span, name: null }], beside, isCertain: said.isCertain };
  }
  const begun = daysThatBegin(text, today);
  if (begun.length > 0 || words.length === 1) return { spans: begun, beside: [], isCertain: false };
  const spans = daysThatBegin(last, today);
  return { spans, beside: spans.length > 0 ? words.slice(0, -1) : [], isCertain: false };
}

/** Names in a longer question: without the words around them; with what was likely meant by a slip. */
async function otherNames(
  database: Database,
  words: readonly string[],
  ask: AskNames,
  requestContext: RequestContext,
): Promise<Named[]> {
  const part = partAskedFor(words);
  if (part) {
    const names = await ask(withoutHonorifics(part) ?? part);
    const ranked = names.map((name) => ({ ...name, rank: name.kind === 'person' ? 0 : 2 }));
    if (names.length > 0) return ranked.sort((a, b) => a.rank - b.rank);
  }
  const naming = namingWords(words);
  const core = withoutHonorifics(naming) ?? naming;
  // "Faust x": the last word has hardly begun.
  const whole = (words.at(-1) as string).length < minCorrected ? words.slice(0, -1) : [];
  for (const fewer of [core, whole]) {
    const names = fewer.length > 0 && fewer.length < words.length ? await ask(fewer) : [];
    if (names.length > 0) return names;
  }
  const loose = await ask(words, true);
  if (loose.length > 0) return loose;
  const corrected = await correctedWords(database, words, requestContext);
  return corrected ? ask(corrected) : [];
}

async function namesFor(
  database: Database,
  words: readonly string[],
  groups: readonly SynonymGroup[],
  requestContext: RequestContext,
  isLoose: boolean,
): Promise<Named[]> {
  const text = words.join(' ');
  const { locale } = requestContext;
  const whole = words.slice(0, -1).map((word) => ({ words: [word], others: umlautSpellings(word).slice(1) }));
  return readFromIndex(database, async (queries) => {
    const synonyms = synonymQuestion(text, groups, locale) ?? sql`''::tsquery`;
    const [meant, ...known] = await readTsqueries(queries, [synonyms, ...partQuestions(whole, locale)]);
    const wholeWords = known.map((query) => query.text);
    const by = (mark: string) => (isLoose ? looseQuery(words, mark) : begunQuery(wholeWords, words, mark));
    return namesOf(queries, text, { by, meant: meant?.text ?? '' }, requestContext);
  });
}

interface AskedNames {
  /** A tsquery on names that begin as typed. */
  by: (mark: string) => string;
  /** Of what the theatre also calls so. */
  meant: string;
}

async function namesOf(
  queries: Queries,
  text: string,
  { by, meant }: AskedNames,
  { locale, now }: RequestContext,
): Promise<Named[]> {
  const today = startOfDay(berlinDay(now)).toISOString();
  // Plays by another word only once it is plain which one: "int" is no interpreter.
  const isBegun = text.length < minPlaySynonym;
  const begins = sql.param(
    umlautSpellings(text).map((spelling) => `${spelling.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const doing = text.length < minPosition ? '' : either([by('~'), inMarks(meant, '~')]);
  const any = both([either([by('='), inMarks(meant, '='), doing]), `'@${locale}'`]);
  const matches = (query: string): SQL => (query === '' ? sql`false` : sql`tsv @@ ${query}::tsquery`);
  const [begun, titled, entitled] = [by('='), by('#'), inMarks(meant, '#')].map(matches);
  const { rows } = await queries.execute<Named & Record<string, unknown>>(sql`
    with found as (
      select kind, title, url, data->>'also' as also, data->'german' @> '"title"' as is_german, date,
        kind in ('production', 'event') and coalesce(date < ${today}, false) as is_past,
        case when kind in ('page', 'form', 'screen', 'venue', 'subscription') and ${entitled} and not ${isBegun} then 2
          when not ${begun} then case when kind <> 'person' then 4 when ${matches(doing)} then 3 else ${notMeant} end
          when kind in ('production', 'person') and title ilike any(${begins}::text[]) then 0
          when kind in ('production', 'event', 'person') and ${titled} then 1
          when kind in ('press', 'booklet') then 5
          when ${titled} then 2 else 3 end as rank
      from search_documents where ${matches(any)}),
    single as (
      select distinct on (url) * from found where not (kind = 'event' and is_past)
        and rank < ${notMeant} and not (rank = 4 and ${isBegun} and kind in ('production', 'event'))
        order by url, kind = 'production' desc, rank, date),
    named as (
      select distinct on (lower(title), kind in ('production', 'event'), kind = 'person') * from single
        order by lower(title), kind in ('production', 'event'), kind = 'person', rank, date)
    select kind, title, url, also, is_german, rank from named
    order by rank, is_past, array_position(array['production', 'person', 'event'], kind), length(title), title
    limit ${maxCompletions}`);
  return rows;
}

/** A tsquery on marked names: whole words in any form, the last one as a prefix. */
const begunQuery = (whole: readonly string[], words: readonly string[], mark: string): string =>
  both([...whole.map((query) => inMarks(query, mark)), begunWord(words.at(-1) as string, mark)]);

const begunWord = (word: string, mark: string): string =>
  umlautSpellings(word)
    .map((spelling) => `'${mark}${spelling}':*`)
    .join(' | ');

/** Letters that an ending may have, and those that stand before it. */
const maxEnding = 4;
const minStem = 5;

/** All words with any endings: "zerbrochener Krug" for "Der zerbrochne Krug". */
const looseQuery = (words: readonly string[], mark: string): string =>
  both(words.map((word) => begunWord(word.slice(0, Math.max(minStem, word.length - maxEnding)), mark)));

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
  return questions.length === 0 ? null : joined(questions, 'any');
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

function dayCompletion(
  { name, ...span }: BegunDays,
  today: Day,
  locale: RequestContext['locale'],
): SearchCompletion {
  const date = span.from === today ? {} : { date: span.from };
  const url = pathFor('events', locale, {}, date);
  return { text: spanName(span, today, locale), kind: 'day', url, detail: name ?? '', in_german: [] };
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
