/** The page of a filtered list, and the content of an empty one. */
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { unknownFilterParameter } from '#domain/urls/query-string.ts';
import {
  emptyListTexts,
  type FilteredList,
  pastTheEndTexts,
  unknownFilterTexts,
} from '#i18n/site/empty-list-texts.ts';
import type { ResultPage } from '#server/services/paging.ts';

/** `link` removes the filters; without any it leads to an alternative. */
export interface EmptyList {
  title: string;
  hint: string;
  link: { href: string; label: string; isReset: boolean };
}

const elsewhere = {
  events: 'productions',
  productions: 'events',
  subscriptions: 'events',
  ensemble: 'productions',
  'people-teams': 'productions',
} as const satisfies Record<FilteredList, string>;

/** For a page beyond the end of a list; null otherwise. */
export function pastTheEnd(
  { count, results }: Pick<ResultPage<unknown>, 'count' | 'results'>,
  address: string,
  locale: Locale,
): EmptyList | null {
  if (count === 0 || results.length > 0) return null;
  const { title, hint, label } = pastTheEndTexts(locale);
  return { title, hint, link: { href: address, label, isReset: false } };
}

interface ListAddress {
  list: FilteredList;
  params: URLSearchParams;
  /** The list with the filters that it knows. */
  address: string;
  isFiltered: boolean;
  locale: Locale;
}

/**
 * The page of a list for an address, and if it is empty, the message. No query is sent for an address with an unknown
 * filter, because nothing of the list is shown.
 */
export async function listAt<T>(
  { list, params, address, isFiltered, locale }: ListAddress,
  query: () => Promise<ResultPage<T>>,
): Promise<ResultPage<T> & { empty: EmptyList | null }> {
  if (params.has(unknownFilterParameter)) {
    const { title, hint, label } = unknownFilterTexts(locale);
    const empty = { title, hint, link: { href: address, label, isReset: false } };
    return { count: 0, page: 1, page_size: 1, results: [], empty };
  }
  const page = await query();
  const { count } = page;
  const empty = pastTheEnd(page, address, locale) ?? emptyList(list, { count, isFiltered, locale });
  return { ...page, empty };
}

/** Returns null for a list with entries. */
function emptyList(
  list: FilteredList,
  { count, isFiltered, locale }: { count: number; isFiltered: boolean; locale: Locale },
): EmptyList | null {
  if (count > 0) return null;
  const texts = emptyListTexts(locale)[list];
  if (isFiltered)
    return {
      title: texts.none,
      hint: texts.none_hint,
      link: { href: pathFor(list, locale), label: texts.reset, isReset: true },
    };
  return {
    title: texts.none_yet,
    hint: texts.none_yet_hint,
    link: { href: pathFor(elsewhere[list], locale), label: texts.elsewhere, isReset: false },
  };
}
