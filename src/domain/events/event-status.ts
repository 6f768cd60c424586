/** Flags of an event and the highlight of its row, for all lists of events. */
import type { Event } from './event.ts';

/** The activity that marks a premiere. */
export const premiereActivityId = 9;
const premiereActivityName = 'Premiere';

export type StatusFields = Pick<Event, 'outcome' | 'status' | 'activity' | 'is_on_tour' | 'unspecific_time'>;

export interface EventFlags {
  isCancelled: boolean;
  isSoldOut: boolean;
  isPast: boolean;
  /** Another actor than announced plays a part. */
  isSubstitute: boolean;
  isPremiere: boolean;
  isOnTour: boolean;
  /** The day is fixed, the time is not. */
  isTimeOpen: boolean;
}

/** Flags are independent: a premiere may be sold out and on tour. */
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

/** `premiere`: inverted colours. `grey`: muted. */
export type Highlight = 'premiere' | 'grey' | 'none';

/**
 * Premieres are highlighted unless cancelled, past or recast. Cancelled, recast, touring and past events are
 * muted; a premiere on tour is highlighted.
 */
export function highlightOf(flags: EventFlags): Highlight {
  const isMuted = flags.isCancelled || flags.isPast || flags.isSubstitute;
  if (flags.isPremiere && !isMuted) return 'premiere';
  return isMuted || flags.isOnTour ? 'grey' : 'none';
}
