// Turns a search text into tsqueries.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { foldText, normalizeUmlauts, splitWords, withNumberWords } from '#domain/search/normalize-words.ts';
import { joinPartWords, type QuestionPart } from '#domain/search/synonyms.ts';
import type { TsqueryLookup } from '#server/services/search/subquery.ts';
import { andTsqueries, lexemesOf, orTsqueries, type Tsquery } from '#server/services/search/tsqueries.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** Maximum words that are compiled to tsqueries of their own. */
const maxWords = 12;

/** Several tsqueries, combined by `and` or `or`. */
export interface CombinedTsqueries {
  by: 'all' | 'any';
  of: readonly Tsquery[];
}

/** A search query in its compiled variants. */
export interface CompiledQuestion {
  /** The text as typed; an equal title ranks first. */
  text: string;
  /** The text without stop words: "where is the Box". */
  named?: string;
  /** The words without synonyms. */
  strict: CombinedTsqueries;
  /** The words with synonyms; null if there are none. */
  withSynonyms: CombinedTsqueries | null;
  /** Any of the words: a page with one in its title and all others in its text ranks before other texts. */
  anyWord?: CombinedTsqueries | null;
  /** One tsquery per word, if no document has all of them. Results with more of the words rank first. */
  words?: readonly Tsquery[];
  /** Results are ranked by their best passage, see `passages.ts`. */
  isByPassage?: boolean;
  /** Synonyms of a single word, or several words: titles equal to one of them come first at equal rank. */
  names?: readonly string[];
  /** All words have synonyms: pages rank before other texts. */
  isService?: boolean;
  /** The question is about the visitor: alternative titles of plays do not count. */
  isAboutVisitor?: boolean;
  /** A word is a theme that leads to plays by title. */
  isTheme?: boolean;
}

/**
 * Compiles all words in any inflection, with quoted phrases, `or`, and minus for exclusions. Both spellings of umlauts
 * match. Stop words are matched in names only.
 * @param meant the text without stop words
 */
export function compileText(text: string, lang: Locale, meant = text): CombinedTsqueries {
  const config = configOf(lang);
  const plain = withOperatorsOnly(text);
  const typed = withOperatorsOnly(meant);
  const forms = [sql`websearch_to_tsquery(${config}, ${typed})`];
  const bare = normalizeUmlauts(typed);
  if (bare !== typed && lang === 'en') forms.push(sql`websearch_to_tsquery(${config}, ${bare})`);
  // Also matches unstemmed words in names. Not with exclusions, which have to apply to the stem.
  if (!/(?:^|\s)-/.test(plain)) forms.push(sql`websearch_to_tsquery('simple', ${plain})`);
  return singleTsquery({
    key: JSON.stringify([plain, typed]),
    sql: unionOfTsqueries(forms.map((form) => sql`select ${form}`)),
  });
}

/** Matches every document of a language. */
export const matchAllQuestion = (lang: Locale): CompiledQuestion => ({
  text: '',
  strict: singleTsquery({ key: `@${lang}`, sql: sql`${`'@${lang}'`}::tsquery` }),
  withSynonyms: null,
});

const singleTsquery = (tsquery: Tsquery): CombinedTsqueries => ({ by: 'any', of: [tsquery] });

/** Combines tsqueries by `or`, without duplicates. */
const unionOfTsqueries = (
  queries: readonly SQL[],
): SQL => sql`(select coalesce(string_agg('(' || query::text || ')', ' | '), '')::tsquery
  from (${sql.join([...queries], sql` union `)}) forms (query) where numnode(query) > 0)`;

/** Whether the text has quotation marks or exclusions. */
export function isExact(text: string): boolean {
  return /"|(?:^|\s)-\S/.test(withOperatorsOnly(text));
}

/** Replaces everything except words and operators by spaces, as the index does. */
function withOperatorsOnly(text: string): string {
  return foldText(text.replace(/[„“”«»]/g, '"'))
    .replace(/[^\p{L}\p{N}"-]+/gu, ' ')
    .replace(/(?<=\S)-+|-+(?=\s|-|$)/g, ' ')
    .trim();
}

/** One tsquery per part: any spelling or synonym of its words, phrases as phrases. Operators are treated as words. */
export function compileParts(parts: readonly QuestionPart[], lang: Locale): Tsquery[] {
  const config = configOf(lang);
  return parts.slice(0, maxWords).map(({ words, synonyms }) => {
    const phrase = words.join(' ');
    const counted = withNumberWords(phrase, lang);
    const forms = [
      sql`select plainto_tsquery(${config}, ${phrase})`,
      sql`select plainto_tsquery('simple', ${phrase})`,
      ...(counted === phrase ? [] : [sql`select plainto_tsquery(${config}, ${counted})`]),
      // The stemmer reduces "sign up" to "sign", so the unstemmed words are used; "Prince of Denmark" stays a phrase.
      sql`select case when numnode(stemmed) = numnode(plain) or stemmed::text ~ '<\\d>' then stemmed else plain end
        from unnest(${sql.param(synonyms)}::text[]) other, phraseto_tsquery(${config}, other) stemmed,
          phraseto_tsquery('simple', other) plain`,
    ];
    return {
      key: JSON.stringify([phrase, ...synonyms.map((other) => [other])]),
      sql: unionOfTsqueries(forms),
    };
  });
}

/** The distinct words of a search text, folded. */
export function distinctWords(text: string): string[] {
  return [...new Set(splitWords(text))].slice(0, maxWords);
}

/** The topic that surrounding words indicate. */
export interface QuestionTopic {
  /** The question is about how a visit works. */
  isVisit?: boolean;
  /** The visitors speak about themselves. */
  isAboutVisitor?: boolean;
}

/** Compiles the words as typed, and with their synonyms. */
export function compileQuestion(
  text: string,
  parts: readonly QuestionPart[],
  locale: Locale,
  { isVisit = false, isAboutVisitor = false }: QuestionTopic = {},
): CompiledQuestion {
  const hasSynonyms = parts.some(({ synonyms }) => synonyms.length > 0);
  const isService =
    hasSynonyms &&
    parts.every(({ synonyms, isCompound, isTheme }) => synonyms.length > 0 && !isCompound && !isTheme);
  const of = compileParts(parts, locale);
  const named = joinPartWords(parts);
  return {
    text,
    named,
    strict: compileText(text, locale, named),
    withSynonyms: hasSynonyms ? { by: 'all', of } : null,
    anyWord: parts.length > 1 ? { by: 'any', of } : null,
    isService: isVisit || isService,
    names: parts.length === 1 ? (parts[0]?.synonyms ?? []) : parts.map((part) => part.words.join(' ')),
    isAboutVisitor: isService && isAboutVisitor,
    isTheme: parts.some(({ isTheme = false }) => isTheme),
  };
}

/**
 * "Disabled companion": two words of one group of synonyms are one subject, which a result covers once. The parts that
 * are left stand for the others.
 */
const oneOfEachGroup = (parts: readonly QuestionPart[]): QuestionPart[] =>
  parts.filter((part, at) => !parts.slice(0, at).some((earlier) => isSameGroup(earlier, part)));

/** Each leaves out itself. */
const isSameGroup = ({ synonyms: one }: QuestionPart, { synonyms: other }: QuestionPart): boolean =>
  one.length > 2 &&
  one.filter((each) => other.includes(each)).length >= Math.max(one.length, other.length) - 2;

/** Matches any of the words or their synonyms; all words have synonyms. */
export function anyOfSubjects(
  text: string,
  parts: readonly QuestionPart[],
  locale: Locale,
): CompiledQuestion {
  const own = parts.map(({ words }) => ({ words, synonyms: [] }));
  const any = (of: readonly QuestionPart[]): CombinedTsqueries => ({
    by: 'any',
    of: compileParts(of, locale),
  });
  return {
    text,
    strict: any(own),
    withSynonyms: any(parts),
    words: compileParts(oneOfEachGroup(parts), locale),
    isService: true,
  };
}

/** Matches any of the words or their synonyms. Results with more of them rank first. */
export function anyWordQuestion(
  text: string,
  parts: readonly QuestionPart[],
  locale: Locale,
): CompiledQuestion {
  const words = compileParts(oneOfEachGroup(parts), locale);
  const isService = parts.every(({ synonyms, isTheme }) => synonyms.length > 0 && !isTheme);
  return { text, strict: { by: 'any', of: words }, withSynonyms: null, words, isService };
}

/** Matches any of the words or their synonyms. Results with most of them in one passage rank first. */
export const passageQuestion = (
  text: string,
  parts: readonly QuestionPart[],
  locale: Locale,
): CompiledQuestion => ({
  ...anyWordQuestion(text, parts, locale),
  isByPassage: true,
});

/** The tsqueries of a question as text; an empty one matches nothing. */
export interface QuestionTsqueries {
  /** The words, or their synonyms. */
  all: string;
  strict: string;
  withSynonyms: string;
  anyWord: string;
  words: string[];
  /** The lexemes without exclusions, and without phrases of synonyms, whose single words mean something else. */
  lexemes: string[];
}

export const tsqueriesOf = ({ strict, withSynonyms, anyWord, words = [] }: CompiledQuestion): Tsquery[] => [
  ...strict.of,
  ...(withSynonyms?.of ?? []),
  ...(anyWord?.of ?? []),
  ...words,
];

/** Returns null if there is nothing to search for. */
export function resolveTsqueries(
  { strict, withSynonyms, anyWord, words = [] }: CompiledQuestion,
  read: TsqueryLookup,
): QuestionTsqueries | null {
  const textOf = (joined: CombinedTsqueries | null | undefined): string => {
    const texts = joined?.of.map((each) => read(each).text) ?? [];
    return joined?.by === 'all' ? andTsqueries(texts) : orTsqueries(texts);
  };
  const nonEmpty = [strict, withSynonyms ?? []]
    .flat()
    .filter((each) => each.of.some((one) => !['', 'T'].includes(read(one).tree)));
  if (nonEmpty.length === 0) return null;
  return {
    all: orTsqueries(nonEmpty.map(textOf)),
    strict: textOf(strict),
    withSynonyms: textOf(withSynonyms),
    anyWord: textOf(anyWord),
    words: words.map((word) => read(word).text),
    lexemes: nonEmpty.flatMap((each) => each.of.flatMap((one) => lexemesOf(read(one).tree, each === strict))),
  };
}
