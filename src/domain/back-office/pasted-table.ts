/** A pasted table as the server has read and checked it. */
import type { ResourceName } from '#domain/resources/resource.ts';

/** Rows of one table. */
export const maxTableRows = 2000;

/** A column of the table, and what it is taken for. */
export interface PastedColumn {
  head: string;
  /** The name of a {@link PasteTarget}; null for what is not taken over. */
  target: string | null;
  /** Found out with each list, so that there is nothing to write. */
  is_derived: boolean;
}

/** What a column can be taken for. */
export interface PasteTarget {
  /** `id`, `subtitle.de`, `date_start.time` */
  name: string;
  label: string;
}

export interface PastedRow {
  /** Its place in the table, the head included; 1 for the first. */
  number: number;
  cells: string[];
  result: 'new' | 'changed' | 'unchanged' | 'wrong';
  /** What is wrong, by the index of the column; null where it is no single cell. */
  problems: { column: number | null; message: string }[];
  /** By column: the stored value, for cells that change it. */
  before: Record<number, string>;
  /** By column: what a day or a name was understood as. */
  understood: Record<number, string>;
}

/** A name in the table that no record, or more than one, is called by. */
export interface UnknownName {
  field: string;
  label: string;
  to: ResourceName;
  text: string;
  /** How often it is in the table. */
  count: number;
  /** Records of that name; several or none. */
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
  targets: PasteTarget[];
  rows: PastedRow[];
  unknown: UnknownName[];
  /** The writes for new and changed rows; `row` is the index in `rows`. */
  lines: PastedLine[];
}

/** Which record is meant by a name, by field and text; null for none. */
export type ChosenNames = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

export interface TableToCheck {
  /** As it was pasted: cells by tabs, semicolons or commas. */
  text: string;
  /** Whether the first row names the columns; detected if omitted. */
  has_head?: boolean | undefined;
  /** Names of targets, one for each column; found by their heads where they are not given. */
  columns?: readonly (string | null)[] | undefined;
  chosen?: ChosenNames | undefined;
}
