/** Days of the year with names of their own, in both languages: Silvester, Easter, Boxing Day. */
import { addDays, type Day, weekdayOf } from '#domain/dates/dates.ts';

/** A range of days, both inclusive. */
export interface DaySpan {
  from: Day;
  to: Day;
}

/** Fixed holidays: month and day, and the last day of those that span several. */
const namedDays: Record<string, [from: string, to?: string]> = {
  heiligabend: ['12-24'],
  'heilig abend': ['12-24'],
  'heiliger abend': ['12-24'],
  'heiligen abend': ['12-24'],
  'christmas eve': ['12-24'],
  weihnachten: ['12-24', '12-26'],
  weihnachtstage: ['12-25', '12-26'],
  weihnachtsfeiertage: ['12-25', '12-26'],
  christmas: ['12-24', '12-26'],
  xmas: ['12-24', '12-26'],
  'erster weihnachtstag': ['12-25'],
  '1 weihnachtstag': ['12-25'],
  'erster weihnachtsfeiertag': ['12-25'],
  '1 weihnachtsfeiertag': ['12-25'],
  'christmas day': ['12-25'],
  'zweiter weihnachtstag': ['12-26'],
  '2 weihnachtstag': ['12-26'],
  'zweiter weihnachtsfeiertag': ['12-26'],
  '2 weihnachtsfeiertag': ['12-26'],
  'boxing day': ['12-26'],
  'zwischen den jahren': ['12-27', '12-30'],
  'zwischen den feiertagen': ['12-27', '12-30'],
  'weihnachten und neujahr': ['12-27', '12-30'],
  'weihnachten und silvester': ['12-27', '12-30'],
  'christmas and new year': ['12-27', '12-30'],
  weihnachtsferien: ['12-21', '01-05'],
  'christmas holidays': ['12-21', '01-05'],
  'christmas break': ['12-21', '01-05'],
  sommerferien: ['07-01', '08-31'],
  'summer holidays': ['07-01', '08-31'],
  herbstferien: ['10-05', '10-31'],
  'autumn holidays': ['10-05', '10-31'],
  nikolaus: ['12-06'],
  nikolaustag: ['12-06'],
  silvester: ['12-31'],
  silvesterabend: ['12-31'],
  'new years eve': ['12-31'],
  nye: ['12-31'],
  neujahr: ['01-01'],
  neujahrstag: ['01-01'],
  'new years day': ['01-01'],
  'new year': ['01-01'],
  'neuen jahr': ['01-01', '01-31'],
  'neuen jahres': ['01-01', '01-31'],
  'new years': ['12-31', '01-01'],
  'heilige drei könige': ['01-06'],
  dreikönigstag: ['01-06'],
  epiphany: ['01-06'],
  valentinstag: ['02-14'],
  'valentines day': ['02-14'],
  valentines: ['02-14'],
  frauentag: ['03-08'],
  'womens day': ['03-08'],
  'tag der arbeit': ['05-01'],
  'may day': ['05-01'],
  'tag der deutschen einheit': ['10-03'],
  halloween: ['10-31'],
  reformationstag: ['10-31'],
};
/** Holidays relative to Easter Sunday, in days. */
const easterDays: Record<string, [from: number, to?: number]> = {
  rosenmontag: [-48],
  gründonnerstag: [-3],
  karfreitag: [-2],
  'good friday': [-2],
  karsamstag: [-1],
  ostersamstag: [-1],
  'easter saturday': [-1],
  ostern: [-2, 1],
  osterwochenende: [-2, 1],
  osterfeiertage: [-2, 1],
  ostertage: [-2, 1],
  easter: [-2, 1],
  'easter weekend': [-2, 1],
  osterferien: [-6, 6],
  'easter holidays': [-6, 6],
  'easter break': [-6, 6],
  ostersonntag: [0],
  'easter sunday': [0],
  ostermontag: [1],
  'easter monday': [1],
  himmelfahrt: [39],
  'christi himmelfahrt': [39],
  'ascension day': [39],
  vatertag: [39],
  'fathers day': [39],
  pfingsten: [49, 50],
  pfingstwochenende: [48, 50],
  pfingstsonntag: [49],
  pfingstmontag: [50],
  pentecost: [49, 50],
  whitsun: [49, 50],
  pfingstferien: [44, 55],
  fronleichnam: [60],
};
/** Sundays of Advent, counted in weeks before the last one. */
const advents: Record<string, number> = {
  'erster advent': 3,
  '1 advent': 3,
  'first advent': 3,
  'zweiter advent': 2,
  '2 advent': 2,
  'dritter advent': 1,
  '3 advent': 1,
  'vierter advent': 0,
  '4 advent': 0,
};

const mothersDays = new Set(['muttertag', 'mothers day']);

/** All names, folded, except longer names of days that also have a shorter one. */
export const dayNames = [
  ...Object.keys(namedDays),
  ...Object.keys(easterDays),
  ...mothersDays,
  'advent',
].filter((name) => !/(?:tage|ferien|holidays|break)$|^valentines$| (?:und|and) /.test(name));

/** The next days with this name, from today on; null for other words. */
export function spanOfDayName(phrase: string, today: Day, lead = ''): DaySpan | null {
  const span = nextOfName(phrase, today);
  const isAfter = /^(?:nach|after)$/.test(lead);
  return span && isAfter ? { from: addDays(span.to, 1), to: addDays(span.to, 7) } : span;
}

function nextOfName(phrase: string, today: Day): DaySpan | null {
  const year = Number(today.slice(0, 4));
  const named = Object.hasOwn(namedDays, phrase) && namedDays[phrase];
  // A holiday at the turn of the year may have begun in the previous year.
  for (const each of named ? [year - 1, year, year + 1] : []) {
    const [from, to = from] = named || [''];
    const span = { from: `${each}-${from}`, to: `${to < from ? each + 1 : each}-${to}` };
    if (span.to >= today) return span;
  }
  for (const each of [year, year + 1]) {
    const moved = Object.hasOwn(easterDays, phrase) && easterDays[phrase];
    if (moved) {
      const sunday = easterSunday(each);
      const span = { from: addDays(sunday, moved[0]), to: addDays(sunday, moved[1] ?? moved[0]) };
      if (span.to >= today) return span;
    }
    if (mothersDays.has(phrase)) {
      const second = addDays(`${each}-05-14`, -(weekdayOf(`${each}-05-14`) % 7));
      if (second >= today) return { from: second, to: second };
    }
    const advent = adventSpan(phrase, each);
    if (advent && advent.to >= today) return advent;
  }
  return null;
}

/** The fourth Sunday of Advent is the last one before Christmas Day. */
function adventSpan(phrase: string, year: number): DaySpan | null {
  const fourth = addDays(`${year}-12-25`, -weekdayOf(`${year}-12-25`));
  if (phrase === 'advent' || phrase === 'adventszeit')
    return { from: addDays(fourth, -21), to: `${year}-12-24` };
  if (!Object.hasOwn(advents, phrase)) return null;
  const day = addDays(fourth, -7 * (advents[phrase] as number));
  return { from: day, to: day };
}

/** By the algorithm of Meeus, Jones and Butcher for the Gregorian calendar. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
