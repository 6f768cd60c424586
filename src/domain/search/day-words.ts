/** The words by which people name days, in both languages, folded. */

export const weekdays = [
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'sonnabend', 'saturday'],
  ['sonntag', 'sunday'],
];
export const shortWeekdays = [
  ['mo', 'mon'],
  ['di', 'tue', 'tues'],
  ['mi', 'wed'],
  ['do', 'thu', 'thur', 'thurs'],
  ['fr', 'fri'],
  ['sa', 'sat'],
  ['so', 'sun'],
];
export const months = [
  ['januar', 'january', 'jan', 'jänner'],
  ['februar', 'february', 'feb'],
  ['märz', 'maerz', 'march', 'mrz'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
];
/** Months that are also other words. They count only beside a day. */
export const ambiguousMonths = new Set('may march mai jun jul jan sep dec mrz april august'.split(' '));

/** Words before which a month is meant as a date: "Spielplan Mai". */
export const scheduleWords = new Set(
  'spielplan programm kalender termine vorstellungen schedule calendar programme program dates shows'.split(
    ' ',
  ),
);

/** Filler words beside a day, which are ignored. */
export const fillerWords = new Set(
  `um am an im in den dem der die das ab vom von zum zur für fuer und oder es ist was wer wo wann welche welches gibt läuft laeuft
  lauft spielt spielen gespielt steht stück stücke laufen programm spielplan vorstellung vorstellungen termine termin theater theatre abend abends
  nachmittag nachmittags vormittag vormittags mittag nacht morgens früh noch karte karten eintrittskarten restkarten theaterkarte theaterkarten theatertickets tickets ticket bei euch ihnen alle kann man
  sehen haben ihr etwas zeit für
  on at the for to of and or is are there what whats which when show shows showing play plays playing performance performances
  first erste ersten letzte letzten week woche anfang beginning mitte
  günstig günstige günstigen günstiger günstiges günstigste günstigsten billig billige billigen billiger billigste billigsten cheap cheaper cheapest affordable
  verfügbar verfuegbar erhältlich frei freie übrig available left free nebeneinander
  los unternehmen ansehen anschauen ausgehen happening going
  programme program schedule calendar evening afternoon night morning any events something anything see do you have start starts starting time beginn beginnt begin begins uhrzeit anfangszeit
  fängt ende endet enden end ends finish finishes lange long dauert platz plätze seat seats fällt abgesagt ausgefallen entfällt ausverkauft cancelled canceled sold`.split(
    /\s+/,
  ),
);

/** Words before a day. */
export const wordsBeforeDay = new Set(
  `am an im on in den dem this diesen dieses diesem diese der kommenden kommendes kommende kommender nächsten nächstes nächster
  nächste naechsten naechstes naechste next coming ab every jeden von vom from zwischen between`.split(/\s+/),
);
export const nextWords = new Set(
  'nächsten nächstes nächster nächste naechsten naechstes naechste next'.split(' '),
);
export const demonstratives = new Set(
  'diesen dieses diesem diese this kommenden kommendes kommende kommender coming'.split(' '),
);
export const afterNextWords = new Set(
  'übernächsten übernächstes übernächster übernächste uebernaechsten uebernaechstes uebernaechste'.split(' '),
);

const partOfDay =
  /^(?:abends?|nachmittags?|vormittags?|mittags?|morgens?|nachts?|evening|night|afternoon|morning|matinee)$/;
const partOfDayAtEnd = /(?:abends?|nachmittags?|vormittags?|mittags?|morgens?|nachts?)$/;

/** Whether a word names a part of the day, e.g. "abends". @param word folded */
export const isPartOfDay = (word: string | undefined): boolean => word !== undefined && partOfDay.test(word);

/** The number of a weekday, also in "Samstagabend" and "samstags"; 0 if there is none. */
export function weekdayNumber(word: string): number {
  // "Sonnabend" ends like a part of the day.
  const forms = new Set([word, word.replace(partOfDayAtEnd, '')]);
  return weekdays.findIndex((names) => names.some((name) => forms.has(name) || forms.has(`${name}s`))) + 1;
}

const feasts =
  'silvester neujahr heiligabend nikolaus karfreitag ostersonntag ostermontag pfingstmontag'.split(' ');
const partsOfDay = 'nachmittag vormittag mittag abend'.split(' ');
const compoundOfDay = new RegExp(
  `(?<!\\p{L})(${[...weekdays.flatMap((names) => names.slice(0, -1)), ...feasts, ...partsOfDay].join('|')})s?(?=abo|vorstellung|aufführung|premiere|matinee|konzert|karte)`,
  'giu',
);

const weekOfMonth = new RegExp(
  `(?<!\\p{L})(${months.map(([name]) => name).join('|')})(woche(?:nende)?)n?(?!\\p{L})`,
  'giu',
);

/** Splits days off compounds: "Montagsabo", "Silvestervorstellung", "Januarwoche". */
export const withWeekdaysApart = (text: string): string =>
  text.replace(compoundOfDay, '$1 ').replace(weekOfMonth, '$2 im $1');

/**
 * The weekdays in compounds with a time of day: "Sonntagnachmittag" has "sonntag" and "nachmittag".
 * @param words folded
 */
export const weekdaysInside = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const plain = word.replace(partOfDayAtEnd, '');
    return plain !== word && weekdayNumber(plain) > 0 ? [plain, word.slice(plain.length)] : [];
  });

/** "Sa", "Fri". These are also other words, so callers check the context. */
export const shortWeekdayNumber = (word: string): number =>
  shortWeekdays.findIndex((names) => names.includes(word)) + 1;

/** "Fr 20 Uhr": beside an hour these letters are a weekday. */
const shortBeforeHour = new RegExp(
  `(?<!\\p{L})(${shortWeekdays.flat().join('|')})(?=\\.?,? (?:um |ab |at |from )?(?:\\d{1,2}(?:[.:]\\d\\d)? ?(?:uhr|h|am|pm)(?!\\p{L})|\\d{1,2}:\\d\\d))`,
  'gu',
);

/** @param text in lower case */
export const withWeekdaysInFull = (text: string): string =>
  text.replace(shortBeforeHour, (short) => weekdays[shortWeekdayNumber(short) - 1]?.[0] ?? short);

/** @param word folded */
export const isWeekend = (word: string): boolean => /^(?:wochenende|weekend)s?$/.test(word);

/** From 1; 0 for a word that names no month. @param name folded */
export const monthNumber = (name = ''): number => months.findIndex((names) => names.includes(name)) + 1;

const numbers: Record<string, number> = {
  einem: 1,
  einer: 1,
  a: 1,
  one: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  fünf: 5,
  fuenf: 5,
  five: 5,
  sechs: 6,
  six: 6,
  sieben: 7,
  seven: 7,
  acht: 8,
  eight: 8,
  neun: 9,
  nine: 9,
  zehn: 10,
  ten: 10,
  elf: 11,
  eleven: 11,
  zwölf: 12,
  zwoelf: 12,
  twelve: 12,
  vierzehn: 14,
  fourteen: 14,
};

/** "zwei", "a", "14"; null for other words. */
export function numberOf(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  return Object.hasOwn(numbers, word) ? (numbers[word] as number) : null;
}

const unitOrdinals: [de: string, en: string][] = [
  ['erst', 'first'],
  ['zweit', 'second'],
  ['dritt', 'third'],
  ['viert', 'fourth'],
  ['fünft', 'fifth'],
  ['sechst', 'sixth'],
  ['siebt', 'seventh'],
  ['acht', 'eighth'],
  ['neunt', 'ninth'],
];
const teenOrdinals: [de: string, en: string][] = [
  ['zehnt', 'tenth'],
  ['elft', 'eleventh'],
  ['zwölft', 'twelfth'],
  ['dreizehnt', 'thirteenth'],
  ['vierzehnt', 'fourteenth'],
  ['fünfzehnt', 'fifteenth'],
  ['sechzehnt', 'sixteenth'],
  ['siebzehnt', 'seventeenth'],
  ['achtzehnt', 'eighteenth'],
  ['neunzehnt', 'nineteenth'],
  ['zwanzigst', 'twentieth'],
];
const germanUnits = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');

/** Days of a month in words, without the German endings: "erst", "first", "einundzwanzigst", "twenty first". */
const dayOrdinals = new Map<string, number>(
  [
    ...[...unitOrdinals, ...teenOrdinals].map((names, at): [string[], number] => [names, at + 1]),
    ...unitOrdinals.map(([, en], at): [string[], number] => [
      [`${germanUnits[at]}undzwanzigst`, `twenty ${en}`],
      at + 21,
    ]),
    [['dreissigst', 'dreißigst', 'thirtieth'], 30] as [string[], number],
    [['einunddreissigst', 'einunddreißigst', 'thirty first'], 31] as [string[], number],
  ].flatMap(([names, day]) => names.map((name): [string, number] => [name, day])),
);

const ordinalWord = /(?<!\p{L})(?:(twenty|thirty)[ -])?(\p{L}+?)(?:e[nrsm]?)?(?=\s+(?:of\s+)?(\p{L}+))/gu;

/**
 * Replaces ordinals beside a month by digits: "erster Mai", "the first of April".
 * @param text in lower case
 */
export const withDayDigits = (text: string): string =>
  text.replace(ordinalWord, (phrase, tens: string | undefined, name: string, month: string) => {
    const day = monthNumber(month) > 0 && dayOrdinals.get(tens ? `${tens} ${name}` : name);
    return day ? `${day}.` : phrase;
  });
