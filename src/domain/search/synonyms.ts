/** The theatre's synonyms: groups of words that find the same results. */
import { normalizeUmlauts, splitWords } from './normalize-words.ts';
import { isAction, isGenericWord, isStopWord } from './question-words.ts';
import { matchingGroups, type SynonymGroup, spellingOf } from './synonym-phrases.ts';

/** A word or phrase of a question, with its synonyms. */
export interface QuestionPart {
  words: string[];
  synonyms: string[];
  /** Only a piece of the compound has synonyms; a title may still equal the whole word. */
  isCompound?: boolean;
  /** The synonyms are titles of plays that the word leads to, not a subject of a visit. */
  isTheme?: boolean;
}

/** Words of the longest phrase. */
const maxPhrase = 6;
/** Minimum letters of a synonym at the beginning or end of a compound. */
const minInCompound = 5;
/** Minimum letters of the rest of the compound. */
const minBesidePart = 3;

/**
 * Parses the lines of a group, one per language: phrases separated by commas. Phrases after a name and a colon lead to
 * that name, but not the name to them: "Moby-Dick: Wal, Harpune".
 */
export function synonymGroup(lines: readonly (string | null | undefined)[]): SynonymGroup {
  const names: string[] = [];
  const group = lines.flatMap((line, at) => {
    const [, name = '', list = ''] = themeLine.exec(line ?? '') ?? [];
    if (name.trim() !== '') names.push(splitWords(name).join(' '));
    const phrases = list
      .split(/[,;\n]/)
      .map(splitWords)
      .filter((words) => words.length > 0 && words.length <= maxPhrase);
    for (const phrase of at === 0 ? phrases : []) germanPhrases.add(phrase);
    return phrases;
  });
  if (names.length > 0) namesOfThemes.set(group, names);
  return group;
}

const themeLine = /^(?:([^:,;\n]*):)?(.*)$/s;

/** The names that the phrases of a theme lead to. */
const namesOfThemes = new WeakMap<SynonymGroup, readonly string[]>();

const isTheme = (group: SynonymGroup): boolean => namesOfThemes.has(group);

const groupsWithoutThemes = new WeakMap<readonly SynonymGroup[], readonly SynonymGroup[]>();

/** The groups without themes. Memoised by identity. */
export function withoutThemes(groups: readonly SynonymGroup[]): readonly SynonymGroup[] {
  const known = groupsWithoutThemes.get(groups) ?? groups.filter((group) => !isTheme(group));
  groupsWithoutThemes.set(groups, known);
  return known;
}

const synonymsIn = (group: SynonymGroup): readonly string[] =>
  namesOfThemes.get(group) ?? group.map((phrase) => phrase.join(' '));

/** German phrases. English compounds are not split: "Robinson" has nothing to do with "son". */
const germanPhrases = new WeakSet<readonly string[]>();

/** The words of a question without stop words, except those of known phrases. */
export const joinPartWords = (parts: readonly QuestionPart[]): string =>
  parts.flatMap(({ words }) => words).join(' ');

/** Whether a part has words that name something. */
export const hasNamingWord = ({ words }: QuestionPart): boolean =>
  words.some((word) => !isGenericWord(word) && !isStopWord(word));

/**
 * The parts without words that only surround names, and without actions on something that has synonyms; null if nothing
 * or everything would be removed.
 */
export function coreOfQuestion(parts: readonly QuestionPart[]): QuestionPart[] | null {
  const naming = parts.filter(hasNamingWord);
  // "How do I get to the theatre": the phrase is a subject by itself.
  const named =
    naming.length > 0 ? naming : parts.filter(({ synonyms, isTheme }) => synonyms.length > 0 && !isTheme);
  const things = named.filter(({ words }) => !words.every(isAction));
  const core = things.some(({ synonyms }) => synonyms.length > 0) ? things : named;
  return core.length > 0 && core.length < parts.length ? core : null;
}

/**
 * Splits a question into parts in order, the longest phrases with synonyms first. Stop words are dropped unless there
 * is nothing else.
 */
export function partsOfQuestion(text: string, groups: readonly SynonymGroup[]): QuestionPart[] {
  const words = splitWords(text);
  const parts: QuestionPart[] = [];
  for (let at = 0; at < words.length; ) {
    const length = Math.max(1, phraseAt(words, at, groups));
    const typed = words.slice(at, at + length);
    parts.push({ words: typed, ...synonymsFor(typed, groups) });
    at += length;
  }
  const significant = parts.filter(hasMeaning);
  return significant.length > 0 ? joinedPhrases(significant, groups) : parts;
}

/** Joins the words of a phrase that stand apart: "das Abo zum Ende der Spielzeit kündigen". */
function joinedPhrases(parts: readonly QuestionPart[], groups: readonly SynonymGroup[]): QuestionPart[] {
  for (const [at, one] of parts.entries()) {
    for (const other of parts.slice(at + 1)) {
      const typed = [...one.words, ...other.words];
      // "Spielt das Theater": words that surround every name are not a phrase unless they stand together.
      if (typed.length !== 2 || !(hasNamingWord(one) || hasNamingWord(other))) continue;
      const synonyms = phraseGroups(typed, groups, 2)
        .filter((group) => !isTheme(group))
        .flatMap(synonymsIn);
      if (synonyms.length === 0) continue;
      const joined = {
        words: typed,
        synonyms: [...new Set(synonyms)].filter((each) => each !== typed.join(' ')),
      };
      return joinedPhrases(
        parts.flatMap((part) => (part === one ? [joined] : part === other ? [] : [part])),
        groups,
      );
    }
  }
  return [...parts];
}

/** If several plays match, keeps those with the exact spelling: "Brüder" is not "Bruder". */
function withExactSpelling(
  typed: readonly string[],
  groups: readonly SynonymGroup[],
): readonly SynonymGroup[] {
  if (groups.length < 2 || !groups.every(isTheme)) return groups;
  const text = typed.join(' ');
  const same = groups.filter((group) => group.some((phrase) => phrase.join(' ') === text));
  return same.length > 0 ? same : groups;
}

/** Whether a part has more than stop words. */
export function hasMeaning({ words }: QuestionPart): boolean {
  return words.length > 1 || !isStopWord(words[0] as string);
}

/** The number of words of the longest phrase that starts here; 0 if none does. */
function phraseAt(words: readonly string[], at: number, groups: readonly SynonymGroup[]): number {
  for (let length = Math.min(maxPhrase, words.length - at); length > 1; length -= 1) {
    if (phraseGroups(words.slice(at, at + length), groups).length > 0) return length;
  }
  return 0;
}

/**
 * Groups with the words; else with the words replaced by the name of their group: "Dauerkarte kündigen" is "Abo
 * kündigen".
 */
function phraseGroups(
  typed: readonly string[],
  groups: readonly SynonymGroup[],
  least = 1,
): readonly SynonymGroup[] {
  const found = matchingGroups(typed, groups, least);
  if (found.length > 0 || typed.length !== 2) return found;
  const [first, second] = typed.map((word) => firstWordOf(word, groups)) as [string, string];
  return first === typed[0] && second === typed[1] ? [] : matchingGroups([first, second], groups, least);
}

function firstWordOf(word: string, groups: readonly SynonymGroup[]): string {
  const [group] = isStopWord(word) ? [] : matchingGroups([word], groups);
  const first = group && !isTheme(group) ? group[0] : undefined;
  return first?.length === 1 ? (first[0] as string) : word;
}

function synonymsFor(
  typed: readonly string[],
  groups: readonly SynonymGroup[],
): Pick<QuestionPart, 'synonyms' | 'isCompound' | 'isTheme'> {
  const exact = phraseGroups(typed, groups);
  const [word] = typed;
  const isCompound = exact.length === 0 && typed.length === 1;
  const near = isCompound ? groupsInside(word as string, groups) : withExactSpelling(typed, exact);
  const all = near.flatMap(synonymsIn);
  const synonyms = [...new Set(all)].filter((phrase) => phrase !== typed.join(' '));
  const how = near.length > 0 && near.every(isTheme) ? { synonyms, isTheme: true } : { synonyms };
  return isCompound && synonyms.length > 0 ? { ...how, isCompound } : how;
}

const adjectiveEnding = /[aei][nspk]?tische?[nrsm]?$/;

/**
 * Verb prefixes, which form no compounds: "einstellen" has nothing to do with "Stellen", "Begleitung" with "Leitung".
 */
const verbPrefix = /^(?:beg?|ein|vor|uber|unter|aus|auf|nach|her|hin|dar|ver|ent|zer|weg|fest|mit)$/;

/** No German word ends in these letters: "Adressen" and "schließen" are not compounds of "Essen". */
const impossibleWordEnd = /(?:[bcdfgkpt]r|[bcfgkp]l|[^aeou]i|inter|proz|angem)$/;

const isFirstPart = (piece: string): boolean => !verbPrefix.test(piece) && !impossibleWordEnd.test(piece);

/**
 * Groups with a word at the beginning or end of a compound: "Rollstuhlrampe", "Theaterkarten". The longest wins: a
 * "Bushaltestelle" is not a "Stelle".
 */
function groupsInside(word: string, groups: readonly SynonymGroup[]): readonly SynonymGroup[] {
  const whole = normalizeUmlauts(word);
  const byPart = groupsByPart(groups);
  const longest = (partOf: (length: number) => string | null): readonly SynonymGroup[] => {
    for (let length = whole.length - minBesidePart; length >= minInCompound; length -= 1) {
      const found = byPart.get(partOf(length) ?? '');
      if (found) return found;
    }
    return [];
  };
  const first = longest((length) => whole.slice(0, length));
  // Adjectives are not compounds: "romantisch" does not contain "Tisch".
  const last = adjectiveEnding.test(whole)
    ? []
    : longest((length) => (isFirstPart(whole.slice(0, -length)) ? whole.slice(-length) : null));
  return [...new Set([...first, ...last])];
}

const partIndexes = new WeakMap<readonly SynonymGroup[], Map<string, SynonymGroup[]>>();

/**
 * The groups of each word that may be part of a compound. Themes do not match in compounds: "Mitarbeiter" does not lead
 * to a play about workers.
 */
function groupsByPart(groups: readonly SynonymGroup[]): Map<string, SynonymGroup[]> {
  const known = partIndexes.get(groups);
  if (known) return known;
  const made = new Map<string, SynonymGroup[]>();
  for (const group of withoutThemes(groups)) {
    const parts = group
      .filter((phrase) => phrase.length === 1 && germanPhrases.has(phrase))
      .map((phrase) => spellingOf(phrase).joined);
    for (const part of new Set(parts)) made.set(part, [...(made.get(part) ?? []), group]);
  }
  partIndexes.set(groups, made);
  return made;
}

/** Minimum letters of a synonym in a compound that occurs in no text. */
const minInUnknown = 3;

/** Synonyms of a word that occurs in no text, by its longest known beginning or end: "Buslinie", "Wahlabo". */
export function synonymsOfUnknown(word: string, groups: readonly SynonymGroup[]): string[] {
  const begun = groups
    .flatMap((group) =>
      group.filter((phrase) => germanPhrases.has(phrase)).map((phrase) => ({ group, part: phrase.join('') })),
    )
    .filter(({ part }) => part.length >= minInUnknown && word.length >= part.length + minInUnknown)
    .filter(({ part }) => word.startsWith(part) || word.endsWith(part))
    .sort((a, b) => b.part.length - a.part.length)[0];
  return begun ? [...synonymsIn(begun.group)] : [];
}

const wordLists = new WeakMap<readonly SynonymGroup[], string[]>();

/**
 * All words of the groups except stop words, for corrections. Of phrases that lead to a play, single words are left
 * out.
 */
export function wordsOfGroups(groups: readonly SynonymGroup[]): string[] {
  const known = wordLists.get(groups);
  if (known) return known;
  const phrases = groups.flatMap((group) =>
    isTheme(group) ? group.filter(({ length }) => length === 1) : group,
  );
  const made = [
    ...new Set(phrases.flat().filter((word) => word.length >= minInCompound && !isStopWord(word))),
  ];
  wordLists.set(groups, made);
  return made;
}

/**
 * Groups with a phrase that starts like this, for suggestions. For "stud" that is "student", and "student job" only
 * without such a match.
 */
export function groupsWithPrefix(text: string, groups: readonly SynonymGroup[]): SynonymGroup[] {
  const words = splitWords(text);
  const typed = normalizeUmlauts(words.join(' '));
  const begun = (phrase: readonly string[]) => spellingOf(phrase).words.join(' ').startsWith(typed);
  const all = groups.filter((group) => group.some(begun));
  const asLong = all.filter((group) =>
    group.some((phrase) => phrase.length === words.length && begun(phrase)),
  );
  return asLong.length > 0 ? asLong : all;
}
