/** The step that is open, as an entry of the browser's history: Back closes it, and leads no further. */
import { useLocation, useNavigate } from 'react-router';
import type { TonightAction } from '#domain/tonight/tonight.ts';

export interface Step {
  id: number;
  action: TonightAction;
}

/** Where no step is open. Only between two fragments does the router go without asking the server, which may be out of reach. */
const dates = '#dates';

export function useStep(actions: Readonly<Record<TonightAction, unknown>>) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [, id, action = ''] = /^#(\d{1,9})-([a-z-]+)$/.exec(hash) ?? [];
  const open: Step | null =
    id && Object.hasOwn(actions, action) ? { id: Number(id), action: action as TonightAction } : null;
  const stay = { preventScrollReset: true, replace: true };
  return {
    open,
    async begin(step: Step): Promise<void> {
      if (!open && hash !== dates) await navigate({ search, hash: dates }, stay);
      // Another step in place of this one is no step further.
      const isBegun = open === null || state === 'begun';
      const to = { search, hash: `#${step.id}-${step.action}` };
      await navigate(to, { ...stay, replace: open !== null, state: isBegun ? 'begun' : null });
    },
    end(): void {
      if (state === 'begun') void navigate(-1);
      else void navigate({ search, hash: dates }, stay);
    },
  };
}
