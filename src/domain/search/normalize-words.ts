/** Normalises words for the search: its index, its queries, and the marks in results. */

/** All diacritics except the German diaeresis: "Moliere" finds "Molière". */
const otherDiacritics = /[\u0300-\u0307\u0309-\u036f]/g;
const apostrophes = /['’‘`´]/g;
const word = /[\p{L}\p{N}]+/gu;
/** Letters that Unicode does not decompose. Each maps to one letter, so that marks keep their positions. */
const otherLetters: Record<string, string> = { ı: 'i', ł: 'l', đ: 'd', ð: 'd', ø: 'ö', æ: 'ä', œ: 'ö' };
const plainLetters = /^[a-z0-9 .,:;!?-]*$/i;

/** Lower case without accents, apostrophes and soft hyphens. Umlauts are kept. */
export function foldText(text: string): string {
  // Fast path: the steps below take twenty times as long, and most words need none of them.
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

/** Both spellings of a word that may have umlauts as two letters: "buehne" may be "bühne". */
export function umlautSpellings(text: string): string[] {
  const written = text
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replace(/(?<!q)ue/g, 'ü');
  return written === text ? [text] : [text, written];
}

const numberWords: Record<string, [de: string, en: string]> = {
  1: ['eins', 'one'],
  2: ['zwei', 'two'],
  3: ['drei', 'three'],
  4: ['vier', 'four'],
  5: ['fünf', 'five'],
  6: ['sechs', 'six'],
  7: ['sieben', 'seven'],
  8: ['acht', 'eight'],
  9: ['neun', 'nine'],
  10: ['zehn', 'ten'],
  11: ['elf', 'eleven'],
  12: ['zwölf', 'twelve'],
};

/** Replaces small numbers by words, as titles have them: "3 Schwestern". */
export const withNumberWords = (text: string, lang: 'de' | 'en'): string =>
  text.replace(/(?<![\p{L}\p{N}])\d{1,2}(?![\p{L}\p{N}])/gu, (digits) => {
    const [de, en] = numberWords[digits] ?? [digits, digits];
    return lang === 'de' ? de : en;
  });

const writtenAge = new RegExp(
  `(?<!\\p{L})(\\d+|${Object.values(numberWords).flat().join('|')})(?:[ -]?(?=jährig|jaehrig|years?(?!\\p{L}))| (?=jahren?(?!\\p{L})))`,
  'giu',
);

/** "Meine Tochter ist 7", "my son is five", "Kind 4". */
const ageOfChild = new RegExp(
  `(?<!\\p{L})(?:(?<de>tochter|töchter|sohn|söhne|kind(?:er)?|enkel(?:in|kind|sohn)?|nichte|neffe)|(?<en>daughters?|sons?|child|children|kids?|boy|girl|grandson|granddaughter|niece|nephew))
  (?:ist |sind |wird |is |are |turns |just |aged? |mit |von |ab |from )*(?<age>\\d|1[0-7]|${Object.values(numberWords).flat().join('|')})(?: (?:jahre?n?|years?)(?: alt| old)?)?(?![ -]?[\\p{L}\\d.:,])`.replace(
    /\s*\n\s*/g,
    ' ',
  ),
  'iu',
);

/** "Ab 10 im Januar", "from age 6 on Sunday": without its unit an age beside a day would be a part of the date. */
const leastAge =
  /(?<!\p{L})(?:(ab)|(?:from )?age[sd]?) ([3-9]|1[0-6])(?= (?:[iao]n|[ia]m|heute|morgen|today|tomorrow|this|next|diese[nrms]?|nächste[nrs]?)(?!\p{L}))/giu;

/** Splits ages into digits of their own: "8jährige", "achtjährige", "ten-year-old", "a daughter of eight". */
export const withAgesApart = (text: string): string =>
  text
    .replace(ageOfChild, (...found) => {
      const { de, age } = found.at(-1) as Record<string, string | undefined>;
      return `${digitsOf(age ?? '')} ${de ? 'jährige' : 'year old'}`;
    })
    .replace(leastAge, (_, de: string | undefined, age: string) => `${age} ${de ? 'jährige' : 'year old'}`)
    .replace(writtenAge, (_, age: string) => `${digitsOf(age)} `)
    .replace(/(?<=\d )(j(?:ä|ae)hrige)[nrsm](?!\p{L})/giu, '$1');

function digitsOf(age: string): string {
  const word = age.toLowerCase();
  const [digits] = Object.entries(numberWords).find(([, names]) => names.includes(word)) ?? [word];
  return digits;
}

/** Whether a word is stored for suggestions: letters only, and long enough. */
export function isSuggestible(text: string): boolean {
  return text.length >= 3 && text.length <= 40 && /^\p{L}+$/u.test(text);
}
