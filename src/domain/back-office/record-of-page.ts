/** From a public page to the form of its record. */
import type { ResourceName } from '#domain/resources/resource.ts';
import type { RouteMatch } from '#domain/site/route-paths.ts';

/** Resources by the first word of the route's name, if it differs. */
const resources: Record<string, ResourceName> = { people: 'persons', press: 'press_articles' };

/**
 * The address of the record that a page shows: a production also for its booklet. A form is identified by its slug,
 * from which the back office redirects to its id. The press list shows the directories of downloads. Null for other
 * pages.
 */
export function recordOfPage(match: RouteMatch | null): string | null {
  if (match?.name === 'press') return `/cms/download_directories${languageOf(match)}`;
  const id = match?.params.id ?? (match?.name === 'forms-slug' ? match.params.slug : undefined);
  if (!match || !id) return null;
  const [subject = ''] = match.name.split('-');
  return `/cms/${resources[subject] ?? subject}/${id}${languageOf(match)}`;
}

const languageOf = ({ locale }: RouteMatch) => (locale === 'en' ? '?lang=en' : '');
