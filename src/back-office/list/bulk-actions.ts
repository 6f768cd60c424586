/** The bulk actions of lists: which actions a list has, and the values that they write. */
import { type Move, movedTimes } from '#domain/events/move-event.ts';
import type { ListedReference } from '#domain/resources/list-row.ts';
import { isListed, type ListedResource, listedFields, listViewOf } from '#domain/resources/list-views.ts';
import { resources } from '#domain/resources/resources.ts';
import type { ChosenRecord } from './use-selection.ts';

const bulkActionNames = [
  'online',
  'offline',
  'cancel',
  'uncancel',
  'sell_out',
  'put_on_sale',
  'move',
  'presale',
  'no_presale',
  'add_service',
  'remove_service',
  'add_tag',
  'remove_tag',
  'add_category',
  'remove_category',
  'position',
  'join_ensemble',
  'leave_ensemble',
  'season',
  'list',
  'unlist',
] as const;
export type BulkActionName = (typeof bulkActionNames)[number];

/** The input of an action. */
export interface BulkInput extends Move {
  /** The chosen option of a field: an id or a word. */
  option: string;
  /** ISO 8601; null if it cannot be parsed. */
  moment: string | null;
}

export const noInput: BulkInput = { days: 0, minutes: 0, option: '', moment: null };

const values: Partial<Record<BulkActionName, Readonly<Record<string, unknown>>>> = {
  online: { is_online: true },
  offline: { is_online: false },
  cancel: { outcome: 'cancelled' },
  uncancel: { outcome: 'regular' },
  sell_out: { status: 'soldout' },
  put_on_sale: { status: 'onsale' },
  join_ensemble: { is_ensemble: true },
  leave_ensemble: { is_ensemble: false },
  no_presale: { presale_start: null },
  list: { show_in_production_list: true },
  unlist: { show_in_production_list: false },
};

/** Actions that add an option to a field of each record, or remove it. */
const entries = {
  add_service: 'access_services',
  remove_service: 'access_services',
  add_tag: 'tags',
  remove_tag: 'tags',
  add_category: 'categories',
  remove_category: 'categories',
} as const;

/** Actions that set a field to one option. */
const settings = { position: 'position', season: 'season' } as const;

/** The field whose options an action offers; null if it needs none. */
export function choiceFieldOf(action: BulkActionName): string | null {
  const fields: Partial<Record<BulkActionName, string>> = { ...entries, ...settings };
  return fields[action] ?? null;
}

/** In display order; empty without bulk actions. */
export function bulkActionsOf(resource: ListedResource): readonly BulkActionName[] {
  const { fields, writes } = resources[resource];
  if (writes === 'none' || !isListed(resource)) return [];
  // Changed fields must be listed, so that users see what they select.
  const listed = new Set(listedFields(listViewOf(resource)));
  const has = (field: string) => Boolean(fields[field]) && listed.has(field);
  return [
    ...(resource === 'events'
      ? (['cancel', 'uncancel', 'sell_out', 'put_on_sale', 'move', 'presale', 'no_presale'] as const)
      : []),
    ...(has('access_services') ? (['add_service', 'remove_service'] as const) : []),
    ...(has('categories') ? (['add_category', 'remove_category'] as const) : []),
    ...(has('position') ? (['position'] as const) : []),
    ...(has('is_ensemble') ? (['join_ensemble', 'leave_ensemble'] as const) : []),
    ...(has('tags') ? (['add_tag', 'remove_tag'] as const) : []),
    ...(resource === 'productions' ? (['season'] as const) : []),
    ...(has('show_in_production_list') ? (['list', 'unlist'] as const) : []),
    ...(fields.is_online ? (['online', 'offline'] as const) : []),
  ];
}

/** The changes of a record; null if it has the values already, or nothing to change. */
export function bulkData(
  action: BulkActionName,
  { values: stored }: Pick<ChosenRecord, 'values'>,
  input: BulkInput,
): Readonly<Record<string, unknown>> | null {
  if (action === 'move') {
    if (input.days === 0 && input.minutes === 0) return null;
    const [date_start, end] = [stored.date_start as string, stored.date_end];
    const moved = movedTimes({ date_start, date_end: typeof end === 'string' ? end : null }, input);
    return moved.date_end === null ? { date_start: moved.date_start } : { ...moved };
  }
  if (action === 'presale') return presaleData(stored.presale_start, input.moment);
  const field = choiceFieldOf(action);
  if (field) return input.option === '' ? null : optionData(action, field, stored[field], input.option);
  const data = values[action] ?? {};
  return Object.entries(data).every(([name, value]) => stored[name] === value) ? null : data;
}

function presaleData(stored: unknown, moment: string | null) {
  const time = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null);
  return moment === null || time(stored) === time(moment) ? null : { presale_start: moment };
}

function optionData(action: BulkActionName, field: string, stored: unknown, option: string) {
  if (action === 'season') return stored === option ? null : { [field]: option };
  if (action === 'position') {
    return (stored as ListedReference | null)?.id === Number(option) ? null : { [field]: Number(option) };
  }
  const present = ((stored ?? []) as (string | ListedReference)[]).map((entry) =>
    typeof entry === 'string' ? entry : entry.id,
  );
  const own = field === 'access_services' ? option : Number(option);
  const isAdded = action.startsWith('add_');
  if (present.includes(own) === isAdded) return null;
  return { [field]: isAdded ? [...present, own] : present.filter((entry) => entry !== own) };
}
