/**
 * Filters of the calendar and the productions list, parsed from and serialised to a page's address. Addresses
 * name venue groups (`venue=nachtasyl`), the API stages. Invalid values are dropped.
 */
import { type Day, isDay } from '#domain/dates/dates.ts';
import { type Weekday, weekdayCodes } from '#domain/subscriptions/subscription.ts';
import { listParameter, parseRecordId, queryString } from '#domain/urls/query-string.ts';
import { groupsOfStages, stagesOfGroup, toggleVenueGroup, venueGroups } from '#domain/venues/venues.ts';
import { premiereActivityId } from './event-status.ts';

/** Access services, by their names in the records. */
export const accessibilityServices = [
  'surtitles',
  'audio-description',
  'sign-language',
  'relaxed',
  'touch-tour',
] as const;
export type AccessService = (typeof accessibilityServices)[number];

/** Prices in euro that a filter offers as the highest. */
export const priceSteps = [10, 20] as const;
/** In euro. */
export const maxPrice = 999;

/** `tag` is the id of a tag; `activity` is that of premieres or null. */
export interface EventFilter {
  date: Day;
  stage_name: string[];
  tag: number | null;
  activity: number | null;
  weekday: Weekday | null;
  /** Only events with tickets on sale. */
  with_tickets: boolean;
  /** The highest price from which tickets are sold, in euro. */
  price_to: number | null;
  access_service: AccessService | null;
}

/** `is_premiere` has the values of the API parameter: yes, or empty. */
export interface ProductionFilter {
  stage_name: string[];
  tag: number | null;
  is_premiere: 'true' | '';
}

/** All events from today on. */
export function defaultEventFilter(today: Day): EventFilter {
  return {
    date: today,
    stage_name: [],
    tag: null,
    activity: null,
    weekday: null,
    with_tickets: false,
    price_to: null,
    access_service: null,
  };
}

export function defaultProductionFilter(): ProductionFilter {
  return { stage_name: [], tag: null, is_premiere: '' };
}

function parseStages(params: URLSearchParams): string[] {
  const keys = listParameter(params, 'venue');
  // In the order of the configuration, so that each selection has one canonical address.
  return venueGroups.filter(({ key }) => keys.includes(key)).flatMap(({ key }) => stagesOfGroup(key));
}

const parsePremiere = (params: URLSearchParams): boolean => params.get('is_premiere') === 'true';

function oneOf<T extends string>(params: URLSearchParams, name: string, values: readonly T[]): T | null {
  return values.find((value) => value === params.get(name)) ?? null;
}

const parsePrice = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,2}$/.test(text) && Number(text) <= maxPrice ? Number(text) : null;

/** Days before today mean today. */
export function parseEventFilter(params: URLSearchParams, today: Day): EventFilter {
  const date = params.get('date');
  return {
    date: isDay(date) && date > today ? date : today,
    stage_name: parseStages(params),
    tag: parseRecordId(params.get('tag')),
    activity: parsePremiere(params) ? premiereActivityId : null,
    weekday: oneOf(params, 'weekday', weekdayCodes),
    with_tickets: params.get('with_tickets') === 'true',
    price_to: parsePrice(params.get('price_to')),
    access_service: oneOf(params, 'access_service', accessibilityServices),
  };
}

export function parseProductionFilter(params: URLSearchParams): ProductionFilter {
  return {
    stage_name: parseStages(params),
    tag: parseRecordId(params.get('tag')),
    is_premiere: parsePremiere(params) ? 'true' : '',
  };
}

/** Parameters as the API has them, but `venue` for its stages and `is_premiere` for an activity; without defaults. */
export function eventFilterQuery(filter: EventFilter, today: Day): string {
  return queryString({
    date: filter.date === today ? null : filter.date,
    venue: groupsOfStages(filter.stage_name),
    tag: filter.tag,
    is_premiere: filter.activity === premiereActivityId,
    weekday: filter.weekday,
    with_tickets: filter.with_tickets,
    price_to: filter.price_to,
    access_service: filter.access_service,
  });
}

export function productionFilterQuery(filter: ProductionFilter): string {
  return queryString({
    venue: groupsOfStages(filter.stage_name),
    tag: filter.tag,
    is_premiere: filter.is_premiere,
  });
}

/** False shows the reset button and opens the filters on load. */
export function isDefaultEventFilter(filter: EventFilter, today: Day): boolean {
  return eventFilterQuery(filter, today) === '' && filter.stage_name.length === 0 && filter.activity === null;
}

/** False shows the reset button and opens the filters on load. */
export function isDefaultProductionFilter(filter: ProductionFilter): boolean {
  return productionFilterQuery(filter) === '' && filter.stage_name.length === 0;
}

/** Single choice: choosing the current value clears it. */
export function toggleChoice<T>(current: T | null, value: T): T | null {
  return current === value ? null : value;
}

/** Sets a venue group, or clears it if it is set. */
export function withVenueToggled<F extends EventFilter | ProductionFilter>(filter: F, group: string): F {
  return { ...filter, stage_name: toggleVenueGroup(filter.stage_name, group) };
}

/** Sets a day of the week, or clears it if it is set. */
export function withWeekdayToggled(filter: EventFilter, weekday: Weekday): EventFilter {
  return { ...filter, weekday: toggleChoice(filter.weekday, weekday) };
}

/** Sets a tag, or clears it if it is set. */
export function withTagToggled<F extends EventFilter | ProductionFilter>(filter: F, tag: number): F {
  return { ...filter, tag: toggleChoice(filter.tag, tag) };
}

/** Switches between premieres only and everything. */
export function withPremieresToggled<F extends EventFilter | ProductionFilter>(filter: F): F {
  return 'is_premiere' in filter
    ? { ...filter, is_premiere: filter.is_premiere === 'true' ? '' : 'true' }
    : { ...filter, activity: toggleChoice(filter.activity, premiereActivityId) };
}
