// Alternatives for words without results: longer words that contain them, similar words, and parts of compounds.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { editDistance, soundOf } from '#domain/search/closest-word.ts';
import { minCompoundLength, minPartLength, splitCompound } from '#domain/search/compound-parts.ts';
import { normalizeUmlauts } from '#domain/search/normalize-words.ts';
import { isStopWord } from '#domain/search/question-words.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import { joinPartWords, type QuestionPart, wordsOfGroups } from '#domain/search/synonyms.ts';
import type { CorrectionCandidate, SearchRun } from '#server/services/search/search-run.ts';
import type { Subquery } from '#server/services/search/subquery.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** Alternatives for a word without results. */
export interface Alternatives {
  /** Longer words that contain it, and the likeliest one. */
  spellings: string[];
  /** The likeliest one. */
  best: string | null;
  /** Nearly as likely ones: the surrounding words decide. */
  near: string[];
  /** So similar that it is a typing error, even if only texts have the word. */
  isCertain: boolean;
  /** The alternative is much longer than the typed word, which may be a prefix of another one. */
  isPrefix?: boolean;
}

interface Candidate {
  word: string;
  documents: number;
  /** The alternative contains the word, is similar to it, is a part of it, or is a similar synonym. */
  relation: 'longer' | 'like' | 'part' | 'synonym';
  /** Its spelling without umlauts and its sound, if known. */
  spoken?: ComparableForms;
}

interface ComparableForms {
  bare: string;
  sound: string;
}

const maxLonger = 12;
/** Maximum difference in length between a misspelt word and its correction. */
const maxSpread = 3;
const maxNear = 4;
/** Minimum share of letters that a word has of a longer form. */
const minShare = 0.55;
/** Minimum letters; shorter texts share trigrams with too many names. */
const minNameLength = 6;
const maxCandidates = 60;
/** Letters below which words have too many neighbours with another initial: "Wolf" must not match "zwölf". */
const minOtherInitial = 5;
/** Minimum letters; shorter words are contained in too many others. */
const minInsideLength = 3;
/** Minimum letters of a word that is searched anywhere in others, and not only as a prefix. */
const minAnywhereLength = 5;
/** Maximum letters up to which candidates are also found by their initial; longer words share enough trigrams. */
const maxLengthByInitial = 8;
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

const comparableFormsOf = (word: string): ComparableForms => ({
  bare: normalizeUmlauts(word),
  sound: soundOf(word),
});

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
  const own = sql`w.lang = ${locale}`;
  const isShort = word.length <= maxLengthByInitial;
  // A short misspelt word may share no trigram with the right one, so the ends are compared.
  const near = isShort
    ? sql`w.word like ${`%${word.slice(2)}`} and length(w.word) <= ${word.length + 1}::int`
    : sql`w.word % ${word}`;
  const pieces = sql.param(
    word.length < minCompoundLength || word.length > maxWordLength ? [] : piecesOf(word),
  );
  return sql`select c.* from (select 1 where numnode(${question}) > 0 and not exists (
      select 1 from search_documents d where d.tsv @@ (${question} && ${`'@${locale}'`}::tsquery))) unknown
    left join lateral (
      (select w.word, w.documents, 'longer' as relation from search_words w
        where ${own} and ${word.length >= minInsideLength} and w.word like ${word.length < minAnywhereLength ? `${word}%` : `%${word}%`}
        order by w.word ^@ ${word}::text desc, w.documents desc, w.word limit ${maxLonger})
      union all
      (select w.word, w.documents, 'like' from search_words w where ${own} and ${near}
        order by similarity(w.word, ${word}) desc, w.documents desc limit ${maxCandidates})
      union all
      (select w.word, w.documents, 'like' from (
          select w.word from search_words w where ${own} and ${isShort} and w.word ^@ ${word.slice(0, 1)}::text
            and length(w.word) between ${word.length - 2}::int and ${word.length + 2}::int offset 0) begun
        join search_words w on ${own} and w.word = begun.word
        order by similarity(w.word, ${word}) desc, w.documents desc limit ${maxCandidates})
      union all
      (select w.word, w.documents, 'part' from search_words w where ${own} and w.word = any(${pieces}::text[]))
    ) c on true`;
}

/** All substrings long enough to be words. */
function piecesOf(word: string): string[] {
  const pieces = new Set<string>();
  for (let from = 0; from < word.length; from += 1) {
    for (let to = from + minPartLength; to <= word.length; to += 1) pieces.add(word.slice(from, to));
  }
  return [...pieces];
}

function chooseAlternatives(word: string, candidates: readonly Candidate[]): Alternatives {
  const of = (wanted: Candidate['relation']) => candidates.filter(({ relation }) => relation === wanted);
  const longer = of('longer').map((each) => each.word);
  const all = nearestOf(word, [...of('like'), ...of('longer'), ...of('synonym')]);
  const [nearest] = all;
  const [first = null] = longer;
  const slip = nearest && (nearest.distance === 1 || !first) ? nearest.word : null;
  const spellings = [...new Set([...longer, ...(slip ? [slip] : [])])];
  const best = slip ?? first;
  if (best) {
    const isForm = best === first && (!first.startsWith(word) || word.length >= first.length * minShare);
    const isCertain = isForm || (best !== first && isTypingError(word, nearest?.distance ?? 0));
    const near = all
      .filter(({ distance }) => distance <= (nearest?.distance ?? 0) + 1)
      .flatMap((each) => (spellings.includes(each.word) ? [] : [each.word]));
    return { spellings, best, near: near.slice(0, maxNear), isCertain, isPrefix: best === first && !isForm };
  }
  const known = new Set(of('part').map((each) => each.word.replaceAll('ß', 'ss')));
  const parts = splitCompound(word, (part) => known.has(part));
  return parts.length > 1
    ? { spellings: [parts.join(' ')], best: parts.join(' '), near: [], isCertain: true }
    : { spellings: [], best: null, near: [], isCertain: false };
}

/** Whether the distance is a typing error: one letter in long words, two in very long ones. */
const isTypingError = ({ length }: string, distance: number): boolean =>
  distance <= (length >= 10 ? 2 : length >= 7 ? 1 : 0);

/** Whether both begin with the same sound. */
const startsAlike = (asked: string, word: string): boolean =>
  soundOf(normalizeUmlauts(asked))[0] === soundOf(normalizeUmlauts(word))[0];

/** The similarity of two words: one begins with the other, has the same letters, or the same initial. */
function similarityRank(asked: string, word: string): number {
  if (word.startsWith(asked)) return 3;
  if (lettersOf(word) === lettersOf(asked)) return 2;
  return word[0] === asked[0] ? 1 : 0;
}

const lettersOf = (word: string): string => [...word].sort().join('');

/**
 * The nearest words within one or two edits (three for long words) or with the same sound. Ties go to the same
 * beginning, then to the more frequent word.
 */
function nearestOf(asked: string, candidates: readonly Candidate[]): { word: string; distance: number }[] {
  const plain = normalizeUmlauts(asked);
  const sound = soundOf(asked);
  const max = plain.length < 4 ? 0 : plain.length < 6 ? 1 : plain.length < 10 ? 2 : 3;
  // A typing error or an umlaut spelled with two letters changes the length by little.
  const isNear = ({ word }: Candidate) =>
    Math.abs(word.length - asked.length) <= 2 * maxSpread && !isStopWord(word);
  return candidates
    .filter(isNear)
    .map(({ word, documents, spoken = comparableFormsOf(word) }) => {
      const { bare } = spoken;
      const isFar = Math.abs(bare.length - plain.length) > max;
      const isAlike = plain.length > 4 && spoken.sound === sound;
      const distance = isAlike ? 1 : isFar ? Number.POSITIVE_INFINITY : editDistance(plain, bare);
      return { word, documents, distance, alike: similarityRank(plain, bare) };
    })
    .filter(
      ({ word, distance }) =>
        distance <= max && (plain.length >= minOtherInitial || startsAlike(asked, word)),
    )
    .sort((a, b) => a.distance - b.distance || b.alike - a.alike || b.documents - a.documents);
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
