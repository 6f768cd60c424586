// Finds events that a pasted table would create twice: the same play on the same stage at the same time.
import { inArray } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { pasteTexts } from '#i18n/back-office/paste-texts.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import type { RecordWrite } from '../record-writes.ts';

interface Row {
  number: number;
  write: RecordWrite | null;
}

interface Dated {
  production?: unknown;
  name?: { de?: string } | null;
  stage_name?: unknown;
  date_start?: unknown;
}

/** Messages by row. Events of one play with the same start are different if their names differ. */
export async function findDuplicateEvents(
  { db }: Pick<Database, 'db'>,
  rows: readonly Row[],
  locale: Locale,
): Promise<Map<Row, string>> {
  const texts = pasteTexts(locale).problems;
  const created = rows.flatMap((row) => {
    const { write } = row;
    if (write?.action !== 'create' || write.resource !== 'events') return [];
    const data = write.data as Dated;
    const start = typeof data.date_start === 'string' ? new Date(data.date_start) : null;
    return start && data.stage_name ? [{ row, start, identity: identityOf(data, start) }] : [];
  });
  const starts = created.map(({ start }) => start);
  if (starts.length === 0) return new Map();
  const stored = await db
    .select({
      id: events.id,
      production: events.production_id,
      name: events.name,
      stage_name: events.stage_name,
      date_start: events.date_start,
    })
    .from(events)
    .where(inArray(events.date_start, starts));
  const storedIds = new Map(stored.map((event) => [identityOf(event, event.date_start), event.id]));
  const firsts = new Map(created.toReversed().map(({ identity, row }) => [identity, row]));
  return new Map(
    created.flatMap(({ row, identity }) => {
      const [id, first] = [storedIds.get(identity), firsts.get(identity)];
      if (id !== undefined) return [[row, texts.same_event.replace('{id}', String(id))]];
      return first === row ? [] : [[row, texts.same_row.replace('{row}', String(first?.number))]];
    }),
  );
}

const identityOf = ({ production, name, stage_name }: Dated, start: Date) =>
  JSON.stringify([production ?? null, name?.de ?? null, stage_name, start.getTime()]);
