// The tables of resources, and of the lists that belong to their records.
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ResourceName } from '#domain/resources/resource.ts';
import { activities, event_cast, event_tags, events, run_tags, runs } from './events.ts';
import { form_fields, forms } from './forms.ts';
import { internal_date_people, internal_dates } from './internal-dates.ts';
import { media } from './media.ts';
import { containers, pages } from './pages.ts';
import { person_categories, person_category_members, person_positions, persons } from './persons.ts';
import { download_categories, download_directories, downloads, press_articles } from './press.ts';
import {
  booklet_sections,
  production_cast,
  production_covers,
  production_credits,
  production_pictures,
  production_quotes,
  production_tags,
  productions,
  tags,
} from './productions.ts';
import {
  color_groups,
  home_elements,
  menu_links,
  news_teasers,
  production_teasers,
  redirects,
  search_synonyms,
  search_tips,
  settings,
  venues,
} from './site.ts';
import { subscription_events, subscriptions } from './subscriptions.ts';

export interface ListTable {
  table: PgTable;
  /** The column with the id of the record that a row belongs to. */
  owner: string;
  /** The column with the id of the other record, if the row has nothing else. */
  entry?: string;
}

interface ResourceTable {
  table: PgTable;
  /** Fields of kind `references`, and those of kind `rows` that are not stored in the record's own row. */
  lists?: Readonly<Record<string, ListTable>>;
}

const ofProduction = (table: PgTable, entry?: string): ListTable => ({
  table,
  owner: 'production_id',
  ...(entry ? { entry } : {}),
});

export const resourceTables: Readonly<Record<ResourceName, ResourceTable>> = {
  tags: { table: tags },
  activities: { table: activities },
  media: { table: media },
  positions: { table: person_positions },
  categories: { table: person_categories },
  persons: {
    table: persons,
    lists: {
      categories: { table: person_category_members, owner: 'person_id', entry: 'category_id' },
    },
  },
  productions: {
    table: productions,
    lists: {
      pictures: ofProduction(production_pictures, 'media_id'),
      tags: ofProduction(production_tags, 'tag_id'),
      credits: ofProduction(production_credits),
      cast: ofProduction(production_cast),
      covers: ofProduction(production_covers),
      quotes: ofProduction(production_quotes),
    },
  },
  booklet_sections: { table: booklet_sections },
  runs: { table: runs, lists: { tags: { table: run_tags, owner: 'run_id', entry: 'tag_id' } } },
  events: {
    table: events,
    lists: {
      recasts: { table: event_cast, owner: 'event_id' },
      tags: { table: event_tags, owner: 'event_id', entry: 'tag_id' },
    },
  },
  internal_dates: {
    table: internal_dates,
    lists: {
      people: { table: internal_date_people, owner: 'internal_date_id', entry: 'person_id' },
    },
  },
  color_groups: { table: color_groups },
  menu_links: { table: menu_links },
  submenu_links: { table: menu_links },
  redirects: { table: redirects },
  search_tips: { table: search_tips },
  search_synonyms: { table: search_synonyms },
  venues: { table: venues },
  home_elements: { table: home_elements },
  production_teasers: { table: production_teasers },
  news_teasers: { table: news_teasers },
  press_articles: { table: press_articles },
  download_categories: { table: download_categories },
  download_directories: {
    table: download_directories,
    lists: { files: { table: downloads, owner: 'directory_id' } },
  },
  subscriptions: {
    table: subscriptions,
    lists: { events: { table: subscription_events, owner: 'subscription_id', entry: 'event_id' } },
  },
  forms: { table: forms, lists: { fields: { table: form_fields, owner: 'form_id' } } },
  pages: { table: pages },
  containers: { table: containers },
  settings: { table: settings },
};

/** As the log and the import name records. */
export const tableOf = (name: ResourceName): string => getTableName(resourceTables[name].table);
