// Problems of season files: location, description and remedy, in both languages.
import type { Message } from '#server/services/records/fields/bilingual.ts';

export interface SeasonProblem {
  /** One error stops the whole import; a note reports a value that is stored in another form than written. */
  severity: 'error' | 'note';
  file: string;
  /** From 1; null if the file has no lines to name. */
  line: number | null;
  /** e.g. `productions/faust`; empty for the file as a whole. */
  record: string;
  /** e.g. `credits[2].person`; empty for the record as a whole. */
  field: string;
  message: Message;
}

export type Path = readonly (string | number)[];

/** The position of a record in its file. */
export interface RecordPosition {
  file: string;
  /** e.g. `productions/faust` */
  record: string;
  /** The line of a field, or of the nearest value around it. */
  lineOf(path: Path): number | null;
}

/** A problem of a field, with its line in the file. */
export function problemAt(
  position: RecordPosition,
  path: Path,
  message: Message,
  severity: SeasonProblem['severity'] = 'error',
): SeasonProblem {
  const { file, record } = position;
  return { severity, file, line: position.lineOf(path), record, field: fieldName(path), message };
}

/** `['credits', 2, 'person']` as `credits[2].person`. */
function fieldName(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
}

/** A problem as one line of a report: `house.json:12 menu_links/abo url.de: ...` */
export function problemLine(
  { file, line, record, field, message }: SeasonProblem,
  locale: 'de' | 'en',
): string {
  const where = line === null ? file : `${file}:${line}`;
  return `${[where, record, field].filter(Boolean).join(' ')}: ${message[locale]}`;
}
