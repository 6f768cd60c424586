/** The plan: a month with the stages as lanes and the events as bars. */
import { Plan } from '#back-office/plan/Plan.tsx';
import { berlinDay } from '#domain/dates/dates.ts';
import { planAddress, planLanes } from '#domain/plan/plan.ts';
import { parseRecordId } from '#domain/urls/query-string.ts';
import { planTexts } from '#i18n/back-office/plan-texts.ts';
import { runTexts } from '#i18n/back-office/run-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { mayWriteRecord } from '#server/services/accounts/permissions.ts';
import { findCollisionsElsewhere, getPlan } from '#server/services/plan/get-plan.ts';
import { getRunDraft } from '#server/services/plan/get-run.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/PlanScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, user, locale } = backOfficeRequest({ url, context }, 'back-office');
  const texts = planTexts(locale);
  const at = planAddress(url.searchParams, berlinDay(now()));
  const may_write = mayWriteRecord(user.role, 'events');
  const draw = url.searchParams.get('draw');
  const requestedRun = {
    production_id: parseRecordId(draw),
    stage_name: url.searchParams.get('stage') ?? '',
    run_id: parseRecordId(url.searchParams.get('run')),
  };
  const [plan, elsewhere, draft] = await Promise.all([
    getPlan(database, at, { locale, now: now() }),
    findCollisionsElsewhere(database, at.month, { locale, now: now() }),
    draw !== null && may_write ? getRunDraft(database, requestedRun, locale) : null,
  ]);
  return {
    plan: { ...plan, lanes: planLanes(locale, texts.on_tour) },
    user: user.id,
    locale,
    texts,
    shows_collisions: url.searchParams.has('collisions'),
    draft,
    run_texts: draft && runTexts(locale),
    may_write,
    elsewhere,
  };
}

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

export default function PlanScreen({ loaderData }: Route.ComponentProps) {
  return <Plan {...loaderData} />;
}
