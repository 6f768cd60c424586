/** The stages and people that events and internal dates occupy, and for how long. */
import { assumedHours } from '#domain/events/event-end.ts';
import { indexOfRecastPart } from '#domain/productions/recasts.ts';
import { companion_activities } from '#site';
import type { BookedPart, Booking } from './collisions.ts';
import { keyOf, laneOf, type Plan, type PlannedEvent } from './plan.ts';

const companions: readonly number[] = companion_activities;

type PlayData = Pick<Plan, 'productions'>;

/** Milliseconds: as stored, else by the play's running time, else a guess. */
export function endOf({ event, production_id }: PlannedEvent, { productions }: PlayData): number {
  if (event.date_end !== null) return Date.parse(event.date_end);
  const minutes = productions[production_id ?? 0]?.minutes ?? assumedHours * 60;
  return Date.parse(event.date_start) + minutes * 60_000;
}

/** The cast of an event: that of the play, with recasts. */
function castOf({ recasts }: PlannedEvent, cast: readonly BookedPart[]): BookedPart[] {
  const parts = [...cast];
  for (const { role, instead_of, name, person } of recasts) {
    const at = indexOfRecastPart(cast, { role, instead_of });
    parts[at === -1 ? parts.length : at] = { role, name, person_id: person };
  }
  return parts;
}

/** Null for events that occupy nothing: cancelled, past, or without a fixed time. */
export function bookingOf(planned: PlannedEvent, plays: PlayData): Booking | null {
  const { title, production_id, event, internal } = planned;
  if (event.outcome === 'cancelled' || event.status === 'past' || event.unspecific_time) return null;
  const booking = {
    key: keyOf(planned),
    title,
    production_id,
    stage_name: laneOf(planned),
    start: Date.parse(event.date_start),
    end: endOf(planned, plays),
    is_internal: internal !== null,
  };
  if (internal) {
    // A rehearsal needs the set of its play; a private hire needs an empty stage.
    const has_set = production_id !== null || internal.kind === 'private-hire';
    return { ...booking, has_set, cast: internal.people };
  }
  // Talks and guided tours are not the play itself: no set, no cast.
  const isPlay =
    production_id !== null && !(event.activity !== null && companions.includes(event.activity.id));
  const cast = isPlay ? castOf(planned, plays.productions[production_id]?.cast ?? []) : [];
  return { ...booking, has_set: isPlay, cast };
}

/** Without events that occupy nothing: cancelled, past, or without a fixed time. */
export function bookingsOf(plan: PlayData & Pick<Plan, 'events'>): Booking[] {
  return plan.events.flatMap((event) => bookingOf(event, plan) ?? []);
}
