/** Days as editors type or paste them: "22.11.", "so", "+7", "heute", "Dienstag, 24. November 2026". */
import { typedValue } from '#domain/languages/typed-value.ts';
import { addDays, addMonths, type Day, isDay, weekdayOf } from './dates.ts';

export type TypedDay =
  | { ok: true; day: Day }
  /** `strange-year`: an implausible one, such as 0026, 226 and 20226. */
  | { ok: false; reason: 'malformed' | 'no-such-day' | 'strange-year' };

/** Days without a year are understood as past for so long; days. */
const past = 30;

/** Years in which something that a theatre writes down can be: the first, and how many are ahead at most. */
const firstYear = 1900;
const yearsAhead = 30;

const relative: Readonly<Record<string, number>> = {
  heute: 0,
  today: 0,
  morgen: 1,
  tomorrow: 1,
  übermorgen: 2,
  gestern: -1,
  yesterday: -1,
};

/** Monday first; two letters of either language are enough. */
const weekdays: readonly (readonly string[])[] = [
  ['mo', 'montag', 'monday', 'mon'],
  ['di', 'dienstag', 'tuesday', 'tue', 'tu'],
  ['mi', 'mittwoch', 'wednesday', 'wed', 'we'],
  ['do', 'donnerstag', 'thursday', 'thu', 'th'],
  ['fr', 'freitag', 'friday', 'fri'],
  ['sa', 'samstag', 'sonnabend', 'saturday', 'sat'],
  ['so', 'sonntag', 'sunday', 'sun', 'su'],
];

const weekdayAt = (typed: string): number =>
  weekdays.findIndex((names) => names.includes(typed.replace(/\.$/, '')));

/** How the names of months begin, in both languages. */
const months = 'j[aä]n,feb,m[aä]e?r|mrz,apr,ma[iy],jun,jul,aug,sep,o[kc]t,nov,de[zc]'.split(',');

/** "24. november 2026" as "24.11.2026". @param typed in lower case */
export const withNumericMonth = (typed: string): string =>
  typed.replace(
    /(\d+)\.? ?(\p{L}{3,})\.?(?:,? (20\d\d))?/u,
    (whole, day: string, name: string, year = '') => {
      const month = months.findIndex((start) => name.search(start) === 0) + 1;
      return month > 0 ? `${day}.${month}.${year}` : whole;
    },
  );

/** "di", "Dienstag", "Tue". */
export const isWeekday = (text: string): boolean => weekdayAt(text.toLowerCase()) >= 0;

/**
 * @param today the reference: "so" is the next Sunday, today included, and "22.11." the next one, or one of the last
 * month
 * @param current the previous value: "+7" is relative to it, and a day without a year is the nearest to it
 */
export function parseTypedDay(text: string, today: Day, current: Day | null = null): TypedDay {
  const typed = withNumericMonth(typedValue(text).toLowerCase()).replace(/,$/, '');
  const days = relative[typed];
  if (days !== undefined) return { ok: true, day: addDays(today, days) };
  const weekday = weekdayAt(typed);
  if (weekday >= 0) return { ok: true, day: addDays(today, (weekday + 1 - weekdayOf(today) + 7) % 7) };
  const shift = /^([+-])(\d{1,3})$/.exec(typed);
  if (shift) return { ok: true, day: addDays(current ?? today, Number(shift[1] + String(shift[2]))) };
  return fromFigures(withoutWeekday(typed), today, current);
}

/** "di 24.11.2026", as fields show a day: the weekday is redundant. */
function withoutWeekday(typed: string): string {
  const [, word = '', figures = ''] = /^(\p{L}+\.?),? (\d.*)$/u.exec(typed) ?? [];
  return isWeekday(word) ? figures : typed;
}

function fromFigures(typed: string, today: Day, current: Day | null): TypedDay {
  const iso = /^(\d{3,6})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]), today);
  const found = /^(\d{1,2})[./](?:(\d{1,2})(?:[./](\d{2,6})?)?)?$/.exec(typed);
  if (!found) return { ok: false, reason: 'malformed' };
  const [, day, month, year] = found.map(Number) as [number, number, number, number];
  if (!found[2]) return inMonths(day, today, current);
  if (found[3]) return existing(found[3].length === 2 ? 2000 + year : year, month, day, today);
  return inYears(day, month, today, current);
}

/** The nearest year in which the day exists: 29 February has to wait. */
function inYears(day: number, month: number, today: Day, current: Day | null): TypedDay {
  const from = Number((current ?? today).slice(0, 4));
  const days = [-1, 0, 1, 2, 3, 4].flatMap((years) => dayOf(from + years, month, day) ?? []);
  const chosen = current
    ? days.toSorted((a, b) => distance(a, current) - distance(b, current))[0]
    : days.find((each) => each >= addDays(today, -past));
  return chosen ? { ok: true, day: chosen } : { ok: false, reason: 'no-such-day' };
}

/** "22.": of the month of the value before, or the next 22nd. */
function inMonths(day: number, today: Day, current: Day | null): TypedDay {
  const months = [0, 1, 2].map((number) => addMonths(`${(current ?? today).slice(0, 7)}-01`, number));
  const days = months.flatMap(
    (month) => dayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day) ?? [],
  );
  const chosen = current ? days[0] : days.find((each) => each >= today);
  return chosen ? { ok: true, day: chosen } : { ok: false, reason: 'no-such-day' };
}

const distance = (a: Day, b: Day) => Math.abs(Date.parse(a) - Date.parse(b));
const two = (number: number) => String(number).padStart(2, '0');

function dayOf(year: number, month: number, day: number): Day | undefined {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isDay(text) ? text : undefined;
}

function existing(year: number, month: number, day: number, today: Day): TypedDay {
  if (year < firstYear || year > Number(today.slice(0, 4)) + yearsAhead)
    return { ok: false, reason: 'strange-year' };
  const found = dayOf(year, month, day);
  return found ? { ok: true, day: found } : { ok: false, reason: 'no-such-day' };
}
