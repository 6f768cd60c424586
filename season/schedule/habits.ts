// Planning rules of the demo theatre: times by stage, frequencies, premieres.
import { addDays, type Day, weekdayOf } from '#domain/dates/dates.ts';
import type { ScheduleProduction } from '#season/schedule/event.ts';

/** First and last day of the schedule, in days from today. */
export const window = { first: -14, last: 121 };

const sunday = 7;
const isOneOf = (day: Day, ...weekdays: number[]): boolean => weekdays.includes(weekdayOf(day));

/** Plays for children: in the morning on weekdays, in the afternoon on Sundays. */
const familyPlays = new Set(['die-kleine-meerjungfrau', 'zwerg-nase']);

export const isFamilyPlay = (key: string): boolean => familyPlays.has(key);

/** Begin by stage, on weekdays and on Sundays, when it is earlier. */
const hours: Record<string, [weekday: string, sunday: string]> = {
  Bühne: ['19:30', '18:00'],
  Ballsaal: ['19:30', '16:00'],
  'Gaußstrasse Bühne': ['20:00', '19:00'],
  Werkstatt: ['20:00', '19:00'],
  Box: ['20:00', '18:00'],
  Nachtasyl: ['20:00', '18:00'],
  Teeraum: ['18:00', '16:00'],
  Mittelrangfoyer: ['20:00', '11:00'],
  Kassenhalle: ['18:00', '14:00'],
};

/** Between Christmas and Epiphany: no school performances and no premieres. */
export const isTurnOfTheYear = (day: Day): boolean => day.slice(5) >= '12-20' || day.slice(5) <= '01-03';

/** Begin of a production on a day; null if it is never played on such days. */
export function hourOf(production: ScheduleProduction, day: Day): string | null {
  const { key, stage_name } = production;
  if (isFamilyPlay(key)) {
    if (isOneOf(day, sunday)) return '15:00';
    // School performances on Tuesdays and Thursdays; not in the holidays.
    if (isOneOf(day, 2, 4) && !isTurnOfTheYear(day)) return '09:30';
    if (isOneOf(day, 2, 3, 4)) return '10:00';
    return null;
  }
  if (key === 'kein-schlaf') return isOneOf(day, 5, 6) ? '22:30' : null;
  const [weekday, onSunday] = hours[stage_name] ?? ['19:30', '18:00'];
  return isOneOf(day, sunday) ? onSunday : weekday;
}

/** Days between two performances; ten by default. */
const rhythms: Record<string, number> = {
  faust: 9,
  antigone: 10,
  hamlet: 11,
  nora: 8,
  kirschgarten: 13,
  'kein-schlaf': 14,
  'zwerg-nase': 10,
  'die-kleine-meerjungfrau': 7,
  'was-ihr-wollt': 13,
  woyzeck: 12,
  'leonce-und-lena': 10,
  'die-verwandlung': 11,
  'nathan-der-weise': 15,
  'drei-schwestern': 16,
};

export const rhythmOf = (key: string): number => rhythms[key] ?? 10;

/** Premieres in days from today, for productions whose record has no date. */
const premieres: Record<string, number> = {
  'der-zerbrochne-krug': -13,
  'nachtschicht-am-tor-vier': -6,
  faust: 0,
  antigone: 7,
  'tristram-shandy': 13,
  'moby-dick': 20,
  frankenstein: 27,
  nora: 34,
  penthesilea: 41,
  'maria-stuart': 48,
  sturm: 56,
  'die-kleine-meerjungfrau': 59,
  'hedda-gabler': 63,
  'ein-sommernachtstraum': 69,
  medea: 76,
  'die-weber': 84,
  'fruehlings-erwachen': 91,
};

/** Always on the same day, since they are shown first on the home page. */
const fixedPremieres: Record<string, number> = { faust: 0, antigone: 7 };

const daysFrom = (today: Day, day: Day): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);

function wishedPremiere(production: ScheduleProduction, today: Day): number | null {
  const { key, premiere_date } = production;
  const relative = /^day:([+-]?\d+)$/.exec(premiere_date ?? '');
  if (relative) return Number(relative[1]);
  if (premiere_date) return daysFrom(today, premiere_date);
  return premieres[key] ?? null;
}

/**
 * The premiere of a production: close to the day in its record, on a Friday or Saturday, for children on a
 * Sunday. Null for productions of earlier seasons.
 */
export function premiereDayOf(production: ScheduleProduction, today: Day): Day | null {
  const { key } = production;
  const fixed = fixedPremieres[key];
  if (fixed !== undefined) return addDays(today, fixed);
  const wish = wishedPremiere(production, today);
  if (wish === null) return null;
  const wanted = isFamilyPlay(key) ? [sunday] : [5, 6];
  for (const step of [0, -1, 1, -2, 2, -3, 3, 4, 5, 6, 7]) {
    const offset = wish + step;
    // Future premieres stay in the future, and today and tomorrow are full.
    if (wish >= 0 ? offset < 2 : offset > -1) continue;
    const day = addDays(today, offset);
    if (isOneOf(day, ...wanted)) return day;
  }
  return addDays(today, wish);
}

/** Days without performances: every other Monday, and Christmas Eve. */
export function isDark(day: Day): boolean {
  if (day.endsWith('-12-24')) return true;
  const week = Math.floor((Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 3) / 7);
  return weekdayOf(day) === 1 && week % 2 === 0;
}

/** Maximum number of events per day, Monday to Sunday. */
const loads = [1, 2, 2, 3, 3, 4, 4];

export const loadOf = (day: Day): number => loads[weekdayOf(day) - 1] as number;
