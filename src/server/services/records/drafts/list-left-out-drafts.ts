// Names the drafts without which pages are shown to editors, and why.
import type { Locale } from '#domain/languages/locales.ts';
import type { LeftOutDraft } from '#domain/resources/left-out-draft.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { leftOutTexts } from '#i18n/editing/left-out-texts.ts';
import type { Database } from '#server/db/client.server.ts';
import { nameRecords } from '../form/record-names.ts';
import { type UnappliedDraft, withDrafts } from './with-drafts.ts';

/** One query without drafts; otherwise those of applying the drafts, as for a page in editing mode. */
export async function listLeftOutDrafts(database: Database, locale: Locale): Promise<LeftOutDraft[]> {
  const found = await withDrafts(database, async (_, leftOut) => [...leftOut]);
  const named: LeftOutDraft[] = [];
  for (const [resource, own] of Map.groupBy(found, (each) => each.resource)) {
    const ids = own.map(({ id }) => id);
    const titles = await nameRecords(database.db, resource, ids, locale);
    for (const each of own) named.push(inWords(each, titles.get(each.id) ?? '', locale));
  }
  return named;
}

function inWords(
  { resource, id, reason, issues }: UnappliedDraft,
  title: string,
  locale: Locale,
): LeftOutDraft {
  const texts = leftOutTexts(locale);
  const [issue] = issues;
  if (reason === 'busy' || !issue) {
    return { resource, id, field: '', sentence: texts[reason === 'busy' ? 'busy' : 'other'](title) };
  }
  const why = issue.message[locale];
  const sentence = texts.field(title, recordFieldLabel(resource, issue.field, locale), why);
  return { resource, id, field: formFieldPath(issue.field), sentence };
}

/** The label of a field at a path such as `cast.2.name`. */
export function recordFieldLabel(resource: ResourceName, path: string, locale: Locale): string {
  const [name = ''] = path.split('.', 1);
  return resourceLabels(resource, locale).fields[name]?.label ?? name;
}

/** The field in the form of links to forms: without what is inside a row. */
export const formFieldPath = (path: string): string => path.split('.').slice(0, 2).join('.');
