/** The theatre's own synonyms: words of which each finds what the others of its group find. */
import { normalizeUmlauts, splitWords } from './normalize-words.ts';

/** Phrases of one group, each as its folded words. */
export type SynonymGroup = readonly (readonly string[])[];

/** A word or phrase of a question, and what else finds the same. */
export interface QuestionPart {
  words: string[];
  others: string[];
}

/** Words of the longest phrase. */
const maxPhrase = 5;
/** Minimum letters of a synonym that is found as the beginning or the end of a compound. */
const minInCompound = 5;
/** Inflections that make no other word. */
const endings = ['', 's', 'n', 'e', 'en', 'er', 'es'];

/** Reads the lines of a group, one per language, as the back office has them: phrases with commas between them. */
export function synonymGroup(lines: readonly (string | null | undefined)[]): SynonymGroup {
  return lines
    .flatMap((line) => (line ?? '').split(/[,;\n]/))
    .map(splitWords)
    .filter((words) => words.length > 0 && words.length <= maxPhrase);
}

/** Words that mean nothing alone, in either language: a question has them in both. */
const empty = new Set(
  `der die das den dem des ein eine einen einem einer und oder in im am an auf aus bei mit von vom zu zum zur für fuer ist sind
  gibt es ich wir man kann können koennen darf wo wie was wer wann welche welches welcher habt ihr haben hat eure euer ihre mein
  meine kaufen bekomme bekommen finde finden suche brauche möchte moechte will über ueber noch auch
  the a an and or in at on of for to from with is are there do does can could i we you your my me where how what who when which
  have has get buy find need want would like about any please it`.split(/\s+/),
);

/** Said with a play or somebody's name by whoever wants to see them: the name is what is looked for. */
const accompanying = new Set(
  `karte karten ticket tickets eintrittskarten besetzung dauer dauert lange länge trailer kritik kritiken bilder fotos preis preise
  stück stücke stueck theater theaterstück vorstellung vorstellungen aufführung inszenierung termin termine spielt spielen sehen
  cast review reviews running time long length photos pictures price prices play plays show shows theatre theater performance
  performances production dates see book booking buchen bestellen reservieren`.split(/\s+/),
);

/** The words without those that only accompany a name; null if there are none of them, or no others. */
export function coreOfQuestion(parts: readonly QuestionPart[]): QuestionPart[] | null {
  const core = parts.filter(({ words }) => words.some((word) => !accompanying.has(word)));
  return core.length > 0 && core.length < parts.length ? core : null;
}

/**
 * The words of a question in order, the longest phrases that have synonyms first; without words that mean nothing,
 * unless there are no others.
 */
export function partsOfQuestion(text: string, groups: readonly SynonymGroup[]): QuestionPart[] {
  const words = splitWords(text);
  const parts: QuestionPart[] = [];
  for (let at = 0; at < words.length; ) {
    const length = Math.max(1, phraseAt(words, at, groups));
    const said = words.slice(at, at + length);
    parts.push({ words: said, others: othersFor(said, groups) });
    at += length;
  }
  const meant = parts.filter(hasMeaning);
  return meant.length > 0 ? meant : parts;
}

/** Whether it is more than a word such as "the". */
export function hasMeaning({ words }: QuestionPart): boolean {
  return words.length > 1 || !empty.has(words[0] as string);
}

/** The number of words of the longest phrase that begins here; 0 if none does. */
function phraseAt(words: readonly string[], at: number, groups: readonly SynonymGroup[]): number {
  for (let length = Math.min(maxPhrase, words.length - at); length > 1; length -= 1) {
    const said = words.slice(at, at + length);
    if (groups.some((group) => group.some((phrase) => isSame(phrase, said)))) return length;
  }
  return 0;
}

function othersFor(said: readonly string[], groups: readonly SynonymGroup[]): string[] {
  const exact = groups.filter((group) => group.some((phrase) => isSame(phrase, said)));
  const [word] = said;
  const near =
    exact.length > 0 || said.length > 1 ? exact : groups.filter((group) => isInside(word as string, group));
  const all = near.flatMap((group) => group.map((phrase) => phrase.join(' ')));
  return [...new Set(all)].filter((phrase) => phrase !== said.join(' '));
}

function isSame(phrase: readonly string[], said: readonly string[]): boolean {
  return phrase.length === said.length && phrase.every((word, at) => isForm(word, said[at] as string));
}

/** Whether two words differ in nothing but an ending. */
function isForm(one: string, other: string): boolean {
  const [a, b] = [normalizeUmlauts(one), normalizeUmlauts(other)];
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 3 && long.startsWith(short) && endings.includes(long.slice(short.length));
}

/** Whether a compound begins or ends with a word of the group: "Rollstuhlrampe", "Theaterkarten". */
function isInside(word: string, group: SynonymGroup): boolean {
  const whole = normalizeUmlauts(word);
  return group.some(([first = '', ...more]) => {
    const part = normalizeUmlauts(first);
    if (more.length > 0 || part.length < minInCompound || whole.length < part.length + 3) return false;
    return whole.startsWith(part) || whole.endsWith(part);
  });
}

/** Groups with a word that begins like this, for suggestions. */
export function groupsThatBegin(text: string, groups: readonly SynonymGroup[]): SynonymGroup[] {
  const typed = normalizeUmlauts(splitWords(text).join(' '));
  return groups.filter((group) =>
    group.some((phrase) => normalizeUmlauts(phrase.join(' ')).startsWith(typed)),
  );
}
