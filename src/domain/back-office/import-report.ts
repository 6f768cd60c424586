/** The report of an import of season files, or of a dry run. */

import type { LogChange } from '#domain/log/log.ts';

/** Bytes of all files of one import together. */
export const maxImportBytes = 60_000_000;

export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
}

export interface ImportProblem {
  /** With errors nothing can be written. */
  severity: 'error' | 'note';
  file: string;
  line: number | null;
  /** As `productions/faust`. */
  record: string;
  /** With the language of a text: "lead.de". */
  field: string;
  message: string;
}

/** A field that was edited by hand and stays. */
export interface PreservedField {
  record: string;
  field: string;
  stored: unknown;
  file: unknown;
  /** Whether the file has changed it as well. */
  is_conflict: boolean;
}

/** A record that an import writes, or a part that its list no longer names. */
export interface ChangedRecord {
  /** As `productions/faust`. */
  record: string;
  state: 'created' | 'updated' | 'gone';
  /** The changed fields of an updated record. */
  fields: LogChange[];
}

/** Maximum changed records in a report; the counts of its sections include all of them. */
export const maxNamedChanges = 500;

export interface ReportedImport extends ImportCounts {
  is_written: boolean;
  is_rejected: boolean;
  /** For undo; null if nothing was written. */
  change_set: number | null;
  /** By resource. */
  sections: Record<string, ImportCounts & { kept: number; gone: number }>;
  /** What its records are called, by their names in the files, such as `productions/faust`. */
  titles: Readonly<Record<string, string>>;
  changes: ChangedRecord[];
  problems: ImportProblem[];
  kept: PreservedField[];
  /** Records that were removed by hand and not imported again. */
  removed: string[];
}

/** An import that was written. */
export interface ImportRun extends Omit<ImportCounts, 'unchanged'> {
  id: number;
  /** Their names. */
  files: string[];
  /** ISO 8601. */
  at: string;
}
