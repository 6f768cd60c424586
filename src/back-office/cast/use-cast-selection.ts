/** The selection on the cast screen: a part at an event, or lines to paste. Back closes it. */
import type { CastBoard } from '#domain/productions/cast-board.ts';
import { useFragmentState } from '#ui/use-fragment-state.ts';
import type { CastCell } from './cast-props.ts';

export type CastSelection = CastCell | 'paste' | null;

export function useCastSelection({
  dates,
  cast,
}: CastBoard): [CastSelection, (chosen: CastSelection) => void] {
  const { open, begin, end } = useFragmentState<CastCell | 'paste'>('dates', (fragment) => {
    if (fragment === 'paste') return 'paste';
    const [, date, part] = /^(\d{1,9})-(\d{1,3})$/.exec(fragment)?.map(Number) ?? [];
    const exists = part !== undefined && part < cast.length && dates.some(({ id }) => id === date);
    return exists && date !== undefined ? { date, part } : null;
  });
  const choose = (chosen: CastSelection) => {
    if (chosen !== null) void begin(chosen === 'paste' ? chosen : `${chosen.date}-${chosen.part}`);
    else if (open !== null) end();
  };
  return [open, choose];
}
