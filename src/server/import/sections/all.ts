// All sections in the order of writing: a section comes after those that it refers to.
import type { Section, SectionName } from '#server/import/section.ts';
import { activitiesSection } from '#server/import/sections/activities.ts';
import { colorGroupsSection } from '#server/import/sections/color-groups.ts';
import { downloadCategoriesSection, downloadDirectoriesSection } from '#server/import/sections/downloads.ts';
import { eventsSection } from '#server/import/sections/events.ts';
import { formsSection } from '#server/import/sections/forms.ts';
import { homeElementsSection } from '#server/import/sections/home-elements.ts';
import { mediaSection } from '#server/import/sections/media.ts';
import { menuLinksSection, submenuLinksSection } from '#server/import/sections/menu-links.ts';
import { newsTeasersSection } from '#server/import/sections/news-teasers.ts';
import { containersSection, pagesSection } from '#server/import/sections/pages.ts';
import { categoriesSection, personsSection, positionsSection } from '#server/import/sections/persons.ts';
import { pressArticlesSection } from '#server/import/sections/press-articles.ts';
import { productionTeasersSection } from '#server/import/sections/production-teasers.ts';
import { bookletSection, productionsSection } from '#server/import/sections/productions.ts';
import { redirectsSection } from '#server/import/sections/redirects.ts';
import { searchTipsSection } from '#server/import/sections/search-tips.ts';
import { settingsSection } from '#server/import/sections/settings.ts';
import { subscriptionsSection } from '#server/import/sections/subscriptions.ts';
import { tagsSection } from '#server/import/sections/tags.ts';
import { venuesSection } from '#server/import/sections/venues.ts';

export const sections: readonly Section[] = [
  tagsSection,
  activitiesSection,
  mediaSection,
  positionsSection,
  categoriesSection,
  personsSection,
  productionsSection,
  bookletSection,
  eventsSection,
  colorGroupsSection,
  menuLinksSection,
  submenuLinksSection,
  redirectsSection,
  searchTipsSection,
  venuesSection,
  homeElementsSection,
  productionTeasersSection,
  newsTeasersSection,
  pressArticlesSection,
  downloadCategoriesSection,
  downloadDirectoriesSection,
  subscriptionsSection,
  formsSection,
  // Their modules may refer to everything above.
  pagesSection,
  containersSection,
  settingsSection,
];

const byName = new Map(sections.map((section) => [section.name, section]));

export function sectionOf(name: SectionName): Section {
  return byName.get(name) as Section;
}
