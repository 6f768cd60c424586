// The checks of a slot: everything to correct before it is published.
import { eq, sql } from 'drizzle-orm';
import { checkPage } from '#domain/checks/page-checks.ts';
import { addressesOf } from '#domain/checks/page-checks-links.ts';
import type { CheckEntry, CheckedPicture } from '#domain/checks/page-checks-rules.ts';
import { expandEvent } from '#domain/events/compact-event.ts';
import { isEmbed } from '#domain/media/embed-data.ts';
import type { DraftModule, LinkTarget } from '#domain/modules/modules.ts';
import type { TranslationSources } from '#domain/modules/translation-state.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers } from '#server/db/schema/pages.ts';
import { internalPathOf, targetToLookUp } from '#server/services/checks/internal-addresses.ts';
import { draftOf, inReadingOrder, readContainer } from '#server/services/modules/rows.ts';
import { shownModules } from '#server/services/modules/shown-modules.ts';
import {
  lookUpReferences,
  type ResolvedReferences,
  unresolvedReferencesOf,
} from '#server/services/modules/shown-references.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { listColourGroups } from '#server/services/site/colour-groups.ts';

export interface CheckedContainer {
  entries: CheckEntry[];
  modules: readonly DraftModule[];
}

/**
 * Null if there is no such slot. At most six queries, however many modules it has.
 * @param origin of the site's public address: links to it count as internal
 */
export async function checkContainer(
  database: Database,
  id: number,
  requestContext: RequestContext,
  origin: string,
): Promise<CheckedContainer | null> {
  const place = await readContainerToCheck(database, id);
  if (!place) return null;
  const { modules, english_for } = place;
  const addresses = new Map(addressesIn(place).map((address) => [address, internalPathOf(address, origin)]));
  const paths = [...new Set(addresses.values())].filter((path) => path !== null);
  const mentions = unresolvedReferencesOf(modules);
  const targets = paths.map(targetToLookUp).filter((wanted) => typeof wanted === 'object' && wanted !== null);
  mentions.links.push(...targets);
  const [references, around] = await Promise.all([
    lookUpReferences(database, { ...mentions, pictures: [] }, requestContext),
    readReferenced(database, mentions.pictures, paths),
  ]);
  const entries = checkPage({
    modules,
    shown: shownModules(modules, references, { locale: 'de' }),
    schemaOf,
    isEmbed,
    translationSourcesOf: (module) => english_for.get(module) ?? {},
    picture: (picture) => around.pictures[picture] ?? null,
    event: (event) => eventState(event, references),
    isTargetReachable: (target: LinkTarget) => references.link(target) !== null,
    isAddressReachable: (address) => {
      const path = addresses.get(address) ?? null;
      if (path === null || around.redirects.includes(path)) return true;
      const target = targetToLookUp(path);
      return typeof target === 'object' ? references.link(target) !== null : target;
    },
    schemes: around.schemes,
  });
  return { entries, modules };
}

/** Every address that was typed by hand, in any field. */
function addressesIn({ modules }: ContainerToCheck): string[] {
  const typed = modules.flatMap(({ module, data }) =>
    Object.entries(schemaOf(module).fields).flatMap(([field, { kind }]) => {
      const value = data[field];
      if (kind === 'address' && typeof value === 'string') return [value];
      return kind === 'rich' ? Object.values(value ?? {}).flatMap((html) => addressesOf(String(html))) : [];
    }),
  );
  return typed.filter((address) => address !== '');
}

function eventState(id: number, references: ResolvedReferences): 'upcoming' | 'past' | 'gone' {
  const event = references.event(id);
  if (!event) return 'gone';
  return expandEvent(event).status === 'past' ? 'past' : 'upcoming';
}

interface ReferencedData {
  pictures: Record<number, CheckedPicture>;
  /** The paths that are redirected. */
  redirects: string[];
}

/** Data that is neither in the modules nor shown with them. Two queries. */
async function readReferenced(database: Database, pictures: readonly number[], paths: readonly string[]) {
  const old = paths.flatMap((path) => [path, `${path}/`]);
  const [{ rows }, schemes] = await Promise.all([
    database.db.execute<ReferencedData & Record<string, unknown>>(sql`select
      (select coalesce(jsonb_object_agg(m.id, jsonb_build_object('alt', m.alt, 'is_decorative', m.is_decorative,
        'print', m.print)), '{}') from media m where m.id = any(${sql.param([...new Set(pictures)])}::int[]))
        as pictures,
      (select coalesce(jsonb_agg(rtrim(r.old_path, '/')), '[]') from redirects r
        where r.old_path = any(${sql.param(old)}::text[])) as redirects`),
    listColourGroups(database),
  ]);
  const { pictures: found = {}, redirects = [] } = rows[0] ?? {};
  return { pictures: found, redirects, schemes };
}

interface ContainerToCheck {
  /** In reading order, parents before children. */
  modules: DraftModule[];
  /** By module: the German texts that outdated translations belong to. */
  english_for: ReadonlyMap<number, TranslationSources>;
}

/** The working copy; null if there is no such slot. Two queries. */
async function readContainerToCheck(
  { db }: Pick<Database, 'db'>,
  id: number,
): Promise<ContainerToCheck | null> {
  if (!isRecordId(id)) return null;
  const [[row], stored] = await Promise.all([
    db.select({ id: containers.id }).from(containers).where(eq(containers.id, id)),
    readContainer(db, id),
  ]);
  if (!row) return null;
  const there = stored.filter(({ deleted_at }) => deleted_at === null);
  const english_for = new Map(there.map(({ id, written_at }) => [id, written_at.english_for ?? {}]));
  return { modules: inReadingOrder(there).map(draftOf), english_for };
}
