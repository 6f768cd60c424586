/** All resources by name. */
import { activities, events, runs } from './events.ts';
import { forms } from './forms.ts';
import { internalDates } from './internal-dates.ts';
import { media } from './media.ts';
import { containers, pages } from './pages.ts';
import { categories, persons, positions } from './people.ts';
import { downloadCategories, downloadDirectories, pressArticles } from './press.ts';
import { bookletSections, productions, tags } from './productions.ts';
import type { Resource, ResourceFields, ResourceName } from './resource.ts';
import {
  colorGroups,
  homeElements,
  menuLinks,
  newsTeasers,
  productionTeasers,
  redirects,
  searchSynonyms,
  searchTips,
  settings,
  submenuLinks,
} from './site.ts';
import { subscriptions } from './subscriptions.ts';
import { venues } from './venues.ts';

const descriptions = {
  tags,
  activities,
  media,
  positions,
  categories,
  persons,
  productions,
  booklet_sections: bookletSections,
  runs,
  events,
  internal_dates: internalDates,
  color_groups: colorGroups,
  menu_links: menuLinks,
  submenu_links: submenuLinks,
  redirects,
  search_tips: searchTips,
  search_synonyms: searchSynonyms,
  venues,
  home_elements: homeElements,
  production_teasers: productionTeasers,
  news_teasers: newsTeasers,
  press_articles: pressArticles,
  download_categories: downloadCategories,
  download_directories: downloadDirectories,
  subscriptions,
  forms,
  pages,
  containers,
  settings,
} as const satisfies Readonly<Record<ResourceName, Resource>>;

/** The literal type of the descriptions, from which field names are inferred. */
export type Descriptions = typeof descriptions;

export const resources: Readonly<Record<ResourceName, Resource>> = descriptions;

/** The fields of a resource, with the reference to the record that one of them is a part of. */
export function fieldsOf(name: ResourceName): ResourceFields {
  const { fields, parent } = resources[name];
  return parent
    ? { [parent.field]: { kind: 'reference', to: parent.to, required: true }, ...fields }
    : fields;
}
