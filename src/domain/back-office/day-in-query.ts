/** Parses days typed into a filter, from the query. */
import type { Day } from '#domain/dates/dates.ts';
import { parseTypedDay, type TypedDay } from '#domain/dates/typed-day.ts';

export interface DayInQuery {
  day?: Day | undefined;
  /** The typed text if it is not a day, with the reason. */
  unread?: { text: string; reason: Extract<TypedDay, { ok: false }>['reason'] };
}

/** Filters look back: a day without a year is the last one. Reads nothing from an empty parameter. */
export function dayInQuery(query: URLSearchParams, name: string, today: Day): DayInQuery {
  const text = (query.get(name) ?? '').trim().slice(0, 40);
  if (text === '') return {};
  const found = parseTypedDay(text, today);
  if (!found.ok) return { unread: { text, reason: found.reason } };
  if (found.day <= today || !/^(?:\p{L}+\.?,? )?\d{1,2}[./]\d{1,2}[./]?$/u.test(text)) return found;
  const [year, rest] = [Number(found.day.slice(0, 4)) - 1, found.day.slice(4)];
  const before = parseTypedDay(`${year}${rest}`, today);
  return before.ok ? before : { unread: { text, reason: before.reason } };
}
