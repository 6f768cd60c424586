/** The content of an empty list. */
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { unknownFilterParameter } from '#domain/urls/query-string.ts';
import {
  emptyListTexts,
  type FilteredList,
  pastTheEndTexts,
  unknownFilterTexts,
} from '#i18n/site/empty-list-texts.ts';

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
  { count, results }: { count: number; results: readonly unknown[] },
  address: string,
  locale: Locale,
): EmptyList | null {
  if (count === 0 || results.length > 0) return null;
  const { title, hint, label } = pastTheEndTexts(locale);
  return { title, hint, link: { href: address, label, isReset: false } };
}

/** For an address with a filter that does not exist: `address` is the list without it. Null for other addresses. */
export function unknownFilter(params: URLSearchParams, address: string, locale: Locale): EmptyList | null {
  if (!params.has(unknownFilterParameter)) return null;
  const { title, hint, label } = unknownFilterTexts(locale);
  return { title, hint, link: { href: address, label, isReset: false } };
}

/** Returns null for a list with entries. */
export function emptyList(
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
