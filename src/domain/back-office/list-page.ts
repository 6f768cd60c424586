/** A list of the back office as its screen gets it: rows, what they are filtered and sorted by, and the addresses. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ListedRecord } from '#domain/resources/list-row.ts';
import type { ListedResource } from '#domain/resources/list-views.ts';

export interface ShownFilter {
  name: string;
  label: string;
  /** The chosen value; empty for all. */
  value: string;
  /** Without a choice of all where one of these is always chosen. */
  any: string | null;
  options: { value: string; label: string }[];
}

export interface ShownColumn {
  name: string;
  label: string;
  sorted: 'ascending' | 'descending' | null;
  /** Sorts by it, or the other way round; null where it cannot be sorted by. */
  url: string | null;
  isOptional: boolean;
}

export interface ListShortcut {
  count: number;
  label: string;
  url: string;
  /** Somebody has to see to these. */
  isCare: boolean;
}

export interface ShownRow extends ListedRecord {
  /** The address of the form, or of the page on which the record is edited; empty without one. */
  url: string;
}

export interface ListPage {
  resource: ListedResource;
  locale: Locale;
  /** The time of the response, ISO 8601, which decides what is past and what is today. */
  now: string;
  title: string;
  one: string;
  form: 'table' | 'grid';
  /** Null where nobody or not this reader creates records. */
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
  /** What choices are called, by field. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  rows: ShownRow[];
  count: number;
  shortcuts: ListShortcut[];
  page: number;
  pages: number;
  previous_url: string | null;
  next_url: string | null;
  /** Where the same is found in every period, if nothing is in this one. */
  elsewhere: ListShortcut | null;
  export_urls: { csv: string; json: string };
  /** The query of the API that finds all of these. */
  api_query: string;
}
