/** Matches words with phrases of synonyms in any inflection, order and spelling. */
import { normalizeUmlauts } from './normalize-words.ts';
import { isStopWord } from './question-words.ts';

/** The phrases of one group, each as folded words. */
export type SynonymGroup = readonly (readonly string[])[];

/** Minimum letters of words that are compared without spaces. */
const minJoined = 6;
/** Inflections that keep the meaning. */
const endings = ['', 's', 'n', 'e', 'en', 'er', 'es', 'em', 'ern', 'ed', 'ing'];
/** Of a single word also those for women: "Referent" and "Referentin". */
const endingsOfWord = [...endings, 'in', 'innen'];

/**
 * Groups that have these words in any inflection, pairs in either order; else groups with a phrase that has them among
 * stop words: "hire the venue" is "venue hire".
 * @param least words of the phrase
 */
export function matchingGroups(
  words: readonly string[],
  groups: readonly SynonymGroup[],
  least = 1,
): SynonymGroup[] {
  const found = matchIndexedPhrases(spellingOf(words), groups, least);
  return found.length > 0 || words.length < 2 ? found : matchIgnoringStopWords(words, groups);
}

function matchIgnoringStopWords(words: readonly string[], groups: readonly SynonymGroup[]): SynonymGroup[] {
  const isOpen = [words[0], words.at(-1)].some((word) => isStopWord(word as string));
  const core = withoutStopWords(words);
  if (isOpen || core.length < 2) return [];
  const orders = core.length === 2 ? [core, [...core].reverse()] : [core];
  return orders.flatMap((order) => matchIndexedPhrases(normalizeSpelling(order), groups, order.length, true));
}

const withoutStopWords = (words: readonly string[]): string[] => words.filter((word) => !isStopWord(word));

/** @param isCore compares phrases without their stop words */
function matchIndexedPhrases(
  typed: Spelling,
  groups: readonly SynonymGroup[],
  least = 1,
  isCore = false,
): SynonymGroup[] {
  const found = new Set<SynonymGroup>();
  for (const each of phrasesByBeginning(groups).get(beginningOf(typed)) ?? []) {
    const isLong = each.isCore === isCore && each.spelling.words.length >= least;
    if (isLong && !found.has(each.group) && isSame(each.spelling, typed)) found.add(each.group);
  }
  return [...found];
}

interface SpelledPhrase {
  group: SynonymGroup;
  spelling: Spelling;
  /** Without stop words. */
  isCore: boolean;
}

/** Indexed once per set of groups, which many questions share. */
const indexes = new WeakMap<readonly SynonymGroup[], Map<string, SpelledPhrase[]>>();

/** What inflections keep: two letters, or one digit. */
const beginningOf = ({ joined }: Spelling): string => joined.slice(0, /^\d/.test(joined) ? 1 : 2);

/** All phrases by their beginning; in the order of the groups. */
function phrasesByBeginning(groups: readonly SynonymGroup[]): Map<string, SpelledPhrase[]> {
  const known = indexes.get(groups);
  if (known) return known;
  const phrases = groups.flatMap((group) =>
    group.flatMap((phrase) => {
      const core = withoutStopWords(phrase);
      const whole = { group, spelling: spellingOf(phrase), isCore: false };
      return core.length > 1 ? [whole, { group, spelling: normalizeSpelling(core), isCore: true }] : [whole];
    }),
  );
  const made = Map.groupBy(phrases, ({ spelling }) => beginningOf(spelling));
  indexes.set(groups, made);
  return made;
}

/** Words in one spelling, also joined without spaces. */
interface Spelling {
  words: string[];
  joined: string;
}

const spellings = new WeakMap<readonly string[], Spelling>();

export function spellingOf(phrase: readonly string[]): Spelling {
  const known = spellings.get(phrase);
  if (known) return known;
  const made = normalizeSpelling(phrase);
  spellings.set(phrase, made);
  return made;
}

function normalizeSpelling(phrase: readonly string[]): Spelling {
  // "Telephon", "Photo": the old spelling.
  const words = phrase.map((word) => normalizeUmlauts(word).replaceAll('ph', 'f'));
  return { words, joined: words.join('') };
}

/** Also equal if one is written as one word and the other is not: "cloak room", "giftcard". */
function isSame(phrase: Spelling, typed: Spelling): boolean {
  if (phrase.words.length === typed.words.length)
    return phrase.words.every((word, at) => isFormIn(phrase, word, typed.words[at] as string));
  // "A dress" is not an "address".
  const isArticle = [phrase, typed].some(({ words }) => words.length > 1 && isStopWord(words[0] as string));
  return (
    !isArticle && phrase.joined.length >= minJoined && isInflectionOf(phrase.joined, typed.joined, endings)
  );
}

const isFormIn = (phrase: Spelling, one: string, other: string): boolean =>
  isInflectionOf(one, other) || (phrase.words.length > 1 && isSameVerb(one, other));

const conjugated = /(?<=.{3})(?:ing|ed|es|en|et|st|te|e|n|s|t)$/;

/** Among other words, verb forms are equal: "hört" and "hören", "kills" and "killing". */
const isSameVerb = (one: string, other: string): boolean =>
  one.replace(conjugated, '') === other.replace(conjugated, '');

/**
 * Reduces verb forms: "Reserviert" and "Reservierung" to "reservieren"; "umgetauscht" and "umtausche" to "umtauschen".
 */
const foreignVerb = /(?<=.{3})ier(?:en|t|te[nrs]?|e|ung|ungen)$/;
const separableVerb =
  /^(ab|an|auf|aus|ein|mit|nach|um|vor|weg|zuruck)(?:ge)?(.{3,}?)(?:e[nrsm]?|t|te[nrsm]?|ene[nrsm]?)$/;

function stemOfVerb(word: string): string | null {
  if (foreignVerb.test(word)) return word.replace(foreignVerb, '');
  const [, prefix, stem] = separableVerb.exec(word) ?? [];
  return stem === undefined ? null : `${prefix} ${stem}`;
}

/** "Comedies" is a form of "comedy". The reverse does not hold: "lady" asks for no toilet. */
const singular = (word: string): string => word.replace(/(?<=.{3})ies$/, 'y');

/** Whether two words differ in their endings only. */
function isInflectionOf(one: string, other: string, ends = endingsOfWord): boolean {
  if (one[0] !== other[0]) return false;
  if (one === other || one === singular(other)) return true;
  const stem = stemOfVerb(one);
  if (stem !== null && stem === stemOfVerb(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isLong = short.length > 3 || /^\d+$/.test(short);
  const ending = long.slice(short.length);
  // "Gute" and "guter", but not "stum" and "stumm".
  const isEnding = ends.includes(ending) || (short.endsWith('e') && /^[mr]$/.test(ending));
  return isLong && long.startsWith(short) && isEnding;
}
