/** What an event is at a glance: its flags and how its row is coloured. Serves every list of events. */
import type { Event } from './event.ts';

/** The activity by which the schedule knows a premiere. */
export const premiereActivityId = 9;
const premiereActivityName = 'Premiere';

export type StatusFields = Pick<Event, 'outcome' | 'status' | 'activity' | 'is_on_tour' | 'unspecific_time'>;

export interface EventFlags {
  isCancelled: boolean;
  isSoldOut: boolean;
  isPast: boolean;
  /** Somebody plays for somebody else. */
  isSubstitute: boolean;
  isPremiere: boolean;
  isOnTour: boolean;
  /** The day is known, the hour is not. */
  isTimeOpen: boolean;
}

/** The flags of an event. They are independent: a premiere may be sold out and on tour. */
export function eventFlags(event: StatusFields): EventFlags {
  return {
    isCancelled: event.outcome === 'cancelled',
    isSoldOut: event.status === 'soldout',
    isPast: event.status === 'past',
    isSubstitute: event.outcome === 'replacement',
    isPremiere: event.activity?.id === premiereActivityId || event.activity?.name === premiereActivityName,
    isOnTour: event.is_on_tour,
    isTimeOpen: event.unspecific_time,
  };
}

/** `premiere`: in the second ink. `grey`: quiet. */
export type Highlight = 'premiere' | 'grey' | 'none';

/**
 * How a row is coloured: a premiere stands out unless it is cancelled, past or recast; what is cancelled,
 * recast, on tour or past is quiet. A premiere on tour is still a premiere.
 */
export function highlightOf(flags: EventFlags): Highlight {
  const isDampened = flags.isCancelled || flags.isPast || flags.isSubstitute;
  if (flags.isPremiere && !isDampened) return 'premiere';
  return isDampened || flags.isOnTour ? 'grey' : 'none';
}
