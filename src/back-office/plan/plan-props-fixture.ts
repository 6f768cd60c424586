/** Props of the plan for component tests: March 2026. */
import { type Plan, type PlannedEvent, planLanes, planWeeks } from '#domain/plan/plan.ts';
import { planTexts } from '#i18n/back-office/plan-texts.ts';
import { runTexts } from '#i18n/back-office/run-texts.ts';

export function aPlan(events: PlannedEvent[], locale: 'de' | 'en' = 'de', more: Partial<Plan> = {}) {
  const texts = planTexts(locale);
  const plan: Plan = {
    month: '2026-03',
    day: '2026-03-12',
    today: '2026-03-12',
    events,
    weeks: planWeeks('2026-03'),
    lanes: planLanes(locale, texts.on_tour),
    productions: {},
    ...more,
  };
  return {
    user: '7',
    plan,
    locale,
    texts,
    shows_collisions: false,
    elsewhere: [],
    may_write: true,
    draft: null,
    run_texts: runTexts(locale),
  };
}
