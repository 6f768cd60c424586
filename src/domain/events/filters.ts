/**
 * Filters of the calendar and of the productions list: parsed from a page's address and back, and translated for the
 * API. Addresses name groups (`venue=nachtasyl`), the API names stages. Invalid values are dropped.
 */
import { type Day, isDay } from '#domain/dates/dates.ts';
import { listOf, queryString, recordId } from '#domain/urls/query-string.ts';
import { groupsOfStages, stagesOfGroup, toggleVenueGroup, venueGroups } from '#domain/venues/venues.ts';
import { premiereActivityId } from './event-status.ts';

/** What the calendar is filtered by. `tag` is a tag's id; `activity` is that of a premiere or nothing. */
export interface EventFilter {
  date: Day;
  stage_name: string[];
  tag: number | null;
  activity: number | null;
}

/** What the productions list is filtered by; `is_premiere` is the call's own word for yes, or empty. */
export interface ProductionFilter {
  stage_name: string[];
  tag: number | null;
  is_premiere: 'true' | '';
}

/** The calendar as it opens: from today, everything. */
export function defaultEventFilter(today: Day): EventFilter {
  return { date: today, stage_name: [], tag: null, activity: null };
}

/** The productions list as it opens. */
export function defaultProductionFilter(): ProductionFilter {
  return { stage_name: [], tag: null, is_premiere: '' };
}

function parseStages(params: URLSearchParams): string[] {
  const keys = listOf(params, 'venue');
  // In the order of the buttons, so that one choice has one spelling.
  return venueGroups.filter(({ key }) => keys.includes(key)).flatMap(({ key }) => stagesOfGroup(key));
}

const parsePremiere = (params: URLSearchParams): boolean => params.get('is_premiere') === 'true';

/** The calendar's filter from a page's address. Days before today cannot be chosen, so they mean today. */
export function parseEventFilter(params: URLSearchParams, today: Day): EventFilter {
  const date = params.get('date');
  return {
    date: isDay(date) && date > today ? date : today,
    stage_name: parseStages(params),
    tag: recordId(params.get('tag')),
    activity: parsePremiere(params) ? premiereActivityId : null,
  };
}

/** The productions filter from a page's address. */
export function parseProductionFilter(params: URLSearchParams): ProductionFilter {
  return {
    stage_name: parseStages(params),
    tag: recordId(params.get('tag')),
    is_premiere: parsePremiere(params) ? 'true' : '',
  };
}

/** The query of the calendar's address: `date`, `venue`, `tag`, `is_premiere`, without what is the default. */
export function eventFilterQuery(filter: EventFilter, today: Day): string {
  return queryString({
    date: filter.date === today ? null : filter.date,
    venue: groupsOfStages(filter.stage_name),
    tag: filter.tag,
    is_premiere: filter.activity === premiereActivityId,
  });
}

/** The query of the productions list's address. */
export function productionFilterQuery(filter: ProductionFilter): string {
  return queryString({
    venue: groupsOfStages(filter.stage_name),
    tag: filter.tag,
    is_premiere: filter.is_premiere,
  });
}

/** Whether nothing but today is chosen; otherwise the reset button shows and the filters open by themselves. */
export function isDefaultEventFilter(filter: EventFilter, today: Day): boolean {
  return eventFilterQuery(filter, today) === '' && filter.stage_name.length === 0 && filter.activity === null;
}

/** Whether nothing is chosen. */
export function isDefaultProductionFilter(filter: ProductionFilter): boolean {
  return productionFilterQuery(filter) === '' && filter.stage_name.length === 0;
}

/** One choice at a time: the value that is chosen goes, any other takes its place. */
export function toggleChoice<T>(current: T | null, value: T): T | null {
  return current === value ? null : value;
}

/** A filter with a venue group chosen, or cleared if it was. */
export function withVenueToggled<F extends EventFilter | ProductionFilter>(filter: F, group: string): F {
  return { ...filter, stage_name: toggleVenueGroup(filter.stage_name, group) };
}

/** A filter with a tag chosen, or cleared if it was. */
export function withTagToggled<F extends EventFilter | ProductionFilter>(filter: F, tag: number): F {
  return { ...filter, tag: toggleChoice(filter.tag, tag) };
}

/** Premieres only, or everything again: an activity for events, a yes for productions. */
export function withPremieresToggled<F extends EventFilter | ProductionFilter>(filter: F): F {
  return 'is_premiere' in filter
    ? { ...filter, is_premiere: filter.is_premiere === 'true' ? '' : 'true' }
    : { ...filter, activity: toggleChoice(filter.activity, premiereActivityId) };
}
