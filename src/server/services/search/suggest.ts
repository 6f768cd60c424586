// Suggestions for words without results: longer words that contain them, similar words, and their parts.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { editDistance, soundOf } from '#domain/search/closest-word.ts';
import { minCompoundLength, minPartLength, splitCompound } from '#domain/search/compound-parts.ts';
import { normalizeUmlauts } from '#domain/search/normalize-words.ts';
import { type QuestionPart, wordsOfGroups, wordsOfParts } from '#domain/search/synonyms.ts';
import type { Attempt } from '#server/services/search/attempt.ts';
import type { Doubt, SearchRun } from '#server/services/search/search-run.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** Alternatives for a word without results. */
export interface Alternatives {
  /** Longer words that contain it, and the most likely one. */
  spellings: string[];
  /** The most likely one. */
  best: string | null;
  /** Others that are nearly as likely: the words beside it decide. */
  near: string[];
  /** Too near to be another word, even where only texts have it. */
  isCertain: boolean;
  /** It is much longer: what was typed may be another word. */
  isBegun?: boolean;
}

interface Candidate {
  word: string;
  documents: number;
  /** Contains the word, is similar to it, is a part of it, or is a synonym that may be similar to it. */
  relation: 'longer' | 'like' | 'part' | 'synonym';
}

const maxLonger = 12;
/** Letters by which a misspelt word may be longer or shorter. */
const maxSpread = 3;
const maxNear = 4;
/** Share of the letters of a word that a longer one is likely a form of. */
const minShare = 0.55;
/** Letters; shorter texts share their pieces with too many names. */
const minNameLength = 6;
const maxCandidates = 60;
/** Letters of words that have too many neighbours: "Wolf" is no "zwölf". */
const maxShort = 5;
/** Letters; shorter words are contained in too many words. */
const minInsideLength = 3;
/** Letters from which on a word is looked for anywhere in others, and not only where they begin. */
const minAnywhereLength = 5;
/** Letters up to which candidates are also found by initial; longer words share enough trigrams. */
const maxLengthByInitial = 8;
/** Letters of the longest word of the vocabulary. */
const maxWordLength = 40;

/** A word with its alternatives; null if it has results. */
type AskedAlternatives = Attempt<Alternatives | null>;

/** @param synonyms words that the theatre has synonyms for: they need not be in any text */
function alternativesAttempt(word: string, locale: Locale, synonyms: readonly string[]): AskedAlternatives {
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
      const like = synonyms.filter((each) => Math.abs(each.length - word.length) <= maxSpread);
      const named = like.map((each): Candidate => ({ word: each, documents: 0, relation: 'synonym' }));
      return choose(word, [...candidates, ...named]);
    },
  };
}

const alternativesIn = (
  { locale, groups }: SearchRun,
  words: readonly string[],
): (readonly [string, AskedAlternatives])[] => {
  const synonyms = wordsOfGroups(groups);
  return words.map((word) => [word, alternativesAttempt(word, locale, synonyms)]);
};

/** Alternatives for the words without results. One query. */
export async function alternativesFor(
  run: SearchRun,
  words: readonly string[],
): Promise<Map<string, Alternatives>> {
  const attempts = alternativesIn(run, words);
  run.foresee(attempts.map(([, attempt]) => attempt));
  const all = new Map<string, Alternatives>();
  for (const [word, attempt] of attempts) {
    const found = await run.ask(attempt);
    if (found) all.set(word, found);
  }
  return all;
}

/** Words that may be typing errors: what the theatre knows by another word is none. */
export const doubtfulIn = (parts: readonly QuestionPart[]): string[] =>
  parts.filter(({ others }) => others.length === 0).flatMap((part) => part.words);

/** What has to be asked before words are corrected. */
export const doubtAttempts = (run: SearchRun, { parts }: Doubt): Attempt<unknown>[] => [
  ...alternativesIn(run, doubtfulIn(parts)).map(([, attempt]) => attempt),
  ...(parts.length > 1 ? [similarName(wordsOfParts(parts), run.locale)] : []),
];

/** Candidates for a word. A row without a candidate means that the word has no results; no row, that it has some. */
function candidatesFor(word: string, locale: Locale): SQL {
  const question = sql`plainto_tsquery(${configOf(locale)}, ${word})`;
  const own = sql`w.lang = ${locale}`;
  const isShort = word.length <= maxLengthByInitial;
  // A short misspelt word may share no trigram with the right one: compare its end.
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

/** All substrings that may be words. */
function piecesOf(word: string): string[] {
  const pieces = new Set<string>();
  for (let from = 0; from < word.length; from += 1) {
    for (let to = from + minPartLength; to <= word.length; to += 1) pieces.add(word.slice(from, to));
  }
  return [...pieces];
}

function choose(word: string, candidates: readonly Candidate[]): Alternatives {
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
    const isCertain = isForm || (best !== first && isSlip(word, nearest?.distance ?? 0));
    const near = all
      .filter(({ distance }) => distance <= (nearest?.distance ?? 0) + 1)
      .flatMap((each) => (spellings.includes(each.word) ? [] : [each.word]));
    return { spellings, best, near: near.slice(0, maxNear), isCertain, isBegun: best === first && !isForm };
  }
  const known = new Set(of('part').map((each) => each.word.replaceAll('ß', 'ss')));
  const parts = splitCompound(word, (part) => known.has(part));
  return parts.length > 1
    ? { spellings: [parts.join(' ')], best: parts.join(' '), near: [], isCertain: true }
    : { spellings: [], best: null, near: [], isCertain: false };
}

/** One wrong letter in long words, two in very long ones. */
const isSlip = ({ length }: string, distance: number): boolean =>
  distance <= (length >= 10 ? 2 : length >= 7 ? 1 : 0);

/** Whether both sound alike at the beginning. */
const isBegunAlike = (asked: string, word: string): boolean =>
  soundOf(normalizeUmlauts(asked))[0] === soundOf(normalizeUmlauts(word))[0];

/** The similarity of two words; an equal beginning counts more. */
function likeness(asked: string, word: string): number {
  if (word.startsWith(asked)) return 2;
  return word[0] === asked[0] ? 1 : 0;
}

/**
 * The nearest words within one or two edits, three for a long word, or what sounds alike; among equals the one with the
 * same beginning, then the more frequent one.
 */
function nearestOf(asked: string, candidates: readonly Candidate[]): { word: string; distance: number }[] {
  const plain = normalizeUmlauts(asked);
  const sound = soundOf(asked);
  const max = plain.length < 4 ? 0 : plain.length < 6 ? 1 : plain.length < 10 ? 2 : 3;
  // Neither an edit nor an umlaut in two letters makes a word so much longer.
  const isNear = ({ word }: Candidate) => Math.abs(word.length - asked.length) <= 2 * maxSpread;
  return candidates
    .filter(isNear)
    .map(({ word, documents }) => {
      const bare = normalizeUmlauts(word);
      const distance = plain.length > 4 && soundOf(word) === sound ? 1 : editDistance(plain, bare);
      return { word, documents, distance, alike: likeness(plain, bare) };
    })
    .filter(({ word, distance }) => distance <= max && (plain.length > maxShort || isBegunAlike(asked, word)))
    .sort((a, b) => a.distance - b.distance || b.alike - a.alike || b.documents - a.documents);
}

/** The name of a play or somebody that is nearly what was typed, whatever its words: "hada gabler". */
export const similarName = (text: string, locale: Locale): Attempt<string | null> => ({
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
