// Finds alternatives for words without results: longer words that contain them, similar words, and parts of compounds.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { minCompoundLength, minPartLength } from '#domain/search/compound-parts.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import { joinPartWords, type QuestionPart, wordsOfGroups } from '#domain/search/synonyms.ts';
import { consonantsOf } from '#server/db/schema/search.ts';
import {
  type Alternatives,
  type Candidate,
  chooseAlternatives,
  comparableFormsOf,
  maxSpread,
} from '#server/services/search/choose-alternatives.ts';
import type { CorrectionCandidate, SearchRun } from '#server/services/search/search-run.ts';
import type { Subquery } from '#server/services/search/subquery.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** Candidates of each relation that are read. */
const maxCandidates = { longer: 12, like: 60 };
/** Minimum letters; shorter texts share trigrams with too many names. */
const minNameLength = 6;
/** Minimum letters; shorter words are contained in too many others. */
const minInsideLength = 3;
/** Minimum letters of a word that is searched anywhere in others, and not only as a prefix. */
const minAnywhereLength = 5;
/** Maximum letters up to which candidates are also found by their initial; longer words share enough trigrams. */
const maxLengthByInitial = 8;
/** Minimum consonants of a word that is searched by its sound; fewer are shared by chance. */
const minConsonants = 5;
/** Length of the longest word of the vocabulary. */
const maxWordLength = 40;

/** The alternatives of a word; null if the word has results. */
type AlternativesSubquery = Subquery<Alternatives | null>;

/** @param synonyms words with synonyms, which need not occur in any text */
function alternativesSubquery(
  word: string,
  locale: Locale,
  synonyms: readonly Candidate[],
): AlternativesSubquery {
  return {
    key: `alternatives ${word}`,
    tsqueries: [],
    statement: () =>
      sql`select jsonb_agg(jsonb_build_array(word, documents, relation)) from (${candidatesFor(word, locale)}) found`,
    answer(value) {
      if (value === null) return null;
      const candidates = (value as [string | null, number, Candidate['relation']][]).flatMap(
        ([found, documents, relation]) => (found === null ? [] : [{ word: found, documents, relation }]),
      );
      const like = synonyms.filter((each) => Math.abs(each.word.length - word.length) <= maxSpread);
      return chooseAlternatives(word, [...candidates, ...like]);
    },
  };
}

const candidatesOfGroups = new WeakMap<readonly SynonymGroup[], Candidate[]>();

/** The words of the synonyms; their sounds are computed once. */
function synonymCandidates(groups: readonly SynonymGroup[]): Candidate[] {
  const known = candidatesOfGroups.get(groups);
  if (known) return known;
  const made = wordsOfGroups(groups).map(
    (word): Candidate => ({ word, documents: 0, relation: 'synonym', spoken: comparableFormsOf(word) }),
  );
  candidatesOfGroups.set(groups, made);
  return made;
}

const alternativesIn = (
  { locale, groups }: SearchRun,
  words: readonly string[],
): (readonly [string, AlternativesSubquery])[] => {
  const synonyms = synonymCandidates(groups);
  return words.map((word) => [word, alternativesSubquery(word, locale, synonyms)]);
};

/** Alternatives for the words without results. One query. */
export async function alternativesFor(
  run: SearchRun,
  words: readonly string[],
): Promise<Map<string, Alternatives>> {
  const subqueries = alternativesIn(run, words);
  run.prefetch(subqueries.map(([, subquery]) => subquery));
  const all = new Map<string, Alternatives>();
  for (const [word, subquery] of subqueries) {
    const found = await run.load(subquery);
    if (found) all.set(word, found);
  }
  return all;
}

/** Words that may be typing errors: those without synonyms. */
export const possibleTypos = (parts: readonly QuestionPart[]): string[] =>
  parts.filter(({ synonyms }) => synonyms.length === 0).flatMap((part) => part.words);

/** Subqueries that a correction needs. */
export const correctionSubqueries = (run: SearchRun, { parts }: CorrectionCandidate): Subquery<unknown>[] => [
  ...alternativesIn(run, possibleTypos(parts)).map(([, subquery]) => subquery),
  ...(parts.length > 1 ? [similarName(joinPartWords(parts), run.locale)] : []),
];

/**
 * Candidates for a word. One row without a candidate means that the word has no results; no row means that it has some.
 */
function candidatesFor(word: string, locale: Locale): SQL {
  const question = sql`plainto_tsquery(${configOf(locale)}, ${word})`;
  const isOwn = sql`known.lang = ${locale}`;
  const isShort = word.length <= maxLengthByInitial;
  // A short misspelt word may share no trigram with the right one, so the ends are compared.
  const isLike = isShort
    ? sql`known.word like ${`%${word.slice(2)}`} and length(known.word) <= ${word.length + 1}::int`
    : sql`known.word % ${word}`;
  const consonants = consonantsOf(sql`${word}::text`);
  const pieces = sql.param(
    word.length < minCompoundLength || word.length > maxWordLength ? [] : piecesOf(word),
  );
  return sql`select candidate.* from (select 1 where numnode(${question}) > 0 and not exists (
      select 1 from search_documents where tsv @@ (${question} && ${`'@${locale}'`}::tsquery))) unknown
    left join lateral (
      (select known.word, known.documents, 'longer' as relation from search_words known
        where ${isOwn} and ${word.length >= minInsideLength} and known.word like ${word.length < minAnywhereLength ? `${word}%` : `%${word}%`}
        order by known.word ^@ ${word}::text desc, known.documents desc, known.word limit ${maxCandidates.longer})
      union all
      (select known.word, known.documents, 'like' from search_words known where ${isOwn} and ${isLike}
        order by similarity(known.word, ${word}) desc, known.documents desc limit ${maxCandidates.like})
      union all
      (select known.word, known.documents, 'like' from (
          select known.word from search_words known where ${isOwn} and ${isShort} and known.word ^@ ${word.slice(0, 1)}::text
            and length(known.word) between ${word.length - 2}::int and ${word.length + 2}::int offset 0) begun
        join search_words known on ${isOwn} and known.word = begun.word
        order by similarity(known.word, ${word}) desc, known.documents desc limit ${maxCandidates.like})
      union all
      (select known.word, known.documents, 'sound' from search_words known where ${isOwn}
        and ${consonantsOf(sql`known.word`)} = ${consonants} and length(${consonants}) >= ${minConsonants}::int
        order by known.documents desc limit ${maxCandidates.longer})
      union all
      (select known.word, known.documents, 'part' from search_words known where ${isOwn} and known.word = any(${pieces}::text[]))
    ) candidate on true`;
}

/** All substrings long enough to be words. */
function piecesOf(word: string): string[] {
  const pieces = new Set<string>();
  for (let from = 0; from < word.length; from += 1) {
    for (let to = from + minPartLength; to <= word.length; to += 1) pieces.add(word.slice(from, to));
  }
  return [...pieces];
}

/** The name of a play or person that is similar to the typed text as a whole: "hada gabler". */
export const similarName = (text: string, locale: Locale): Subquery<string | null> => ({
  key: `similar ${text}`,
  tsqueries: [],
  statement: () =>
    text.length < minNameLength
      ? null
      : sql`select to_jsonb(title) from search_documents
        where lang = ${locale} and kind in ('production', 'person') and ${text}::text <% title
        order by word_similarity(${text}, title) desc, similarity(${text}, title) desc limit 1`,
  answer: (value) => value as string | null,
});
