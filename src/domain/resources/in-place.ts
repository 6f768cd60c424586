/** Which texts of records are edited in place on a page, and why others are edited in a form. */
import type { FormResource } from './form-groups.ts';
import type { Descriptions } from './resources.ts';

type Texts = 'line' | 'plain' | 'rich';

/** The fields of a resource that are texts in both languages. */
type TextOf<Fields> = {
  [Name in Extract<keyof Fields, string>]: Fields[Name] extends { kind: Texts } ? Name : never;
}[Extract<keyof Fields, string>];

type TextLocation =
  /** On the record's page or the home page, with the caret in it. */
  | 'here'
  /** In the row of a date, which opens its form. */
  | 'row'
  /** On pages with several records, where a click opens its form. */
  | 'list'
  /** In mails and search engines only. */
  | 'unseen';

type Table = {
  [Name in FormResource]: { [Field in TextOf<Descriptions[Name]['fields']>]: TextLocation };
};

/** Type-checked to have every text of every resource with a form. */
const textLocations = {
  tags: { name: 'list' },
  activities: { name: 'row' },
  positions: { name: 'list' },
  categories: { name: 'list' },
  persons: { biography: 'here', quote: 'here' },
  productions: {
    name: 'here',
    subtitle: 'here',
    author: 'here',
    promotional_tagline: 'row',
    headline: 'here',
    lead: 'here',
    text: 'here',
    co_production: 'here',
    language_info: 'here',
    content_note: 'here',
    accessibility_info: 'here',
    meta_description: 'unseen',
  },
  booklet_sections: { headline: 'here', lead: 'here', text: 'here' },
  runs: {
    subtitle: 'unseen',
    short_price_info: 'unseen',
    long_price_info: 'unseen',
    alternative_ticket_status: 'unseen',
  },
  events: {
    name: 'row',
    subtitle: 'row',
    promotional_tagline: 'row',
    cancellation_info_short: 'row',
    cancellation_info_long: 'row',
    substitution_info: 'row',
    notice: 'row',
    short_price_info: 'row',
    long_price_info: 'row',
    accessibility_info: 'row',
    alternative_ticket_status: 'row',
  },
  internal_dates: {},
  color_groups: {},
  menu_links: { menu_name: 'list' },
  submenu_links: { menu_name: 'list' },
  redirects: {},
  search_tips: { name: 'list' },
  search_synonyms: { words: 'unseen' },
  venues: { name: 'here', lead: 'here', text: 'here', directions: 'here', access: 'here' },
  home_elements: { preline: 'here', headline: 'here', subline: 'here', text: 'here', link_text: 'here' },
  production_teasers: { preline: 'here' },
  // Its text is read in the feed.
  news_teasers: { headline: 'here', text: 'unseen' },
  press_articles: { title: 'here', subline: 'here', lead: 'here', text: 'here' },
  download_categories: { name: 'list' },
  download_directories: { name: 'list' },
  subscriptions: { name: 'here', subtitle: 'here', lead: 'here', text: 'here', price_info: 'here' },
  forms: { title: 'list', intro: 'list', confirmation: 'unseen' },
} as const satisfies Table;

/** The texts of a resource that are written on its records' pages. */
export function inPlaceTextsOf(resource: FormResource): string[] {
  return Object.entries(textLocations[resource]).flatMap(([field, place]) =>
    place === 'here' ? [field] : [],
  );
}

/** Resources by the kind of a slot on their pages. */
const resourcesOfSlots: Readonly<Record<string, FormResource>> = {
  production: 'productions',
  'booklet-section': 'booklet_sections',
  person: 'persons',
  press: 'press_articles',
  subscription: 'subscriptions',
  venue: 'venues',
};

/** The record of a slot such as `production-4`; null for slots of pages and screens. */
export function recordOfSlot(slug: string): { resource: FormResource; id: number } | null {
  const [, kind = '', id] = /^([a-z-]+)-([1-9]\d{0,8})$/.exec(slug) ?? [];
  const resource = resourcesOfSlots[kind];
  return resource ? { resource, id: Number(id) } : null;
}

/** Resources on the home page: their drafts are published with its slot. */
export const homeResources = ['home_elements', 'production_teasers', 'news_teasers'] as const;

/** Whether a slot's page has texts of records that are edited in place. */
export const hasRecords = (slug: string): boolean => slug === 'index' || recordOfSlot(slug) !== null;
