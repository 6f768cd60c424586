/** The data of a list screen in the back office: rows, filters, sort keys, and addresses. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ListedRecord } from '#domain/resources/list-row.ts';
import type { ListedResource } from '#domain/resources/list-views.ts';

export interface ShownFilter {
  name: string;
  label: string;
  /** The chosen value; empty for all. */
  value: string;
  /** Label of the choice for no filter; null if one of the values is always selected. */
  any: string | null;
  options: { value: string; label: string }[];
}

export interface ShownColumn {
  name: string;
  label: string;
  sorted: 'ascending' | 'descending' | null;
  /** Sorts by this column, or reverses the order; null if it is not sortable. */
  url: string | null;
  isOptional: boolean;
}

export interface ListShortcut {
  count: number;
  label: string;
  url: string;
  /** An issue that needs attention. */
  isCare: boolean;
}

export interface ShownRow extends ListedRecord {
  /** The address of the form, or of the page on which the record is edited; empty without one. */
  url: string;
}

export interface ListPage {
  resource: ListedResource;
  locale: Locale;
  /** The time of the response, ISO 8601, which determines past and today. */
  now: string;
  title: string;
  one: string;
  form: 'table' | 'grid';
  /** Null if the reader cannot create records. */
  create: { url: string; label: string } | null;
  may_write: boolean;
  q: string;
  search_hint: string;
  filters: ShownFilter[];
  /** Whether anything but the list's own filters is chosen. */
  is_filtered: boolean;
  /** Further parameters of the address, which a form keeps. */
  kept: { name: string; value: string }[];
  reset_url: string;
  columns: ShownColumn[];
  /** Labels of choices, by field. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  rows: ShownRow[];
  count: number;
  shortcuts: ListShortcut[];
  page: number;
  pages: number;
  previous_url: string | null;
  next_url: string | null;
  /** The same search in all periods, if this period has no results. */
  elsewhere: ListShortcut | null;
  export_urls: { csv: string; json: string };
  /** The query of the API that finds all of these. */
  api_query: string;
}
