/** Creates an internal date: placed on the plan, then completed in its form. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { type Day, parseBerlinLocal, toBerlinIso } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { PlanTarget } from '#domain/plan/move-in-plan.ts';
import type { Plan, PlannedEvent } from '#domain/plan/plan.ts';
import type { PlanTexts } from '#i18n/back-office/plan-texts.ts';

/** The default start: most rehearsals are in the morning. */
const defaultStart = '10:00';
const hours = 4;

function morningOf(day: Day): { date_start: string; date_end: string } {
  const local = parseBerlinLocal(`${day}T${defaultStart}`);
  if (!local.ok) throw new RangeError(`${day} has no ${defaultStart}`);
  const end = new Date(local.instant.getTime() + hours * 3_600_000);
  return { date_start: toBerlinIso(local.instant), date_end: toBerlinIso(end) };
}

/** Its form, with the day, and the stage if one is chosen. */
export function newInternalAddress({ day, stage_name }: PlanTarget, locale: Locale): string {
  const params = { resource: 'internal_dates', id: 'new' };
  return backOfficePath('record', locale, params, { ...morningOf(day), stage_name, field: 'kind' });
}

/** Without a record and without a stage. */
export const blankInternalDate = ({ today }: Pick<Plan, 'today'>, texts: PlanTexts): PlannedEvent => ({
  id: 0,
  version: 0,
  title: texts.new_internal,
  production_id: null,
  stage_name: '',
  recasts: [],
  is_public: false,
  has_draft: false,
  internal: { kind: 'other', kind_name: '', people: [] },
  event: {
    ...morningOf(today),
    intervals: [],
    outcome: 'regular',
    status: 'onsale',
    activity: null,
    unspecific_time: false,
    is_on_tour: false,
  },
});
