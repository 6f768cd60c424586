/** What can be done with many records of a list at once: which values they get. */
import { type Move, movedInstant } from '#domain/events/move-event.ts';
import type { ListedResource } from '#domain/resources/list-views.ts';
import { resources } from '#domain/resources/resources.ts';
import type { ChosenRecord } from './use-selection.ts';

export const bulkActionNames = [
  'online',
  'offline',
  'cancel',
  'uncancel',
  'sell_out',
  'put_on_sale',
  'move',
] as const;
export type BulkActionName = (typeof bulkActionNames)[number];

const values: Record<Exclude<BulkActionName, 'move'>, Readonly<Record<string, unknown>>> = {
  online: { is_online: true },
  offline: { is_online: false },
  cancel: { outcome: 'cancelled' },
  uncancel: { outcome: 'regular' },
  sell_out: { status: 'soldout' },
  put_on_sale: { status: 'onsale' },
};

/** In display order; empty where nothing can be done with many. */
export function bulkActionsOf(resource: ListedResource): readonly BulkActionName[] {
  const { fields, writes } = resources[resource];
  if (writes === 'none') return [];
  return [
    ...(resource === 'events' ? (['cancel', 'uncancel', 'sell_out', 'put_on_sale', 'move'] as const) : []),
    ...(fields.is_online ? (['online', 'offline'] as const) : []),
  ];
}

/** The values that a record gets; null where it has them already, or has nothing to change. */
export function bulkData(
  action: BulkActionName,
  { values: stored }: Pick<ChosenRecord, 'values'>,
  move: Move,
): Readonly<Record<string, unknown>> | null {
  if (action === 'move') {
    if (move.days === 0 && move.minutes === 0) return null;
    const fields = ['date_start', 'date_end'].filter((field) => typeof stored[field] === 'string');
    return Object.fromEntries(fields.map((field) => [field, movedInstant(stored[field] as string, move)]));
  }
  const data = values[action];
  return Object.entries(data).every(([field, value]) => stored[field] === value) ? null : data;
}
