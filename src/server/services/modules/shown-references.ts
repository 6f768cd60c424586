// References of modules (pictures, events, link targets), resolved for all modules together.
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { DraftModule, LinkTarget, ShownLink } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { type PictureRecord, pictureColumn, pictureFrom } from '#server/services/media/pictures.ts';
import {
  type LinkTargetRow,
  linkResolver,
  linkTargetsColumn,
  type PathTarget,
} from '#server/services/pages/link-targets.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { eventOf, publicEvents } from '../events/event-columns.ts';
import { titledEvents } from '../events/titled-events.ts';

/** References to resolve. */
export interface UnresolvedReferences {
  pictures: number[];
  events: number[];
  links: (LinkTarget | PathTarget)[];
}

/** Resolved references; null for offline, removed or missing records. */
export interface ResolvedReferences {
  picture(id: unknown): Picture | null;
  event(id: unknown): CompactEvent | null;
  link(target: unknown): ShownLink | null;
}

/** Whether stored data has the shape of a link target. */
function isLinkTarget(value: unknown): value is LinkTarget {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const { kind, id, name } = value as Record<string, unknown>;
  return kind === 'screen' ? typeof name === 'string' : typeof kind === 'string' && typeof id === 'number';
}

/** All references of the modules, by their schemas. */
export function unresolvedReferencesOf(modules: readonly DraftModule[]): UnresolvedReferences {
  const mentions: UnresolvedReferences = { pictures: [], events: [], links: [] };
  for (const { module, data } of modules) {
    for (const [name, { kind }] of Object.entries(schemaOf(module).fields)) {
      const value = data[name];
      if (kind === 'image' && typeof value === 'number') mentions.pictures.push(value);
      if (kind === 'event' && typeof value === 'number') mentions.events.push(value);
      if (kind === 'link' && isLinkTarget(value)) mentions.links.push(value);
    }
  }
  return mentions;
}

const usable = (ids: readonly number[]): number[] => [...new Set(ids)].filter(isRecordId);

/** One query for pictures and links, one for events; none without references. */
export async function lookUpReferences(
  database: Database,
  mentions: UnresolvedReferences,
  requestContext: RequestContext,
): Promise<ResolvedReferences> {
  const [{ pictures, links }, events] = await Promise.all([
    readPicturesAndLinks(database, usable(mentions.pictures), mentions.links),
    lookUpEvents(database, usable(mentions.events), requestContext),
  ]);
  const linkTo = linkResolver(links, requestContext);
  return {
    picture: (id) => pictureFrom(pictures[id as number] ?? null, requestContext.locale),
    event: (id) => events.get(id as number) ?? null,
    link: (target) => (isLinkTarget(target) || isPathTarget(target) ? linkTo(target) : null),
  };
}

interface Found {
  pictures: Record<number, PictureRecord>;
  links: LinkTargetRow[];
}

async function readPicturesAndLinks(
  { db }: Database,
  pictures: readonly number[],
  targets: UnresolvedReferences['links'],
): Promise<Found> {
  const links = linkTargetsColumn(targets);
  if (pictures.length === 0 && !links) return { pictures: {}, links: [] };
  const { rows } = await db.execute<Found & Record<string, unknown>>(
    sql`select ${picturesColumn(pictures)} as pictures, ${links ?? sql`'[]'::jsonb`} as links`,
  );
  return rows[0] ?? { pictures: {}, links: [] };
}

/** A scalar subquery for pictures by id. */
const picturesColumn = (ids: readonly number[]): SQL<Record<number, PictureRecord>> =>
  sql`(select coalesce(jsonb_object_agg(p.id, ${pictureColumn(sql`p.id`)}), '{}')
    from media p where p.kind = 'image' and p.id = any(${sql.param([...ids])}::int[]))`;

function isPathTarget(value: unknown): value is PathTarget {
  return typeof value === 'object' && value !== null && (value as PathTarget).kind === 'path';
}

/** Public events by id, past ones included. One query, none for no ids. */
async function lookUpEvents(
  database: Database,
  ids: readonly number[],
  requestContext: RequestContext,
): Promise<Map<number, CompactEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await publicEvents(database, inArray(events.id, [...ids]));
  const shown = titledEvents(
    rows.map((row) => eventOf(row, requestContext)),
    requestContext.locale,
  );
  return new Map(shown.map((event) => [event.id, event]));
}
