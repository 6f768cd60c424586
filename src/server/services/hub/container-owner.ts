// The record that owns a container: its title and address, for lists of containers of every kind.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import { isScreenSlot, screenSlots } from '#domain/pages/screen-slots.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';
import { pageUrl } from '#server/services/pages/page-columns.ts';

/** A record by kind, as lists of containers read it. */
export interface ContainerOwnerRow extends Record<string, unknown> {
  kind: string | null;
  id: number | null;
  title: Localized | null;
  /** The slug per language; for pages the whole path. */
  slug: Record<Locale, string> | null;
}

/** SQL that joins `p` (kind, id, title, slug), the record of a container's slug. Null if the record is removed. */
export function joinContainerOwner(container_id: SQL): SQL {
  return sql`left join containers c on c.id = ${container_id}
    left join lateral (
      select 'page' as kind, id, title, jsonb_build_object('de', path_de, 'en', path_en) as slug
        from pages where container_id = c.id
      union all select 'production', id, name, slug from productions where c.slug = 'production-' || id
      union all select 'booklet-section', p.id, b.headline, p.slug from booklet_sections b
        join productions p on p.id = b.production_id where c.slug = 'booklet-section-' || b.id
      union all select 'person', id, jsonb_build_object('de', trim(first_name || ' ' || last_name)),
        jsonb_build_object('de', slug, 'en', slug) from persons where c.slug = 'person-' || id
      union all select 'press', id, title, slug from press_articles where c.slug = 'press-' || id
      union all select 'subscription', id, name, slug from subscriptions where c.slug = 'subscription-' || id
      union all select 'venue', id, name, jsonb_build_object('de', slug, 'en', slug) from venues
        where c.slug = 'venue-' || id
      union all select c.slug, null, null, null where c.content_type = 'screen'
      limit 1
    ) p on true`;
}

const records = {
  production: 'productions-slug-id',
  'booklet-section': 'productions-slug-id-booklet',
  person: 'people-slug-id',
  press: 'press-slug-id',
  venue: 'venues-slug-id',
  subscription: 'subscriptions-slug-id',
} as const;

/** Title and address in the reader's language; both empty for a removed record. */
export function containerOwnerLink(
  { kind, id, title, slug }: ContainerOwnerRow,
  locale: Locale,
): { title: string; url: string } {
  if (kind === null) return { title: '', url: '' };
  const name = textOf(title, locale);
  if (kind === 'page' && slug) return { title: name, url: pageUrl(locale, slug[locale]) };
  if (isScreenSlot(kind)) {
    const screen = screenSlots[kind];
    return { title: screenTitle(screen, locale), url: pathFor(screen, locale) };
  }
  if (!Object.hasOwn(records, kind) || !slug || id === null) return { title: name, url: '' };
  const params = { slug: slug[locale], id };
  return { title: name, url: pathFor(records[kind as keyof typeof records], locale, params) };
}
