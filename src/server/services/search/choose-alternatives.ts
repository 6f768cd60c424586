// Chooses among candidates for a word without results.
import { editDistance, soundOf } from '#domain/search/closest-word.ts';
import { splitCompound } from '#domain/search/compound-parts.ts';
import { normalizeUmlauts } from '#domain/search/normalize-words.ts';
import { isStopWord } from '#domain/search/question-words.ts';

/** Alternatives for a word without results. */
export interface Alternatives {
  /** Longer words that contain it, and the likeliest one. */
  spellings: string[];
  likeliest: string | null;
  /** The surrounding words decide between these and the likeliest one. */
  nearlyAsLikely: string[];
  /** So similar that it is a typing error, even if only texts have the word. */
  isCertain: boolean;
  /** The alternative is much longer than the typed word, which may be a prefix of another one. */
  isPrefix?: boolean;
}

export interface Candidate {
  word: string;
  documents: number;
  /** The alternative contains the word, is similar to it, has its consonants, is a part of it, or is a similar synonym. */
  relation: 'longer' | 'like' | 'sound' | 'part' | 'synonym';
  /** Its spelling without umlauts and its sound, if known. */
  spoken?: ComparableForms;
}

interface ComparableForms {
  bare: string;
  sound: string;
}

/** Edits between a misspelt word and its correction, from this number of letters on. */
const maxEdits = {
  possible: { 4: 1, 6: 2, 10: 3 },
  /** So few that it is a typing error, whatever it finds. */
  certain: { 7: 1, 10: 2 },
};
/** Maximum difference in length between a misspelt word and its correction. */
export const maxSpread = 3;
const maxNearlyAsLikely = 4;
/** Minimum share of letters that a word has of a longer form. */
const minShare = 0.7;
/** Letters below which words have too many neighbours with another initial: "Wolf" must not match "zwölf". */
const minOtherInitial = 5;
/** Minimum letters of a word that is compared by its sound. */
const minSoundLength = 5;

const editsOf = (steps: Record<number, number>, { length }: string): number =>
  Math.max(0, ...Object.entries(steps).map(([letters, edits]) => (length >= Number(letters) ? edits : 0)));

export const comparableFormsOf = (word: string): ComparableForms => ({
  bare: normalizeUmlauts(word),
  sound: soundOf(word),
});

/** The likeliest is the nearest word if it is one edit away, or if no longer word contains the typed one. */
export function chooseAlternatives(word: string, candidates: readonly Candidate[]): Alternatives {
  const of = (wanted: Candidate['relation']) => candidates.filter(({ relation }) => relation === wanted);
  // A compound of known words is no misspelt name with the same consonants.
  const compound = partsOf(word, of('part'));
  const sounding = compound.likeliest ? [] : of('sound');
  const longer = of('longer').map((each) => each.word);
  const ranked = rankByDistance(word, [...of('like'), ...sounding, ...of('longer'), ...of('synonym')]);
  const [firstLonger = null] = longer;
  const [nearest] = ranked;
  const typo = nearest && (nearest.distance === 1 || !firstLonger) ? nearest.word : null;
  const likeliest = typo ?? firstLonger;
  if (!likeliest) return compound;
  const distance = nearest?.distance ?? 0;
  const spellings = [...new Set([...longer, ...(typo ? [typo] : [])])];
  const isForm =
    likeliest === firstLonger &&
    (!firstLonger.startsWith(word) || word.length >= firstLonger.length * minShare);
  return {
    spellings,
    likeliest,
    nearlyAsLikely: ranked
      .filter((each) => each.distance <= distance + 1 && !spellings.includes(each.word))
      .map((each) => each.word)
      .slice(0, maxNearlyAsLikely),
    isCertain:
      isForm ||
      (likeliest !== firstLonger && (nearest?.isAlike || distance <= editsOf(maxEdits.certain, word))),
    isPrefix: likeliest === firstLonger && !isForm,
  };
}

/** The words of which a compound is made. */
function partsOf(word: string, candidates: readonly Candidate[]): Alternatives {
  const known = new Set(candidates.map((each) => each.word.replaceAll('ß', 'ss')));
  const parts = splitCompound(word, (part) => known.has(part));
  if (parts.length < 2) return { spellings: [], likeliest: null, nearlyAsLikely: [], isCertain: false };
  const likeliest = parts.join(' ');
  return { spellings: [likeliest], likeliest, nearlyAsLikely: [], isCertain: true };
}

/** Whether both begin with the same sound. */
const startsAlike = (asked: string, word: string): boolean =>
  soundOf(normalizeUmlauts(asked))[0] === soundOf(normalizeUmlauts(word))[0];

/** The similarity of two words: one begins with the other, has the same letters, or the same initial. */
function similarityRank(asked: string, word: string): number {
  // A short word may lack any letter: "stum" is "Sturm" as well as "stumm".
  if (word.startsWith(asked) && asked.length >= minOtherInitial) return 3;
  if (lettersOf(word) === lettersOf(asked)) return 2;
  return word[0] === asked[0] ? 1 : 0;
}

const lettersOf = (word: string): string => [...word].sort().join('');

/**
 * The nearest words within one or two edits (three for long words) or with the same sound. Ties go to the same
 * beginning, then to the more frequent word.
 */
function rankByDistance(
  asked: string,
  candidates: readonly Candidate[],
): { word: string; distance: number; isAlike: boolean }[] {
  const plain = normalizeUmlauts(asked);
  const sound = soundOf(asked);
  const max = editsOf(maxEdits.possible, plain);
  // A typing error or an umlaut spelled with two letters changes the length by little.
  const isNear = ({ word }: Candidate) =>
    Math.abs(word.length - asked.length) <= 2 * maxSpread && !isStopWord(word);
  return candidates
    .filter(isNear)
    .map(({ word, documents, relation, spoken = comparableFormsOf(word) }) => {
      const { bare } = spoken;
      const isFar = Math.abs(bare.length - plain.length) > max;
      const isAlike = plain.length >= minSoundLength && spoken.sound === sound;
      const edits = isAlike ? 1 : isFar ? Number.POSITIVE_INFINITY : editDistance(plain, bare);
      const distance = relation === 'sound' ? Math.min(edits, max) : edits;
      return { word, documents, distance, isAlike, alike: similarityRank(plain, bare) };
    })
    .filter(
      ({ word, distance }) =>
        distance <= max && (plain.length >= minOtherInitial || startsAlike(asked, word)),
    )
    .sort((a, b) => a.distance - b.distance || b.alike - a.alike || b.documents - a.documents);
}
