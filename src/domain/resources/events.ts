/** Events (one dated performance each) and their kinds. */
import { parseTime } from '#domain/dates/typed-date-time.ts';
import { accessibilityServices } from '#domain/events/filters.ts';
import { isStage } from '#domain/venues/venues.ts';
import type { Resource, ResourceIssue } from './resource.ts';

/** Rules depend on some of their ids: 9 is the premiere. */
export const activities = {
  name: 'activities',
  title: ['name'],
  identity: 'id',
  fields: { id: { kind: 'id' }, name: { kind: 'line', required: true } },
  unique: ['id'],
} as const satisfies Resource;

/** Minutes after the beginning, and length in minutes. */
export const intervalFields = {
  after: { kind: 'integer', min: 1, max: 1440, required: true },
  minutes: { kind: 'integer', min: 1, max: 240, required: true },
} as const;

const prices = {
  kind: 'rows',
  fields: { name: { kind: 'line', required: true }, amount: { kind: 'amount', required: true } },
} as const;

/** Values shared by the events of a run. A differing value of an event was changed there by hand. */
export const runs = {
  name: 'runs',
  title: ['name'],
  isInternal: true,
  fields: {
    /** For internal use; not public. */
    name: { kind: 'word', required: true },
    production: { kind: 'reference', to: 'productions', required: true },
    activity: { kind: 'reference', to: 'activities' },
    stage_name: { kind: 'stage', required: true },
    begin_weekdays: { kind: 'word' },
    begin_saturday: { kind: 'word' },
    begin_sunday: { kind: 'word' },
    subtitle: { kind: 'line' },
    prices,
    min_price_normal_excl_e: { kind: 'amount' },
    min_price_youth_ticket_excl_e: { kind: 'amount' },
    short_price_info: { kind: 'line' },
    long_price_info: { kind: 'plain' },
    alternative_ticket_status: { kind: 'line' },
    access_services: { kind: 'choices', values: accessibilityServices },
    tags: { kind: 'references', to: 'tags' },
  },
  check: (values) =>
    (['begin_weekdays', 'begin_saturday', 'begin_sunday'] as const).flatMap((field): ResourceIssue[] => {
      const start = values[field];
      return start && parseTime(start as string) === null ? [{ path: [field], rule: 'no-such-time' }] : [];
    }),
} as const satisfies Resource;

/** Milliseconds, with a fixed hour: whatever lasts longer is a slip of the day. A festival without hours may last for days. */
const longestEvent = 24 * 3_600_000;

export const events = {
  name: 'events',
  title: ['name', 'stage_name'],
  fields: {
    production: { kind: 'reference', to: 'productions' },
    run: { kind: 'reference', to: 'runs' },
    activity: { kind: 'reference', to: 'activities' },
    /** Overrides the production's name. */
    name: { kind: 'line' },
    subtitle: { kind: 'line' },
    promotional_tagline: { kind: 'line' },
    date_start: { kind: 'moment', required: true },
    date_end: { kind: 'moment' },
    intervals: { kind: 'rows', fields: intervalFields },
    unspecific_time: { kind: 'flag' },
    /** A stage of the theatre, or the place of a guest performance. */
    stage_name: { kind: 'word', required: true },
    is_on_tour: { kind: 'flag' },
    outcome: { kind: 'choice', values: ['regular', 'cancelled', 'replacement'] },
    /** That an event is past follows from the clock. */
    status: { kind: 'choice', values: ['onsale', 'soldout'] },
    cancellation_info_short: { kind: 'line' },
    cancellation_info_long: { kind: 'plain' },
    has_substitute: { kind: 'flag' },
    substitution_info: { kind: 'plain' },
    /** Parts with another actor at this event; `instead_of` is the announced one. */
    recasts: {
      kind: 'rows',
      fields: {
        role: { kind: 'line', required: true },
        instead_of: { kind: 'word' },
        name: { kind: 'word', required: true },
        person: { kind: 'reference', to: 'persons' },
      },
    },
    notice: { kind: 'plain' },
    prices,
    short_price_info: { kind: 'line' },
    long_price_info: { kind: 'plain' },
    min_price_normal_excl_e: { kind: 'amount' },
    min_price_youth_ticket_excl_e: { kind: 'amount' },
    accessibility_info: { kind: 'plain' },
    access_services: {
      kind: 'choices',
      values: accessibilityServices,
    },
    ticket_url_external: { kind: 'address' },
    secondary_ticket_link: { kind: 'address' },
    alternative_ticket_status: { kind: 'line' },
    registration_link: { kind: 'address' },
    hide_slider: { kind: 'flag' },
    presale_start: { kind: 'moment' },
    tickets_left: { kind: 'integer', min: 0, max: 100_000 },
    is_online: { kind: 'flag' },
    tags: { kind: 'references', to: 'tags' },
  },
  check({ is_on_tour, stage_name, date_start, date_end, unspecific_time, production, name }) {
    const issues: ResourceIssue[] = [];
    if (!is_on_tour && !isStage(stage_name as string)) {
      issues.push({ path: ['stage_name'], rule: 'unknown-stage', detail: stage_name as string });
    }
    const length = date_end ? (date_end as Date).getTime() - (date_start as Date).getTime() : null;
    if (length !== null && length <= 0) issues.push({ path: ['date_end'], rule: 'end-before-start' });
    if (length !== null && length > longestEvent && !unspecific_time) {
      issues.push({ path: ['date_end'], rule: 'end-too-late' });
    }
    if (!production && !name) issues.push({ path: ['name'], rule: 'name-required' });
    return issues;
  },
} as const satisfies Resource;
