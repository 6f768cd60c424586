/** Turns the choice in the panel into the sentence for visitors and the request. */
import { berlinDay, berlinTime, parseBerlinLocal } from '#domain/dates/dates.ts';
import { fewTickets } from '#domain/events/tickets-left.ts';
import { type Recast, withRecast } from '#domain/productions/recasts.ts';
import type { TonightRequest } from '#domain/tonight/changes.ts';
import {
  bothOf,
  type CancelReason,
  cancelSentence,
  fewSentence,
  isTicketCountInRow,
  lateSentence,
  recastText,
  soldOutSentence,
  type TicketPlace,
  waitingListSentence,
} from '#domain/tonight/sentences.ts';
import type { BothLanguages, TonightAction, TonightCard } from '#domain/tonight/tonight.ts';

export type TonightChoice =
  | { action: 'cancel'; reason: CancelReason }
  /** `part` is the index in the cast; null for a part that is not in it. */
  | { action: 'recast'; part: number | null; announced: string; plays: string }
  /** "19:45" */
  | { action: 'late-start'; time: string }
  | { action: 'sold-out'; hasReturns: boolean }
  | { action: 'few-left'; left: number; place: TicketPlace }
  | { action: 'waiting-list'; address: string }
  | { action: 'note'; note: BothLanguages };

/** Minutes later that are offered; the last of them is chosen at first. */
export const delayOptions = [5, 10, 15] as const;

/** The time after a delay in minutes: "19:45". */
export function delayedTime({ event }: Pick<TonightCard, 'event'>, minutes: number): string {
  return berlinTime(new Date(Date.parse(event.date_start) + minutes * 60_000));
}

/** The covers of a part, in the order in which they are asked. */
export const coversOf = ({ cast }: Pick<TonightCard, 'cast'>, part: number | null): readonly string[] =>
  (part === null ? null : cast[part]?.covers) ?? [];

export function initialChoice(action: TonightAction, card: TonightCard): TonightChoice {
  switch (action) {
    case 'cancel':
      return { action, reason: 'illness' };
    case 'recast':
      return {
        action,
        announced: '',
        plays: coversOf(card, 0)[0] ?? '',
        part: card.cast.length > 0 ? 0 : null,
      };
    case 'late-start':
      return { action, time: delayedTime(card, delayOptions[2]) };
    case 'sold-out':
      return { action, hasReturns: false };
    case 'few-left':
      return {
        action,
        left: Math.min(Math.max(card.tickets_left ?? 10, 1), fewTickets),
        place: 'everywhere',
      };
    case 'waiting-list':
      return { action, address: card.event.registration_link };
    case 'note':
      return { action, note: bothOf(card.notice) };
  }
}

const none: BothLanguages = { de: '', en: '' };

/**
 * The sentence and its request, with manual changes; null while the input is incomplete.
 * @param written sentences that were changed by hand
 */
export function proposalOf(
  card: TonightCard,
  choice: TonightChoice,
  written: Partial<BothLanguages>,
): { sentence: BothLanguages; request: TonightRequest | null } {
  const sentence = sentenceOf(card, choice);
  const text = trimmed({ ...sentence, ...written });
  return { sentence, request: requestOf(card, choice, text) };
}

function sentenceOf(card: TonightCard, choice: TonightChoice): BothLanguages {
  switch (choice.action) {
    case 'cancel':
      return cancelSentence(choice.reason, card);
    case 'recast':
      return choice.plays.trim() ? textOfRecast(card, recastOf(card, choice)) : none;
    case 'late-start': {
      const start = eventStartOf(card, choice.time);
      return start ? lateSentence(card, start) : none;
    }
    case 'sold-out':
      return soldOutSentence(card.notice, choice.hasReturns);
    case 'few-left':
      return fewSentence(card, choice.left, choice.place);
    case 'waiting-list':
      return waitingListSentence(card.notice);
    case 'note':
      return choice.note;
  }
}

function textOfRecast(card: TonightCard, recast: Omit<Recast, 'person'>): BothLanguages {
  const { recasts, cast, substitution } = card;
  const after = recast.role.de
    ? withRecast(recasts, cast, { ...recast, person: null })
    : [...recasts, recast];
  return recastText(substitution, recasts, after);
}

function recastOf(
  { cast }: TonightCard,
  choice: Extract<TonightChoice, { action: 'recast' }>,
): Omit<Recast, 'person'> {
  const part = choice.part === null ? undefined : cast[choice.part];
  return {
    role: part?.role ?? { de: '' },
    instead_of: part ? part.name : choice.announced.trim(),
    name: choice.plays.trim(),
  };
}

function requestOf(card: TonightCard, choice: TonightChoice, text: BothLanguages): TonightRequest | null {
  const isEmpty = text.de === '' && text.en === '';
  const { action } = choice;
  if (isEmpty && action === 'sold-out') return { action, text: null };
  if (choice.action === 'few-left') return fewRequest(card, choice, isEmpty ? null : text);
  // An empty note removes the existing one.
  if (isEmpty && action === 'note') return card.notice ? { action, text: null } : null;
  if (text.de === '' || text.en === '') return null;
  switch (choice.action) {
    case 'late-start': {
      const start = eventStartOf(card, choice.time);
      return start ? { action: choice.action, text, begin: start } : null;
    }
    case 'waiting-list': {
      const registration_link = choice.address.trim();
      return registration_link ? { action: choice.action, text, registration_link } : null;
    }
    case 'recast': {
      const recast = recastOf(card, choice);
      return { action: choice.action, text, ...(recast.role.de && recast.name ? { recast } : {}) };
    }
    default:
      return { action: choice.action, text };
  }
}

/** The number is shown once: in the event row, or in the sentence. */
function fewRequest(
  card: TonightCard,
  { action, left, place }: Extract<TonightChoice, { action: 'few-left' }>,
  text: BothLanguages | null,
): TonightRequest | null {
  const isFew = Number.isInteger(left) && left >= 1 && left <= fewTickets;
  const isOneMissing = text !== null && (text.de === '' || text.en === '');
  if (!isFew || isOneMissing) return null;
  if (isTicketCountInRow(card, place)) return { action, text, left };
  return text && { action, text, left: null };
}

/** The instant of a time on the event's day; null if it is not after the start. */
export function eventStartOf({ event }: Pick<TonightCard, 'event'>, time: string): string | null {
  const local = parseBerlinLocal(`${berlinDay(event.date_start)}T${time}`);
  if (!local.ok || local.instant.getTime() <= Date.parse(event.date_start)) return null;
  return local.instant.toISOString();
}

const trimmed = ({ de, en }: BothLanguages): BothLanguages => ({ de: de.trim(), en: en.trim() });
