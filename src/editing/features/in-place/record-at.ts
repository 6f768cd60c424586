/** Which record an element of the page belongs to, as its markup says: ids of rows, links to records' pages. */
import type { FormResource } from '#domain/resources/form-groups.ts';

export interface RecordPlace {
  resource: FormResource;
  id: number;
}

/** The row of a date around an element. */
export function eventRowAt(element: Element): (RecordPlace & { row: HTMLElement }) | null {
  const row = element.closest<HTMLElement>('article[id^="event-"]');
  const [, id] = row?.id.match(/^event-(\d+)$/) ?? [];
  return row && id ? { resource: 'events', id: Number(id), row } : null;
}
