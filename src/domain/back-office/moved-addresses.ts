/** Redirects from earlier addresses of the back office. */
import { backOfficePath } from './addresses.ts';
import { backOfficeLocale } from './language.ts';

const resources: Readonly<Record<string, string>> = {
  productions: 'productions',
  persons: 'persons',
  subscriptions: 'subscriptions',
  'download-directories': 'download_directories',
  pages: 'pages',
  forms: 'forms',
};

/** `/cms-hub/forms/2/17` is `/cms/forms/2/entries/17`; null for addresses that have not moved. */
export function movedBackOfficeAddress({ pathname, searchParams }: URL): string | null {
  const path = pathname.replace(/\.data$/, '');
  const [, kind = '', id, entry] = /^\/cms-hub\/([a-z-]+)(?:\/([\w-]+))?(?:\/(\d+))?$/.exec(path) ?? [];
  const resource = Object.hasOwn(resources, kind) ? resources[kind] : undefined;
  if (!resource || (entry !== undefined && kind !== 'forms')) return null;
  const locale = backOfficeLocale(searchParams);
  if (kind === 'forms' && id) return backOfficePath(entry ? 'entry' : 'entries', locale, { id, entry });
  // The settings of a page are on the page.
  if (!id || kind === 'pages') return backOfficePath('records', locale, { resource });
  return backOfficePath('record', locale, { resource, id });
}
