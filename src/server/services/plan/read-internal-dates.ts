// The internal dates of a plan, which occupy stages and are never public.
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { type Day, startOfDay, toBerlinIso } from '#domain/dates/dates.ts';
import { textOf } from '#domain/languages/localized.ts';
import type { PlannedEvent } from '#domain/plan/plan.ts';
import type { InternalKind } from '#domain/resources/internal-dates.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Database } from '#server/db/client.server.ts';
import { internal_date_people, internal_dates } from '#server/db/schema/internal-dates.ts';
import { persons } from '#server/db/schema/persons.ts';
import { productions } from '#server/db/schema/productions.ts';
import type { RequestContext } from '#server/services/request-context.ts';

const people = sql<{ person_id: number; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('person_id', p.id, 'name', trim(concat_ws(' ', p.first_name, p.last_name)))
    order by p.last_name, p.id), '[]')
  from ${internal_date_people} x join ${persons} p on p.id = x.person_id
  where x.internal_date_id = ${internal_dates.id})`;

/** The internal dates that overlap the range between the beginnings of two days, by start. One query. */
export async function readInternalDates(
  { db }: Pick<Database, 'db'>,
  from: Day,
  to: Day,
  { locale, now }: RequestContext,
): Promise<PlannedEvent[]> {
  const rows = await db
    .select({
      id: internal_dates.id,
      version: internal_dates.version,
      kind: internal_dates.kind,
      name: internal_dates.name,
      production_id: internal_dates.production_id,
      production_name: productions.name,
      stage_name: internal_dates.stage_name,
      date_start: internal_dates.date_start,
      date_end: internal_dates.date_end,
      people,
    })
    .from(internal_dates)
    .leftJoin(productions, eq(productions.id, internal_dates.production_id))
    .where(and(lt(internal_dates.date_start, startOfDay(to)), gt(internal_dates.date_end, startOfDay(from))))
    .orderBy(asc(internal_dates.date_start), asc(internal_dates.id));
  const [german, english] = [kindNames('de'), kindNames('en')];
  return rows.map(({ kind, name, production_name, date_start, date_end, people, ...row }) => {
    const role = { de: german[kind], en: english[kind] };
    const play = textOf(production_name, locale);
    return {
      ...row,
      is_public: false,
      has_draft: false,
      recasts: [],
      title: play && !name.includes(play) ? `${play}: ${name}` : name,
      internal: { kind, kind_name: role[locale], people: people.map((each) => ({ ...each, role })) },
      event: {
        date_start: toBerlinIso(date_start),
        date_end: toBerlinIso(date_end),
        intervals: [],
        outcome: 'regular',
        status: date_end <= now ? 'past' : 'onsale',
        activity: null,
        unspecific_time: false,
        is_on_tour: false,
      },
    };
  });
}

const kindNames = (locale: RequestContext['locale']) =>
  resourceLabels('internal_dates', locale).fields.kind?.values as Record<InternalKind, string>;
