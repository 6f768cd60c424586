/** The action whose panel is open on the screen "Tonight", stored in the fragment of the address. */
import type { TonightAction } from '#domain/tonight/tonight.ts';
import { type FragmentState, useFragmentState } from '#ui/use-fragment-state.ts';

export interface OpenAction {
  id: number;
  action: TonightAction;
}

export function useOpenAction(actions: Readonly<Record<TonightAction, unknown>>): FragmentState<OpenAction> {
  return useFragmentState('dates', (fragment) => {
    const [, id, action = ''] = /^(\d{1,9})-([a-z-]+)$/.exec(fragment) ?? [];
    return id && Object.hasOwn(actions, action) ? { id: Number(id), action: action as TonightAction } : null;
  });
}
