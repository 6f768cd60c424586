/** The plan: a month with the stages as lanes, and every event a stroke in it. */
import { Plan } from '#back-office/plan/Plan.tsx';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { planAddress, planLanes } from '#domain/plan/plan.ts';
import { parseRecordId } from '#domain/urls/query-string.ts';
import { planTexts } from '#i18n/back-office/plan-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { mayWriteRecord } from '#server/services/accounts/permissions.ts';
import { findCollisionsElsewhere, getPlan } from '#server/services/plan/get-plan.ts';
import { getRunDraft } from '#server/services/plan/get-run.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/PlanScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, config, now } = context.get(appContextKey);
  const { user } = requireAction(context, 'back-office');
  const locale = backOfficeLocale(url.searchParams);
  const texts = planTexts(locale);
  const at = planAddress(url.searchParams, berlinDay(now()));
  const may_write = mayWriteRecord(user.role, 'events');
  const draw = url.searchParams.get('draw');
  const asked = {
    production_id: parseRecordId(draw),
    stage_name: url.searchParams.get('stage') ?? '',
    run_id: parseRecordId(url.searchParams.get('run')),
  };
  const [plan, elsewhere, draft] = await Promise.all([
    getPlan(database, at, { locale, now: now() }),
    findCollisionsElsewhere(database, at.month, { locale, now: now() }),
    draw !== null && may_write ? getRunDraft(database, asked, locale) : null,
  ]);
  return {
    plan: { ...plan, lanes: planLanes(locale, texts.on_tour) },
    locale,
    texts,
    publicUrl: config.PUBLIC_URL,
    shows_collisions: url.searchParams.has('collisions'),
    draft,
    may_write,
    elsewhere,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { texts, publicUrl = '' } = loaderData ?? {};
  return pageMeta({
    title: texts?.title ?? '',
    pathname: location.pathname,
    publicUrl,
    isHidden: true,
  });
}

export default function PlanScreen({ loaderData: { publicUrl: _, ...props } }: Route.ComponentProps) {
  return <Plan {...props} />;
}
