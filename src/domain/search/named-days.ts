/** Days of the year with names of their own, in both languages: Silvester, Easter, Boxing Day. */
import { addDays, type Day } from '#domain/dates/dates.ts';

/** Days in a row, both inclusive. */
export interface DaySpan {
  from: Day;
  to: Day;
}

/** Days of the year that have a name: month and day, and the last one of several. */
const namedDays: Record<string, [from: string, to?: string]> = {
  heiligabend: ['12-24'],
  'christmas eve': ['12-24'],
  weihnachten: ['12-24', '12-26'],
  christmas: ['12-24', '12-26'],
  xmas: ['12-24', '12-26'],
  'erster weihnachtstag': ['12-25'],
  'christmas day': ['12-25'],
  'zweiter weihnachtstag': ['12-26'],
  'boxing day': ['12-26'],
  nikolaus: ['12-06'],
  silvester: ['12-31'],
  'new years eve': ['12-31'],
  neujahr: ['01-01'],
  'new years day': ['01-01'],
  halloween: ['10-31'],
  valentinstag: ['02-14'],
  'valentines day': ['02-14'],
};
/** Days that move with Easter, counted from its Sunday. */
const easterDays: Record<string, [from: number, to?: number]> = {
  karfreitag: [-2],
  'good friday': [-2],
  ostern: [-2, 1],
  easter: [-2, 1],
  ostersonntag: [0],
  'easter sunday': [0],
  ostermontag: [1],
  'easter monday': [1],
  himmelfahrt: [39],
  pfingsten: [49, 50],
  pentecost: [49, 50],
};

/** All names, folded. */
export const dayNames = [...Object.keys(namedDays), ...Object.keys(easterDays)];

/** The next days of this name, from today on; null if it is none. */
export function namedSpan(said: string, today: Day): DaySpan | null {
  const year = Number(today.slice(0, 4));
  for (const each of [year, year + 1]) {
    const named = Object.hasOwn(namedDays, said) && namedDays[said];
    if (named) {
      const span = { from: `${each}-${named[0]}`, to: `${each}-${named[1] ?? named[0]}` };
      if (span.to >= today) return span;
    }
    const moved = Object.hasOwn(easterDays, said) && easterDays[said];
    if (moved) {
      const sunday = easterSunday(each);
      const span = { from: addDays(sunday, moved[0]), to: addDays(sunday, moved[1] ?? moved[0]) };
      if (span.to >= today) return span;
    }
  }
  return null;
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
