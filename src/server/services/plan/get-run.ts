// The data for drawing a run: plays, the selected one, and an earlier event of it.
import { and, asc, desc, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { toBerlinIso } from '#domain/dates/dates.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import type { RunDraft } from '#domain/plan/propose-run.ts';
import { isStage, stageNames } from '#domain/venues/venues.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import { companion_activities } from '#site';
import { getExistingRun, listRunsOf } from './existing-run.ts';
import { readCasts } from './get-plan.ts';

/**
 * At most six queries.
 * @param production_id null or an unknown id if none is selected
 * @param stage_name by default the run's, else the last stage of the play, else its own
 * @param run_id the run to which events are added; null for a new one; ignored if it belongs to another play
 */
export async function getRunDraft(
  database: Pick<Database, 'db'>,
  { production_id, stage_name, run_id }: RunQuery,
  locale: Locale,
): Promise<RunDraft> {
  const rows = await database.db
    .select({
      id: productions.id,
      name: productions.name,
      minutes: productions.duration,
      stage: productions.stage_name,
    })
    .from(productions)
    .orderBy(asc(sql`lower(${productions.name}->>'de')`), asc(productions.id));
  const titled = rows.map(({ id, name, minutes }) => ({ id, minutes, title: textOf(name, locale) }));
  const own = rows.find(({ id }) => id === production_id)?.stage;
  const chosen = titled.find(({ id }) => id === production_id);
  const like = chosen ? await readLastRegularEvent(database, chosen.id) : null;
  const [runs, requested] = chosen
    ? await Promise.all([listRunsOf(database, chosen.id), getExistingRun(database, run_id)])
    : [[], null];
  const run = requested?.fields.production === chosen?.id ? requested : null;
  const stageName = [
    String(run?.fields.stage_name ?? ''),
    stage_name,
    like?.stage_name ?? '',
    own ?? '',
  ].find(isStage);
  const casts = chosen ? await readCasts(database, [chosen.id]) : null;
  return {
    productions: titled.map(({ id, title }) => ({ id, title })),
    production: chosen ? { ...chosen, cast: casts?.get(chosen.id) ?? [] } : null,
    stage_name: stageName ?? (stageNames[0] as string),
    like: like && { date_start: toBerlinIso(like.date_start), fields: like.fields },
    runs,
    run,
  };
}

interface RunQuery {
  production_id: number | null;
  stage_name: string;
  run_id: number | null;
}

/** The last regular performance of a play: no premiere, no talk. */
async function readLastRegularEvent({ db }: Pick<Database, 'db'>, production_id: number) {
  const unusual = [premiereActivityId, ...companion_activities];
  const [row] = await db
    .select({
      date_start: events.date_start,
      stage_name: events.stage_name,
      activity: events.activity_id,
      prices: events.prices,
      short_price_info: events.short_price_info,
      long_price_info: events.long_price_info,
      min_price_normal_excl_e: events.min_price_normal_excl_e,
      min_price_youth_ticket_excl_e: events.min_price_youth_ticket_excl_e,
    })
    .from(events)
    .where(
      and(
        eq(events.production_id, production_id),
        ne(events.is_on_tour, true),
        or(isNull(events.activity_id), notInArray(events.activity_id, unusual)),
      ),
    )
    .orderBy(desc(events.date_start), desc(events.id))
    .limit(1);
  if (!row) return null;
  const { date_start, stage_name, ...fields } = row;
  return { date_start, stage_name, fields };
}
