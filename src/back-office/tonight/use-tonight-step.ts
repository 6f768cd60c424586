/** The step of an evening that is open. */
import type { TonightAction } from '#domain/tonight/tonight.ts';
import { type Step, useStep } from '#ui/use-step.ts';

export interface OpenStep {
  id: number;
  action: TonightAction;
}

export function useTonightStep(actions: Readonly<Record<TonightAction, unknown>>): Step<OpenStep> {
  return useStep('dates', (fragment) => {
    const [, id, action = ''] = /^(\d{1,9})-([a-z-]+)$/.exec(fragment) ?? [];
    return id && Object.hasOwn(actions, action) ? { id: Number(id), action: action as TonightAction } : null;
  });
}
