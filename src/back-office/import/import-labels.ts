/** Labels of resources and their fields, by name. */
export type ImportLabels = Readonly<
  Record<string, { many: string; fields: Readonly<Record<string, string>> }>
>;

/** "Stücke faust" of `productions/faust`. */
export function importedName(record: string, labels: ImportLabels): string {
  const [section = '', ...key] = record.split('/');
  return `${labels[section]?.many ?? section} ${key.join('/')}`;
}
