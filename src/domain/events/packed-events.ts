/**
 * Serialises a list of events for the browser as one short text, without empty and unused fields. Repeated
 * values are written once.
 */

import { pack, unpack } from '#domain/site/packed-text.ts';
import { emptyEvent, hiddenFields, isEmptyList } from './compact-event.ts';
import type { Event } from './event.ts';

/** Empty for no events. */
export type PackedEvents = string;

const shownFields = (Object.keys(emptyEvent) as (keyof Event)[]).filter(
  (field) => !hiddenFields.includes(field),
);
/** Fields that differ from event to event. Others are mostly the same for all events of a production. */
const eventFields: readonly (keyof Event)[] = [
  'id',
  'date_start',
  'date_end',
  'status',
  'outcome',
  'name',
  'activity',
  'secondary_ticket_link',
  'registration_link',
  'tickets_left',
];
const sharedFields = shownFields.filter((field) => !eventFields.includes(field));

/** Replaces the end by minutes after the start if both have the same offset from UTC. */
function shortEnd(event: Event): Event {
  const { date_start: start, date_end: end } = event;
  if (end === null) return event;
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return endAfter(start, minutes) === end ? { ...event, date_end: minutes as unknown as string } : event;
}

/** The end from a number of minutes, with the start's offset from UTC. */
function endAfter(start: string, minutes: number): string {
  const at = new Date(Date.parse(`${start.slice(0, 19)}Z`) + minutes * 60_000);
  return at.toISOString().slice(0, 19) + start.slice(19);
}

/** A digit of the base, which has to be as large as the number of fields; beyond "z" are characters that HTML forbids. */
const base = 36;
const letterOf = new Map(shownFields.map((field, at) => [field, at.toString(base)]));

/** One letter per field with a value, then the values; "0" is the first field. */
type EncodedFields = [letters: string, ...values: unknown[]];

function encodeFields(event: Event, fields: readonly (keyof Event)[]): EncodedFields {
  const filled = fields.filter((field) => event[field] !== emptyEvent[field] && !isEmptyList(event[field]));
  const letters = filled.map((field) => letterOf.get(field)).join('');
  return [letters, ...filled.map((field) => event[field])];
}

function decodeFields([letters, ...values]: EncodedFields): Partial<Event> {
  return Object.fromEntries(
    [...letters].map((letter, at) => [shownFields[Number.parseInt(letter, base)], values[at]]),
  );
}

interface Rows {
  /** Shared groups of fields, each once. */
  shared: EncodedFields[];
  /** For each event the index of its shared group, and its own fields. */
  rows: [shared: number, ...own: EncodedFields][];
}

/** Drops empty and unused fields and writes groups of fields that several events share once. */
export function packEvents(events: readonly Event[]): PackedEvents {
  if (events.length === 0) return '';
  const places = new Map<string, number>();
  const packed: Rows = { shared: [], rows: [] };
  for (const event of events) {
    const common = encodeFields(event, sharedFields);
    const key = JSON.stringify(common);
    const place = places.get(key) ?? packed.shared.push(common) - 1;
    places.set(key, place);
    packed.rows.push([place, ...encodeFields(shortEnd(event), eventFields)]);
  }
  const text = pack(packed);
  if (lists.size >= maxLists) lists.clear();
  lists.set(text, events.map(withoutHidden));
  return text;
}

/** Cache of recently packed lists, so that rendering on the server need not parse them. */
const lists = new Map<PackedEvents, Event[]>();
const maxLists = 40;

const withoutHidden = (event: Event): Event => {
  const { production_original_title, original_title, tags, has_substitute } = emptyEvent;
  return { ...event, production_original_title, original_title, tags, has_substitute };
};

/** Restores the default values of dropped fields. */
export function unpackEvents(packed: PackedEvents): Event[] {
  return lists.get(packed) ?? readEvents(packed);
}

/** {@link unpackEvents} from the text alone, as in a browser. */
export function readEvents(packed: PackedEvents): Event[] {
  if (packed === '') return [];
  const { shared, rows } = unpack<Rows>(packed);
  return rows.map(([place, ...own]) => {
    const event = { ...emptyEvent, ...decodeFields(shared[place] as EncodedFields), ...decodeFields(own) };
    const { date_start, date_end } = event;
    return typeof date_end === 'number' ? { ...event, date_end: endAfter(date_start, date_end) } : event;
  });
}
