/** The public addresses of a record: its own page, and lists and pages that show it. */
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { RouteName } from '#domain/site/route-table.ts';
import type { ResourceName, Values } from './resource.ts';

export interface PublicAddress extends Record<Locale, string> {
  /** The record's own page, or one that it shares with others. */
  kind: 'page' | 'list';
}

/** The values that an address is built from. */
interface Addressed {
  id: number;
  values: Values;
  /** The production that it belongs to. */
  production: { id: number; slug: Record<Locale, string> } | null;
}

type Slug = Record<Locale, string>;

const inBoth = (kind: PublicAddress['kind'], path: (locale: Locale) => string): PublicAddress => ({
  kind,
  de: path('de'),
  en: path('en'),
});

const list = (
  name: Extract<
    RouteName,
    | 'index'
    | 'events'
    | 'productions'
    | 'ensemble'
    | 'people-teams'
    | 'venues'
    | 'press'
    | 'subscriptions'
    | 'search'
  >,
) => inBoth('list', (locale) => pathFor(name, locale));

const home = () => [list('index')];

const pageOf = (production: Addressed['production']) =>
  production ? [inBoth('page', (locale) => pathFor('productions-slug-id', locale, production))] : [];

const addresses: Record<ResourceName, (record: Addressed) => PublicAddress[]> = {
  tags: ({ values }) => [
    ...(values.for_events ? [list('events')] : []),
    ...(values.for_productions ? [list('productions')] : []),
  ],
  activities: () => [list('events')],
  positions: () => [list('ensemble')],
  categories: () => [list('people-teams')],
  persons: ({ id, values }) => [
    inBoth('page', (locale) => pathFor('people-slug-id', locale, { id, slug: values.slug as string })),
    ...(values.is_ensemble ? [list('ensemble')] : []),
    ...((values.categories as unknown[] | null)?.length ? [list('people-teams')] : []),
  ],
  productions: ({ id, values }) => [
    inBoth('page', (locale) => pathFor('productions-slug-id', locale, { id, slug: values.slug as Slug })),
    ...(values.show_in_production_list ? [list('productions')] : []),
  ],
  booklet_sections: ({ production }) =>
    production
      ? [inBoth('page', (locale) => pathFor('productions-slug-id-booklet', locale, production))]
      : [],
  runs: () => [],
  events: ({ production }) => [...pageOf(production), list('events')],
  internal_dates: () => [],
  color_groups: home,
  menu_links: home,
  submenu_links: home,
  redirects: ({ values }) => [inBoth('page', () => values.old_path as string)],
  search_tips: () => [list('search')],
  search_synonyms: () => [list('search')],
  venues: ({ id, values }) => [
    inBoth('page', (locale) => pathFor('venues-slug-id', locale, { id, slug: values.slug as string })),
    list('venues'),
  ],
  home_elements: home,
  production_teasers: home,
  news_teasers: home,
  press_articles: ({ id, values }) => [
    inBoth('page', (locale) => pathFor('press-slug-id', locale, { id, slug: values.slug as Slug })),
    list('press'),
  ],
  download_categories: () => [list('press')],
  download_directories: () => [list('press')],
  subscriptions: ({ id, values }) => [
    inBoth('page', (locale) => pathFor('subscriptions-slug-id', locale, { id, slug: values.slug as Slug })),
    list('subscriptions'),
  ],
  forms: ({ values }) => [
    inBoth('page', (locale) => pathFor('forms-slug', locale, { slug: values.slug as string })),
  ],
  media: () => [],
  pages: () => [],
  containers: () => [],
  settings: () => [],
};

/** The record's own page first. For offline records, the addresses that they will have. */
export function publicAddresses(name: ResourceName, record: Addressed): PublicAddress[] {
  return addresses[name](record);
}
