// Events: one dated performance each; the only section that also comes as CSV.
import { event_tags, events } from '#server/db/schema/events.ts';
import { listOf, oneOf, optional, strict } from '#server/import/fields/objects.ts';
import {
  localized,
  plain,
  requiredLocalized,
  requiredSingleLine,
  singleLine,
} from '#server/import/fields/texts.ts';
import { amount, flag, id, instant, integer, key, link } from '#server/import/fields/values.ts';
import { bilingual } from '#server/import/problem.ts';
import type { Section } from '#server/import/section.ts';
import { intervals } from '#server/import/sections/intervals.ts';
import { isStage, unknownStage } from '#server/import/sections/stages.ts';

const pastByClock = bilingual(
  'Dass ein Abend vorbei ist, sagt die Uhr. Möglich sind: onsale, soldout.',
  'That an evening is past is said by the clock. It must be one of: onsale, soldout.',
);

export const eventFields = {
  key,
  production: optional(key),
  activity: optional(id),
  name: optional(localized(singleLine)),
  subtitle: optional(localized(singleLine)),
  promotional_tagline: optional(localized(singleLine)),
  date_start: instant,
  date_end: optional(instant),
  intervals: optional(intervals),
  unspecific_time: optional(flag),
  stage_name: requiredSingleLine,
  is_on_tour: optional(flag),
  outcome: optional(oneOf(['regular', 'cancelled', 'replacement'])),
  status: optional(oneOf(['onsale', 'soldout'], { past: pastByClock })),
  cancellation_info_short: optional(localized(singleLine)),
  cancellation_info_long: optional(localized(plain)),
  has_substitute: optional(flag),
  substitution_info: optional(localized(plain)),
  prices: optional(listOf(strict({ name: requiredLocalized(singleLine), amount }))),
  short_price_info: optional(localized(singleLine)),
  long_price_info: optional(localized(plain)),
  min_price_normal_excl_e: optional(amount),
  min_price_youth_ticket_excl_e: optional(amount),
  accessibility_info: optional(localized(plain)),
  access_services: optional(
    listOf(oneOf(['surtitles', 'audio-description', 'sign-language', 'relaxed', 'touch-tour'])),
  ),
  ticket_url_external: optional(link),
  secondary_ticket_link: optional(link),
  alternative_ticket_status: optional(localized(singleLine)),
  registration_link: optional(link),
  hide_slider: optional(flag),
  presale_start: optional(instant),
  tickets_left: optional(integer(0, 100_000)),
  is_online: optional(flag),
  tags: optional(listOf(key)),
};

export const eventsSection: Section = {
  name: 'events',
  table: events,
  schema: strict(eventFields).superRefine((event, context) => {
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!event.is_on_tour && !isStage(event.stage_name)) report('stage_name', unknownStage(event.stage_name));
    if (event.date_end && event.date_end <= event.date_start) {
      report(
        'date_end',
        bilingual('Das Ende liegt nicht nach dem Anfang.', 'The end does not come after the beginning.'),
      );
    }
    if (!event.production && !event.name) {
      report(
        'name',
        bilingual(
          'Ohne Stück braucht der Termin einen eigenen Namen.',
          'Without a production the event needs a name of its own.',
        ),
      );
    }
  }),
  references: {
    production: { to: 'productions', column: 'production_id' },
    activity: { to: 'activities', column: 'activity_id' },
  },
  lists: { tags: { table: event_tags, owner: 'event_id', entry: { to: 'tags', column: 'tag_id' } } },
};
