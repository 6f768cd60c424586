/** A pasted table as the server has read and checked it. */
import type { ResourceName } from '#domain/resources/resource.ts';

/** Rows of one table. */
export const maxTableRows = 2000;

/** A column of the table, with its matched field. */
export interface PastedColumn {
  head: string;
  /** The name of a {@link PasteTargetField}; null if the column is ignored. */
  target: string | null;
  /** The value is derived, so it is not written. */
  is_derived: boolean;
}

/** A field that a column can be matched with. */
interface PasteTargetField {
  /** `id`, `subtitle.de`, `date_start.time` */
  name: string;
  label: string;
}

export interface PastedRow {
  /** The row number in the table, from 1 for the header. */
  number: number;
  cells: string[];
  result: 'new' | 'changed' | 'unchanged' | 'wrong';
  /** Problems by index of the column; null if they do not concern a single cell. */
  problems: { column: number | null; message: string }[];
  /** By column: the stored value, for cells that change it. */
  before: Record<number, string>;
  /** Interpretations of days and names, by column. */
  understood: Record<number, string>;
}

/** An unknown or ambiguous name in the table. */
export interface UnresolvedName {
  field: string;
  label: string;
  to: ResourceName;
  text: string;
  /** How often it is in the table. */
  count: number;
  /** The records with that name; several or none. */
  candidates: { id: number; name: string }[];
}

/** A line of a batch for a row. */
export type PastedLine = { row: number } & (
  | { action: 'create'; resource: ResourceName; data: Readonly<Record<string, unknown>> }
  | {
      action: 'update';
      resource: ResourceName;
      id: number;
      version: number;
      data: Readonly<Record<string, unknown>>;
    }
);

export interface PastedTable {
  has_head: boolean;
  columns: PastedColumn[];
  targets: PasteTargetField[];
  rows: PastedRow[];
  unknown: UnresolvedName[];
  /** The writes for new and changed rows; `row` is the index in `rows`. */
  lines: PastedLine[];
}

/** The chosen record for an ambiguous name, by field and text; null for none. */
export type ChosenNames = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

export interface TableToCheck {
  /** The pasted text: cells separated by tabs, semicolons or commas. */
  text: string;
  /** Whether the first row names the columns; detected if omitted. */
  has_head?: boolean | undefined;
  /** Names of targets, one per column; matched by the headers if missing. */
  columns?: readonly (string | null)[] | undefined;
  chosen?: ChosenNames | undefined;
}
