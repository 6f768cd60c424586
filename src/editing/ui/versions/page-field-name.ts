/** The label of a page's setting outside its form. */
import type { DialogLabels } from '#i18n/editing/dialog-de.ts';

/** `field` is named as in `page-merge.ts`; an unknown one is returned unchanged. */
export function pageFieldName(field: string, labels: DialogLabels): string {
  const named: Readonly<Record<string, string>> = {
    'slug.de': `${labels.page_slug} (${labels.german})`,
    'slug.en': `${labels.page_slug} (${labels.english})`,
    place: labels.page_parent,
  };
  const own = named[field] ?? labels[field as keyof DialogLabels];
  return typeof own === 'string' ? own : field;
}
