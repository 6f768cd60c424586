// The sharing card of a production: texts, inks, and the address of the picture.
import { and, eq } from 'drizzle-orm';
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ProductionEntry } from '#domain/productions/production.ts';
import { type ColourScheme, defaultScheme, inksOf, interimGroupName } from '#domain/site/colour-scheme.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import { messagesOf } from '#i18n/messages.ts';
import type { Database } from '#server/db/client.server.ts';
import { productions } from '#server/db/schema/productions.ts';
import { checksumOf } from '#server/media/ingest.ts';
import type { SharingCard } from '#server/media/sharing-picture.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { productionColumns, productionEntryOf } from './production-columns.ts';

/** Raised when the drawing changes, so that readers of links fetch it again. */
const drawing = 1;

export interface SharedProduction {
  card: SharingCard;
  /** Address of the file that the card is printed on, and how; null without a picture. */
  plate: { url: string; print: 'line-screen' | 'two-inks' | 'as-is' } | null;
  /** Path of the picture, with a mark of everything that it shows. */
  path: string;
}

type Shared = Pick<
  ProductionEntry,
  'id' | 'name' | 'author' | 'next_event' | 'premiere_date' | 'stage_name' | 'picture'
>;

/** "Premiere Fr 20.3., Thalia, Große Bühne". Never "today", because shared pictures are seen on other days. */
function dateLine({ next_event, premiere_date, stage_name }: Shared, locale: Locale, now: Date): string {
  const messages = messagesOf(locale);
  if (!next_event) {
    const isAhead = premiere_date !== null && premiere_date > berlinDay(now);
    if (!isAhead) return '';
    return `${messages.premiere_on(formatDayShort(premiere_date, locale))}, ${stageLabel(stage_name, locale)}`;
  }
  const day = formatDayShort(berlinDay(next_event.date_start), locale);
  const time = next_event.unspecific_time ? '' : messages.oclock(formatTime(next_event.date_start));
  const isPremiere = next_event.activity?.id === premiereActivityId;
  return [isPremiere ? messages.premiere_on(day) : day, time, stageLabel(next_event.stage_name, locale)]
    .filter(Boolean)
    .join(', ');
}

/** @param production with soft hyphens in its name */
export function sharedProduction(
  production: Shared,
  groups: readonly ColourScheme[],
  { locale, now }: RequestContext,
): SharedProduction {
  const { id, picture } = production;
  const schemes = groups.filter(({ name }) => name !== interimGroupName);
  const { light, dark } = inksOf(schemes[id % schemes.length] ?? defaultScheme);
  const card: SharingCard = {
    title: production.name,
    date: dateLine(production, locale, now),
    author: production.author,
    inks: { light, dark },
    focal: { x: picture?.focal_x ?? 0.5, y: picture?.focal_y ?? 0.5 },
  };
  const screen = picture?.line_screen?.horizontal;
  const photograph = picture?.sources.horizontal.findLast(({ format }) => format === 'jpg');
  const url = screen ?? photograph?.url;
  const plate = picture && url ? { url, print: picture.print } : null;
  const mark = checksumOf(JSON.stringify([drawing, card, plate])).slice(0, 12);
  return { card, plate, path: `/media/sharing/${locale}-${id}-${mark}` };
}

/** The current sharing data of an online production, or null. One query. */
export async function getSharedProduction(
  { db }: Pick<Database, 'db'>,
  id: number,
  groups: readonly ColourScheme[],
  requestContext: RequestContext,
): Promise<SharedProduction | null> {
  if (!isRecordId(id)) return null;
  const [row] = await db
    .select(productionColumns(requestContext.now))
    .from(productions)
    .where(and(eq(productions.id, id), eq(productions.is_online, true)));
  if (!row) return null;
  const entry = hyphenateField(productionEntryOf(row, requestContext), 'name', requestContext.locale);
  return sharedProduction(entry, groups, requestContext);
}
