/** Describes collisions in words. */

import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { Booking, Collision } from '#domain/plan/collisions.ts';
import { keyOf, type PlannedEvent } from '#domain/plan/plan.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { strike_minutes } from '#site';
import { laneText } from './format-target.ts';
import type { PlanProps } from './plan-props.ts';

export type Collisions = ReadonlyMap<string, readonly Collision[]>;

/** People of one collision that are named; more are counted. */
const maxNames = 3;

/** A sentence. */
export function collisionText(collision: Collision, props: PlanProps): string {
  const { other } = collision;
  const texts = props.texts.collision;
  const [start, end] = timesOf(other, props.locale);
  switch (collision.kind) {
    case 'stage':
      return fillPlaceholders(texts.stage, {
        place: laneText(other.stage_name, props),
        title: other.title,
        start,
        end,
      });
    case 'strike':
      return fillPlaceholders(texts.strike, {
        title: other.title,
        minutes: collision.minutes,
        needed: strike_minutes,
      });
    case 'cast': {
      const [first, ...rest] = collision.people;
      const when = { title: other.title, start, end };
      const roleOf = (role: Localized) => textOf(role, props.locale);
      if (first && rest.length === 0) {
        const roles = { role: roleOf(first.role), other_role: roleOf(first.other_role) };
        return fillPlaceholders(other.is_internal ? texts.people : texts.cast, {
          ...when,
          ...roles,
          name: first.name,
        });
      }
      const named = collision.people.slice(0, maxNames).map(({ name, role }) => `${name} (${roleOf(role)})`);
      const more = collision.people.length - named.length;
      const names =
        more > 0
          ? fillPlaceholders(texts.and_more, { names: named.join(', '), count: more })
          : named.join(', ');
      return fillPlaceholders(other.is_internal ? texts.people_many : texts.cast_many, { ...when, names });
    }
  }
}

/** Begin and end, with their days if they differ. */
function timesOf({ start, end }: Booking, locale: Locale): [start: string, end: string] {
  const moments = [new Date(start), new Date(end)] as const;
  const [first, last] = [berlinDay(moments[0]), berlinDay(moments[1])];
  const dayOf = (day: string) => (first === last ? '' : `${formatDayShort(day, locale)}, `);
  return [dayOf(first) + formatTime(moments[0]), dayOf(last) + formatTime(moments[1])];
}

/** All that an event collides with; empty for most. */
export function collisionsText(planned: PlannedEvent, collisions: Collisions, props: PlanProps): string {
  return (collisions.get(keyOf(planned)) ?? []).map((each) => collisionText(each, props)).join(' ');
}
