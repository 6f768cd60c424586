import type { Locale } from '#domain/languages/locales.ts';
import type { MonthCollisions } from '#domain/plan/collisions-elsewhere.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { RunDraft } from '#domain/plan/propose-run.ts';
import type { PlanTexts } from '#i18n/back-office/plan-texts.ts';
import type { RunTexts } from '#i18n/back-office/run-texts.ts';

/** Props shared by all parts of the plan. */
export interface PlanProps {
  /** In the browser's storage. */
  user: string;
  plan: Plan;
  locale: Locale;
  texts: PlanTexts;
  /** Whether the panel of collisions is open. */
  shows_collisions: boolean;
  /** Future collisions outside of the weeks shown. */
  elsewhere: readonly MonthCollisions[];
  /** The run that is being drawn. */
  draft: RunDraft | null;
  /** Sent with a run alone, in one language. */
  run_texts: RunTexts | null;
  /** Whether the person may write events. */
  may_write: boolean;
}
