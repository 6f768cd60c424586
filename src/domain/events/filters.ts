/**
 * Filters of the calendar and the productions list, parsed from and serialised to a page's address. Addresses
 * name venue groups (`venue=nachtasyl`), the API stages. Invalid values are dropped.
 */
import { type Day, isDay } from '#domain/dates/dates.ts';
import { listParameter, parseRecordId, queryString } from '#domain/urls/query-string.ts';
import { groupsOfStages, stagesOfGroup, toggleVenueGroup, venueGroups } from '#domain/venues/venues.ts';
import { premiereActivityId } from './event-status.ts';

/** `tag` is the id of a tag; `activity` is that of premieres or null. */
export interface EventFilter {
  date: Day;
  stage_name: string[];
  tag: number | null;
  activity: number | null;
}

/** `is_premiere` has the values of the API parameter: yes, or empty. */
export interface ProductionFilter {
  stage_name: string[];
  tag: number | null;
  is_premiere: 'true' | '';
}

export function defaultEventFilter(today: Day): EventFilter {
  return { date: today, stage_name: [], tag: null, activity: null };
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

/** Days before today mean today. */
export function parseEventFilter(params: URLSearchParams, today: Day): EventFilter {
  const date = params.get('date');
  return {
    date: isDay(date) && date > today ? date : today,
    stage_name: parseStages(params),
    tag: parseRecordId(params.get('tag')),
    activity: parsePremiere(params) ? premiereActivityId : null,
  };
}

export function parseProductionFilter(params: URLSearchParams): ProductionFilter {
  return {
    stage_name: parseStages(params),
    tag: parseRecordId(params.get('tag')),
    is_premiere: parsePremiere(params) ? 'true' : '',
  };
}

/** Parameters `date`, `venue`, `tag`, `is_premiere`, without defaults. */
export function eventFilterQuery(filter: EventFilter, today: Day): string {
  return queryString({
    date: filter.date === today ? null : filter.date,
    venue: groupsOfStages(filter.stage_name),
    tag: filter.tag,
    is_premiere: filter.activity === premiereActivityId,
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
