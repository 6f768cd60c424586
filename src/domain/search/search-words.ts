/** Words as the search compares them. Serves the index, the questions asked of it, and the marks in what is found. */

/** Diacritics other than the two dots of German: "Molière" is found by "Moliere". */
const otherDiacritics = /[\u0300-\u0307\u0309-\u036f]/g;
const apostrophes = /['’‘`´]/g;
const word = /[\p{L}\p{N}]+/gu;
const plainLetters = /^[a-z0-9 .,:;!?-]*$/i;

/** Lower case; accents, apostrophes and soft hyphens gone, umlauts as they are. */
export function folded(text: string): string {
  // Most words are, and the rest of this costs twenty times as much.
  if (plainLetters.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .replace(/\u00ad/g, '')
    .replace(apostrophes, '')
    .normalize('NFD')
    .replace(otherDiacritics, '')
    .normalize('NFC');
}

/** The words of a text in their order, folded. What stands between them (hyphens, strokes, at-signs) divides. */
export function wordsIn(text: string): string[] {
  return folded(text).match(word) ?? [];
}

/** One spelling for the three ways of writing an umlaut: "Bühne", "Buehne" and "Buhne" are all `buhne`. */
export function reduced(text: string): string {
  return folded(text)
    .replaceAll('ß', 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|(?<!q)ue/g, 'u');
}

/** Both spellings of a word that may hold umlauts written as two letters: "buehne" may be "bühne". */
export function umlautSpellings(text: string): string[] {
  const written = text
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replace(/(?<!q)ue/g, 'ü');
  return written === text ? [text] : [text, written];
}

/** Words worth remembering for suggestions: letters only, and enough of them. */
export function isVocabulary(text: string): boolean {
  return text.length >= 3 && text.length <= 40 && /^\p{L}+$/u.test(text);
}
