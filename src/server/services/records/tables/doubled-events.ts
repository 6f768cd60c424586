// Finds the dates that a pasted table would make a second time: the same play on the same stage at the same moment.
import { inArray } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { pasteTexts } from '#i18n/back-office/paste-texts.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import type { Line } from '../lines.ts';

interface Row {
  number: number;
  line: Line | null;
}

interface Dated {
  production?: unknown;
  name?: { de?: string } | null;
  stage_name?: unknown;
  date_start?: unknown;
}

/** What to say, by the index of the row. Dates of one play that begin together are two where their names differ. */
export async function doubledEvents(
  { db }: Pick<Database, 'db'>,
  rows: readonly Row[],
  locale: Locale,
): Promise<Map<number, string>> {
  const texts = pasteTexts(locale).problems;
  const created = rows.flatMap(({ number, line }, at) => {
    if (line?.action !== 'create' || line.resource !== 'events') return [];
    const data = line.data as Dated;
    const begin = typeof data.date_start === 'string' ? new Date(data.date_start) : null;
    return begin && data.stage_name ? [{ at, number, begin, same: sameness(data, begin) }] : [];
  });
  const begins = created.map(({ begin }) => begin);
  if (begins.length === 0) return new Map();
  const stored = await db
    .select({
      id: events.id,
      production: events.production_id,
      name: events.name,
      stage_name: events.stage_name,
      date_start: events.date_start,
    })
    .from(events)
    .where(inArray(events.date_start, begins));
  const there = new Map(stored.map((event) => [sameness(event, event.date_start), event.id]));
  const firsts = new Map(created.toReversed().map(({ same, number }) => [same, number]));
  return new Map(
    created.flatMap(({ at, number, same }) => {
      const [id, first] = [there.get(same), firsts.get(same)];
      if (id !== undefined) return [[at, texts.same_event.replace('{id}', String(id))]];
      return first === number ? [] : [[at, texts.same_row.replace('{row}', String(first))]];
    }),
  );
}

const sameness = ({ production, name, stage_name }: Dated, begin: Date) =>
  JSON.stringify([production ?? null, name?.de ?? null, stage_name, begin.getTime()]);
