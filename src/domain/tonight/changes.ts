/** The fields of an event that each action of "Tonight" writes. */
import type { Event } from '#domain/events/event.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { type Recast, withRecast } from '#domain/productions/recasts.ts';
import { cancelDetails } from './sentences.ts';
import type { BothLanguages, TonightCard } from './tonight.ts';

/** An action with its texts and values. */
export type TonightRequest =
  | { action: 'cancel'; text: BothLanguages }
  /** `recast` is missing if the part is unknown. The server adds the id of the actor. */
  | { action: 'recast'; text: BothLanguages; recast?: Omit<Recast, 'person'> | undefined }
  /** `begin` in ISO 8601. */
  | { action: 'late-start'; text: BothLanguages; begin: string }
  | { action: 'sold-out'; text: BothLanguages | null }
  /** The number of tickets left, shown beside the ticket link. Null if the notice contains it. */
  | { action: 'few-left'; text: BothLanguages | null; left: number | null }
  | { action: 'waiting-list'; text: BothLanguages; registration_link: string }
  /** Null removes the notice. */
  | { action: 'note'; text: BothLanguages | null };

interface EventFields {
  outcome: Event['outcome'];
  status: 'onsale' | 'soldout';
  cancellation_info_short: Localized;
  cancellation_info_long: Localized;
  has_substitute: boolean;
  substitution_info: Localized;
  recasts: Recast[];
  notice: Localized | null;
  /** ISO 8601. */
  date_start: string;
  date_end: string | null;
  tickets_left: number | null;
  registration_link: string;
  alternative_ticket_status: Localized | null;
}

export type TonightFields = Partial<EventFields>;

/**
 * The fields that an action writes. Clearing the alternative ticket status shows "Ausverkauft", the waiting list and
 * the number of tickets again.
 * @param person the id of the replacement; null for a guest
 */
export function tonightFieldsOf(
  request: TonightRequest,
  card: Pick<TonightCard, 'event' | 'title' | 'cast' | 'recasts'>,
  person: number | null = null,
): TonightFields {
  const { action, text } = request;
  switch (action) {
    case 'cancel':
      return {
        outcome: 'cancelled',
        cancellation_info_short: text,
        cancellation_info_long: cancelDetails(card, text),
        // Earlier texts about the start and the tickets are outdated.
        notice: null,
      };
    case 'recast':
      return {
        outcome: 'replacement',
        has_substitute: true,
        substitution_info: text,
        ...(request.recast
          ? { recasts: withRecast(card.recasts, card.cast, { ...request.recast, person }) }
          : {}),
      };
    case 'late-start':
      return { ...laterBy(card.event, request.begin), notice: text };
    case 'sold-out':
      return { status: 'soldout', tickets_left: 0, alternative_ticket_status: null, notice: text };
    case 'few-left':
      return {
        status: 'onsale',
        tickets_left: request.left,
        notice: text,
        ...(request.left === null ? {} : { alternative_ticket_status: null }),
      };
    case 'waiting-list':
      return {
        status: 'soldout',
        tickets_left: 0,
        alternative_ticket_status: null,
        notice: text,
        registration_link: request.registration_link,
      };
    case 'note':
      return { notice: text };
  }
}

/** Moves the end with the start. */
function laterBy({ date_start, date_end }: TonightCard['event'], start: string): TonightFields {
  const later = Date.parse(start) - Date.parse(date_start);
  const end = date_end === null ? null : new Date(Date.parse(date_end) + later).toISOString();
  return { date_start: new Date(start).toISOString(), ...(end === null ? {} : { date_end: end }) };
}
