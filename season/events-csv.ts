// Writes events as CSV, in the format of box office exports.
import type { SeasonEvent } from '#season/schedule.ts';
import { csvColumns } from '#server/import/read-csv.ts';

/** One line per event, with all columns that at least one event fills. */
export function eventsToCsv(events: readonly SeasonEvent[]): string {
  const rows = events.map((event) => new Map(csvColumns.map((column) => [column, cellOf(event, column)])));
  const columns = csvColumns.filter((column) => rows.some((row) => row.get(column) !== ''));
  const lines = [columns, ...rows.map((row) => columns.map((column) => quoted(row.get(column) ?? '')))];
  return `${lines.map((cells) => cells.join(',')).join('\n')}\n`;
}

function cellOf(event: SeasonEvent, column: string): string {
  if (column === 'prices')
    return (event.prices ?? []).map(({ name, amount }) => `${name.de}=${amount}`).join('|');
  if (column === 'prices.en')
    return (event.prices ?? []).map(({ name, amount }) => `${name.en}=${amount}`).join('|');
  if (column === 'intervals') {
    return (event.intervals ?? []).map(({ after, minutes }) => `${after}+${minutes}`).join('|');
  }
  const [field = '', language] = column.split('.');
  const value = (event as unknown as Record<string, unknown>)[field];
  if (value === undefined || value === null) return '';
  if (language) return String((value as Record<string, unknown>)[language] ?? '');
  return Array.isArray(value) ? value.join('|') : String(value);
}

function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
