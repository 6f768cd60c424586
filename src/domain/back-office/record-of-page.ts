/** From a public page to the form of its record. */
import type { ResourceName } from '#domain/resources/resource.ts';
import type { RouteMatch } from '#domain/site/route-paths.ts';

/** By the first word of a route's name, where it is not the resource's. */
const resources: Record<string, ResourceName> = { people: 'persons', press: 'press_articles' };

/**
 * The address of the record that a page shows: a production's, also on its booklet. A form is named by its slug, from
 * which its form leads on to its number. The press list shows the directories of its downloads. Null for other pages.
 */
export function recordOfPage(match: RouteMatch | null): string | null {
  if (match?.name === 'press') return `/cms/download_directories${languageOf(match)}`;
  const id = match?.params.id ?? (match?.name === 'forms-slug' ? match.params.slug : undefined);
  if (!match || !id) return null;
  const [subject = ''] = match.name.split('-');
  return `/cms/${resources[subject] ?? subject}/${id}${languageOf(match)}`;
}

const languageOf = ({ locale }: RouteMatch) => (locale === 'en' ? '?lang=en' : '');
