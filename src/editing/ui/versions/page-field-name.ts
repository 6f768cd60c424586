/** The name of a page's setting outside of its form. */
import type { DialogLabels } from '#i18n/editing/dialog-de.ts';

/** `field`: as in `page-merge.ts`. One that nobody named keeps its own name. */
export function pageFieldName(field: string, labels: DialogLabels): string {
  const named: Readonly<Record<string, string>> = {
    'slug.de': `${labels.page_slug} (${labels.german})`,
    'slug.en': `${labels.page_slug} (${labels.english})`,
    place: labels.page_parent,
  };
  const own = named[field] ?? labels[field as keyof DialogLabels];
  return typeof own === 'string' ? own : field;
}
