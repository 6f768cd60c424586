/** The names of imported records, of their resources and fields. */
import type { ReportedImport } from '#domain/back-office/import-report.ts';

/** Labels of resources and their fields, by name. */
export type ImportLabels = Readonly<
  Record<string, { many: string; fields: Readonly<Record<string, string>> }>
>;

type Titles = ReportedImport['titles'];

/** "Faust" of `productions/faust`; its key if it has no title. */
export const importedTitle = (record: string, titles: Titles): string =>
  titles[record] ?? record.slice(record.indexOf('/') + 1);

/** "Stücke: Faust" of `productions/faust`. */
export function importedName(record: string, labels: ImportLabels, titles: Titles): string {
  const [section = ''] = record.split('/', 1);
  return `${labels[section]?.many ?? section}: ${importedTitle(record, titles)}`;
}
