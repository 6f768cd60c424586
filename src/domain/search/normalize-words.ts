/** Normalises words for the search: its index, its queries, and the marks in results. */

/** All diacritics but the German diaeresis: "Moliere" finds "Molière". */
const otherDiacritics = /[\u0300-\u0307\u0309-\u036f]/g;
const apostrophes = /['’‘`´]/g;
const word = /[\p{L}\p{N}]+/gu;
/** Letters with a stroke or without a dot have no accent to take away; each stays one letter, for marks. */
const otherLetters: Record<string, string> = { ı: 'i', ł: 'l', đ: 'd', ð: 'd', ø: 'ö', æ: 'ä', œ: 'ö' };
const plainLetters = /^[a-z0-9 .,:;!?-]*$/i;

/** Lower case without accents, apostrophes and soft hyphens. Umlauts are kept. */
export function foldText(text: string): string {
  // Most words are plain, and the steps below are twenty times slower.
  if (plainLetters.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .replace(/\u00ad/g, '')
    .replace(apostrophes, '')
    .normalize('NFD')
    .replace(otherDiacritics, '')
    .normalize('NFC')
    .replace(/[ıłđðøæœ]/g, (letter) => otherLetters[letter] as string);
}

/** The words of a text in order, folded. Hyphens, slashes and at-signs separate words. */
export function splitWords(text: string): string[] {
  return foldText(text).match(word) ?? [];
}

/** One spelling for all ways of writing umlauts: "Bühne", "Buehne" and "Buhne" become `buhne`. */
export function normalizeUmlauts(text: string): string {
  return foldText(text)
    .replaceAll('ß', 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|(?<!q)ue/g, 'u');
}

/** Both readings of a word that may contain umlauts as two letters: "buehne" may be "bühne". */
export function umlautSpellings(text: string): string[] {
  const written = text
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replace(/(?<!q)ue/g, 'ü');
  return written === text ? [text] : [text, written];
}

/** Whether a word is stored for suggestions: letters only, and long enough. */
export function isSuggestible(text: string): boolean {
  return text.length >= 3 && text.length <= 40 && /^\p{L}+$/u.test(text);
}
