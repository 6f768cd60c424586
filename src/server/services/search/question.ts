// Turns a search text into tsqueries.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { foldText, normalizeUmlauts, splitWords, withNumberWords } from '#domain/search/normalize-words.ts';
import { type QuestionPart, wordsOfParts } from '#domain/search/synonyms.ts';
import type { ReadTsquery } from '#server/services/search/attempt.ts';
import { both, either, lexemesOf, type Tsquery } from '#server/services/search/tsqueries.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** Words that are searched one by one. */
const maxWords = 12;

/** All of these tsqueries, or any of them. */
export interface Joined {
  by: 'all' | 'any';
  of: readonly Tsquery[];
}

/** What is looked for. */
export interface Question {
  /** As typed; a title that is the same comes first. */
  text: string;
  /** The words as they are. */
  strict: Joined;
  /** The words or their synonyms; null where there are none. */
  wide: Joined | null;
  /** Any of the words: a page that is called so and has the others is meant before other texts. */
  partly?: Joined | null;
  /** Of questions whose words are found nowhere together: each word alone. Results with more of them come first. */
  words?: readonly Tsquery[];
  /** Results are ordered by how much of it one passage says, where rare words count more. */
  isByPassage?: boolean;
  /** Synonyms of a word, or several words each: what is called so comes first among equals. */
  names?: readonly string[];
  /** All of it is what the theatre has synonyms for: pages are meant before other texts. */
  isService?: boolean;
  /** It is about whoever asks: what plays are called besides is not meant. */
  isAboutVisitor?: boolean;
  /** A word of it leads to plays by their titles. */
  isTheme?: boolean;
}

/**
 * All words, in any form; phrases in quotation marks, `or`, and a minus for exclusions. Umlauts may be written in
 * either way. Words without a meaning of their own count in names only.
 * @param meant the text without them
 */
export function wholeQuestion(text: string, lang: Locale, meant = text): Joined {
  const config = configOf(lang);
  const plain = spoken(text);
  const said = spoken(meant);
  const forms = [sql`websearch_to_tsquery(${config}, ${said})`];
  const bare = normalizeUmlauts(said);
  if (bare !== said && lang === 'en') forms.push(sql`websearch_to_tsquery(${config}, ${bare})`);
  // Unstemmed words in names. Not with a minus: an exclusion has to apply to the stem.
  if (!/(?:^|\s)-/.test(plain)) forms.push(sql`websearch_to_tsquery('simple', ${plain})`);
  return alone({
    key: JSON.stringify([plain, said]),
    sql: anyOf(forms.map((form) => sql`select ${form}`)),
  });
}

/** What every document of a language has. */
export const everything = (lang: Locale): Question => ({
  text: '',
  strict: alone({ key: `@${lang}`, sql: sql`${`'@${lang}'`}::tsquery` }),
  wide: null,
});

const alone = (tsquery: Tsquery): Joined => ({ by: 'any', of: [tsquery] });

/** Any of these tsqueries, each once. */
const anyOf = (
  queries: readonly SQL[],
): SQL => sql`(select coalesce(string_agg('(' || query::text || ')', ' | '), '')::tsquery
  from (${sql.join([...queries], sql` union `)}) forms (query) where numnode(query) > 0)`;

/** Whether it has quotation marks, exclusions or alternatives. */
export function isExact(text: string): boolean {
  return /"|(?:^|\s)-\S/.test(spoken(text));
}

/** Replaces everything but words and operators by spaces, as in the index. */
function spoken(text: string): string {
  return foldText(text.replace(/[„“”«»]/g, '"'))
    .replace(/[^\p{L}\p{N}"-]+/gu, ' ')
    .replace(/(?<=\S)-+|-+(?=\s|-|$)/g, ' ')
    .trim();
}

/** Any spelling or synonym of each word, phrases as phrases; one question per word. Operators count as words here. */
export function partQuestions(parts: readonly QuestionPart[], lang: Locale): Tsquery[] {
  const config = configOf(lang);
  return parts.slice(0, maxWords).map(({ words, others }) => {
    const said = words.join(' ');
    const counted = withNumberWords(said, lang);
    const forms = [
      sql`select plainto_tsquery(${config}, ${said})`,
      sql`select plainto_tsquery('simple', ${said})`,
      ...(counted === said ? [] : [sql`select plainto_tsquery(${config}, ${counted})`]),
      // Of "sign up" the stemmer leaves "sign": names have the words as they are. "Prince of Denmark" stays a phrase.
      sql`select case when numnode(stemmed) = numnode(plain) or stemmed::text ~ '<\\d>' then stemmed else plain end
        from unnest(${sql.param(others)}::text[]) other, phraseto_tsquery(${config}, other) stemmed,
          phraseto_tsquery('simple', other) plain`,
    ];
    return { key: JSON.stringify([said, ...others.map((other) => [other])]), sql: anyOf(forms) };
  });
}

/** The distinct words of a search text, folded. */
export function wordsOfQuestion(text: string): string[] {
  return [...new Set(splitWords(text))].slice(0, maxWords);
}

/** What the words around the meaning say. */
export interface Concern {
  /** It asks how a visit goes. */
  isVisit?: boolean;
  /** Somebody speaks of themselves. */
  isAboutVisitor?: boolean;
}

/** The words as typed, and with their synonyms. */
export function questionOf(
  text: string,
  parts: readonly QuestionPart[],
  locale: Locale,
  { isVisit = false, isAboutVisitor = false }: Concern = {},
): Question {
  const isWider = parts.some(({ others }) => others.length > 0);
  const isService =
    isWider && parts.every(({ others, isCompound, isTheme }) => others.length > 0 && !isCompound && !isTheme);
  const of = partQuestions(parts, locale);
  return {
    text,
    strict: wholeQuestion(text, locale, wordsOfParts(parts)),
    wide: isWider ? { by: 'all', of } : null,
    partly: parts.length > 1 ? { by: 'any', of } : null,
    isService: isVisit || isService,
    names: parts.length === 1 ? (parts[0]?.others ?? []) : parts.map((part) => part.words.join(' ')),
    isAboutVisitor: isService && isAboutVisitor,
    isTheme: parts.some(({ isTheme = false }) => isTheme),
  };
}

/** Any of the words or their synonyms, of words that all have some. */
export function anyOfSubjects(text: string, parts: readonly QuestionPart[], locale: Locale): Question {
  const own = parts.map(({ words }) => ({ words, others: [] }));
  const any = (of: readonly QuestionPart[]): Joined => ({ by: 'any', of: partQuestions(of, locale) });
  return { text, strict: any(own), wide: any(parts), words: partQuestions(parts, locale), isService: true };
}

/** Any of the words or their synonyms. Results with more of them come first. */
export function eitherQuestion(text: string, parts: readonly QuestionPart[], locale: Locale): Question {
  const words = partQuestions(parts, locale);
  const isService = parts.every(({ others, isTheme }) => others.length > 0 && !isTheme);
  return { text, strict: { by: 'any', of: words }, wide: null, words, isService };
}

/** Any of the words or their synonyms. What states most of them in one passage comes first. */
export const passageQuestion = (text: string, parts: readonly QuestionPart[], locale: Locale): Question => ({
  ...eitherQuestion(text, parts, locale),
  isByPassage: true,
});

/** The tsqueries of a question as text; an empty one finds nothing. */
export interface ReadQuestion {
  /** The words or their synonyms. */
  all: string;
  strict: string;
  wide: string;
  partly: string;
  words: string[];
  /** What is looked for, without exclusions. */
  lexemes: string[];
}

export const tsqueriesOf = ({ strict, wide, partly, words = [] }: Question): Tsquery[] => [
  ...strict.of,
  ...(wide?.of ?? []),
  ...(partly?.of ?? []),
  ...words,
];

/** Null if there is nothing to look for. */
export function readQuestion(
  { strict, wide, partly, words = [] }: Question,
  read: ReadTsquery,
): ReadQuestion | null {
  const textOf = (joined: Joined | null | undefined): string => {
    const texts = joined?.of.map((each) => read(each).text) ?? [];
    return joined?.by === 'all' ? both(texts) : either(texts);
  };
  const asked = [strict, wide].filter((each) => each?.of.some((one) => !['', 'T'].includes(read(one).tree)));
  if (asked.length === 0) return null;
  return {
    all: either(asked.map(textOf)),
    strict: textOf(strict),
    wide: textOf(wide),
    partly: textOf(partly),
    words: words.map((word) => read(word).text),
    lexemes: asked.flatMap((each) => each?.of.flatMap((one) => lexemesOf(read(one).tree)) ?? []),
  };
}
