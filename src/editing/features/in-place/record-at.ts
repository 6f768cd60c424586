/** Finds the records that an element of the page belongs to, by ids of rows and links to records' pages. */
import type { FormResource } from '#domain/resources/form-groups.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { parseRecordId } from '#domain/urls/query-string.ts';

export interface RecordOnPage {
  resource: FormResource;
  id: number;
}

/** The row of an event around an element. */
export function eventRowAt(element: Element): (RecordOnPage & { row: HTMLElement }) | null {
  const row = element.closest<HTMLElement>('article[id^="event-"]');
  const [, id] = row?.id.match(/^event-(\d+)$/) ?? [];
  return row && id ? { resource: 'events', id: Number(id), row } : null;
}

/** Resources by the route of their pages. */
const resources: Readonly<Record<string, FormResource>> = {
  'productions-slug-id': 'productions',
  'productions-slug-id-booklet': 'productions',
  'people-slug-id': 'persons',
  'venues-slug-id': 'venues',
  'press-slug-id': 'press_articles',
  'subscriptions-slug-id': 'subscriptions',
};

/** The record of an address; for a booklet its section before the play. */
function recordsOfAddress({ pathname, searchParams, hash }: URL): RecordOnPage[] {
  const match = matchPath(pathname);
  const resource = resources[match?.name ?? ''];
  const [, event] = /^#event-(\d+)$/.exec(hash) ?? [];
  const section =
    match?.name === 'productions-slug-id-booklet' ? parseRecordId(searchParams.get('tab') ?? '') : null;
  const id = parseRecordId(match?.params.id ?? '');
  return [
    ...(event ? [{ resource: 'events' as const, id: Number(event) }] : []),
    ...(section === null ? [] : [{ resource: 'booklet_sections' as const, id: section }]),
    ...(resource && id !== null ? [{ resource, id }] : []),
  ];
}

/** Maximum number of records of an element; with more it is a list, and none of them is meant. */
const maxRecords = 3;

/** Nearest first: the row around it, links around and beside it, the page. */
export function recordsAt(element: Element): RecordOnPage[] {
  const row = eventRowAt(element);
  const near: RecordOnPage[] = row ? [{ resource: row.resource, id: row.id }] : [];
  for (
    let at: Element | null = element;
    at && at.localName !== 'main' && at !== document.body;
    at = at.parentElement
  ) {
    const links = [
      ...(at.matches('a[href]') ? [at] : []),
      ...at.querySelectorAll('a[href]'),
    ] as HTMLAnchorElement[];
    const found = links.flatMap(({ href }) => recordsOfAddress(new URL(href)));
    if (found.length > maxRecords) break;
    near.push(...found);
    if (at === row?.row) break;
  }
  near.push(...recordsOfAddress(new URL(location.href)));
  const keys = near.map(({ resource, id }) => `${resource}/${id}`);
  return near.filter((_, index) => keys.indexOf(keys[index] as string) === index).slice(0, 8);
}

/**
 * Whether the page may show a record: it is linked, has a row, or is of a kind without pages, which cannot be checked.
 */
export function isOnPage({ resource, id }: { resource: string; id: number }): boolean {
  const kinds: string[] = [...Object.values(resources), 'events'];
  if (!kinds.includes(resource)) return true;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(({ href }) => href);
  return (
    (document.querySelector(`main #event-${id}`) !== null && resource === 'events') ||
    [location.href, ...links].some((href) =>
      recordsOfAddress(new URL(href)).some((each) => each.resource === resource && each.id === id),
    )
  );
}
