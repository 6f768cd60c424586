/** The type of list descriptions: columns, filters and order of a resource's list. */

/** Derived values, which are computed per list. */
export const derivedFields = [
  /** The name of an event, else that of its production. */
  'shown_name',
  /** The start of a production's next event. */
  'next_event',
  'events_count',
  'files_count',
  'entries_count',
  /** The path of a page, in both languages. */
  'path',
  'file_name',
  /** Of a media file: `image`, `document`, `audio`, `video`. */
  'media_kind',
  'width',
  'height',
  'bytes',
  /** The address of a small version of a picture. */
  'thumbnail',
  'updated_at',
  'published_at',
] as const;

export type DerivedField = (typeof derivedFields)[number];

/** Kinds of missing values: values of the filter `missing`. */
const missingKinds = [
  'english',
  'picture',
  'portrait',
  'biography',
  'description',
  'end',
  'price',
  'ticket_link',
  'upcoming_event',
  'credit',
  'alt',
  'english_alt',
] as const;

export type MissingKind = (typeof missingKinds)[number];

export function isMissingKind(value: string): value is MissingKind {
  return missingKinds.includes(value as MissingKind);
}

export interface ListColumn {
  /** Names its header; a field of the resource if it shows only that. */
  name: string;
  /** The fields that it shows; by default the one that it is named after. */
  fields?: readonly string[];
  /** The sort keys, in order. Omitted if sorting makes no sense. */
  sort?: readonly string[];
  /** Only shown once it was chosen. */
  isOptional?: true;
}

interface NamedFilter {
  /** The parameter of the address. */
  name: string;
}
/** One or several conditions with names of their own. */
interface ConditionFilter extends NamedFilter {
  kind: 'conditions';
  values: readonly string[];
}
/** The values of a field: of a choice, a stage, a flag, a reference; or those that are stored, of a text. */
interface FieldFilter extends NamedFilter {
  kind: 'field';
  field: string;
}
/** A stretch of time; see `periods.ts`. */
interface PeriodFilter extends NamedFilter {
  kind: 'period';
  field: string;
}

export type ListFilter = ConditionFilter | FieldFilter | PeriodFilter;

export interface ListView {
  columns: readonly ListColumn[];
  filters: readonly ListFilter[];
  /** The default order: a column, descending with a leading `-`. */
  ordering: string;
  /** Values of `conditions` filters whose counts are shown, each with a link to its records. */
  counts?: readonly string[];
  /** Like `counts`, for issues. */
  care?: readonly string[];
  /** As rows of a table, or as a grid of pictures. */
  form?: 'grid';
}

/** A column; by default it shows the field that it is named after. */
export const column = (name: string, more: Omit<ListColumn, 'name'> = {}): ListColumn => ({ name, ...more });
/** A column that the list can be sorted by. */
export const sorted = (name: string, more: Omit<ListColumn, 'name' | 'sort'> = {}): ListColumn => ({
  name,
  sort: more.fields ?? [name],
  ...more,
});
/** A filter by conditions that have names, such as `missing=english`. */
export const conditions = (name: string, ...values: string[]): ListFilter => ({
  name,
  kind: 'conditions',
  values,
});
/** A filter by the value of a field of the same name. */
export const field = (name: string): ListFilter => ({ name, kind: 'field', field: name });
