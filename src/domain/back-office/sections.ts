/** The sections of the back office, as its bar lists them, and the screens in each. */
import type { FormResource } from '#domain/resources/form-groups.ts';
import type { ListedResource } from '#domain/resources/list-views.ts';
import type { BackOfficeRouteName } from '#domain/site/back-office-routes.ts';

export interface SectionScreen {
  route: BackOfficeRouteName;
  /** Parameters of the route. */
  params?: Readonly<Record<string, string>>;
  /** Resources whose forms belong to it. */
  forms?: readonly FormResource[];
  /** The permission that it requires. */
  needs:
    | 'edit-pages'
    | 'manage-pages'
    | 'back-office'
    | 'plan-casts'
    | 'set-event-status'
    | 'import-season'
    | 'manage-users'
    | 'read-log';
}

const records = (resource: ListedResource): SectionScreen => ({
  route: 'records',
  params: { resource },
  needs: 'back-office',
});

/** In display order; a section opens the first of its screens that the user may see. */
export const sections = {
  tonight: { tonight: { route: 'tonight', needs: 'set-event-status' } },
  events: {
    events: records('events'),
    plan: { route: 'plan', needs: 'back-office' },
    internal_dates: records('internal_dates'),
    runs: records('runs'),
    access: { route: 'access', needs: 'back-office' },
    activities: records('activities'),
  },
  productions: {
    productions: records('productions'),
    cast: { route: 'cast', needs: 'plan-casts' },
    booklet_sections: records('booklet_sections'),
    tags: records('tags'),
  },
  people: {
    persons: records('persons'),
    positions: records('positions'),
    categories: records('categories'),
  },
  subscriptions: { subscriptions: records('subscriptions') },
  press: {
    press_articles: records('press_articles'),
    download_directories: records('download_directories'),
    download_categories: records('download_categories'),
  },
  website: {
    pages: records('pages'),
    home_elements: records('home_elements'),
    production_teasers: records('production_teasers'),
    news_teasers: records('news_teasers'),
    menus: { route: 'menus', forms: ['menu_links', 'submenu_links'], needs: 'manage-pages' },
    redirects: records('redirects'),
    not_found_addresses: { route: 'not-found-addresses', needs: 'manage-pages' },
    search_tips: records('search_tips'),
    search_synonyms: records('search_synonyms'),
    forms: records('forms'),
  },
  media: { media: records('media') },
  theatre: {
    venues: records('venues'),
    color_groups: records('color_groups'),
    import: { route: 'import', needs: 'import-season' },
    accounts: { route: 'accounts', needs: 'manage-users' },
    log: { route: 'log', needs: 'read-log' },
  },
} as const satisfies Record<string, Record<string, SectionScreen>>;

export type SectionName = keyof typeof sections;
type KeysOf<T> = T extends unknown ? keyof T : never;
export type SectionScreenName = KeysOf<(typeof sections)[SectionName]>;

export const sectionNames = Object.keys(sections) as SectionName[];
