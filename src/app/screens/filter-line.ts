/**
 * The row of filters above a list: the most common choices, and all active ones. Rendered by loaders, so that browsers
 * load no script for it.
 */
import { formatDayLong, monthName, weekdayHeads } from '#domain/dates/date-format.ts';
import { addMonths, type Day, monthOf, weekdayOf } from '#domain/dates/dates.ts';
import { lastMonth, parseCounts } from '#domain/events/calendar.ts';
import {
  accessibilityServices,
  type EventFilter,
  eventFilterQuery,
  type ProductionFilter,
  productionFilterQuery,
  toggleChoice,
  withPremieresToggled,
  withWeekdayToggled,
} from '#domain/events/filters.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { weekdayCodes } from '#domain/subscriptions/subscription.ts';
import {
  type SubscriptionFilter,
  subscriptionFilterQuery,
} from '#domain/subscriptions/subscription-filters.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import { messagesOf } from '#i18n/messages.ts';
import type { SubscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import type { ChoiceLink } from '#ui/primitives/ChoiceList.tsx';
import { type PackedTags, tagOptions, venueOptions } from '../sticky-panel/filter-options.ts';

/** As {@link weekdayOf}. */
const saturday = 6;

const chosen = ({ isPressed }: ChoiceLink) => isPressed;

interface EventData {
  today: Day;
  tags: PackedTags;
  counts: string;
  /** Whether one of the events that match the filter has surtitles. */
  hasSurtitles: boolean;
  locale: Locale;
}

export function eventFilterLine(
  filter: EventFilter,
  { today, tags, counts, hasSurtitles, locale }: EventData,
): ChoiceLink[] {
  const texts = eventFilterTexts(locale);
  const href = (next: EventFilter) => pathFor('events', locale) + eventFilterQuery(next, today);
  const choice = (
    key: string,
    name: string,
    isPressed: boolean,
    change: Partial<EventFilter>,
  ): ChoiceLink => ({
    key,
    name,
    isPressed,
    href: href({ ...filter, ...change }),
  });
  const { date, price_to, with_tickets, access_service } = filter;
  const next: Day = `${monthOf(addMonths(today, 1))}-01`;
  const from = date === today ? next : date;
  const isMonth = from.endsWith('-01');
  const heads = weekdayHeads(locale);
  const choices = [
    choice(
      'date',
      texts.from(isMonth ? monthName(from, locale) : formatDayLong(from, locale)),
      date !== today,
      {
        date: date === today ? next : today,
      },
    ),
    ...weekdayCodes.map((day, at) =>
      choice(day, heads[at]?.long ?? '', filter.weekday === day, withWeekdayToggled(filter, day)),
    ),
    choice('with_tickets', texts.with_tickets, with_tickets, { with_tickets: !with_tickets }),
    choice('price', texts.price_to(price_to ?? 0), price_to !== null, { price_to: null }),
    ...accessibilityServices.map((service) =>
      choice(service, texts.services[service], access_service === service, {
        access_service: toggleChoice(access_service, service),
      }),
    ),
    choice('premieres', messagesOf(locale).premieres, filter.activity !== null, withPremieresToggled(filter)),
    ...tagOptions(filter, tags, href),
    ...venueOptions(filter, locale, href),
  ];
  const days = parseCounts(counts, today);
  // What finds nothing is not offered. Of a group with a choice, the dates of the others are not known.
  const isOffered: Readonly<Record<string, boolean>> = {
    date: next <= `${lastMonth(days, today)}-01`,
    sa: Object.keys(days).some((day) => filter.weekday !== null || weekdayOf(day) === saturday),
    surtitles: counts !== '' && (access_service !== null || hasSurtitles),
  };
  return choices.filter((each) => chosen(each) || isOffered[each.key]);
}

export function productionFilterLine(
  filter: ProductionFilter,
  tags: PackedTags,
  locale: Locale,
): ChoiceLink[] {
  const href = (next: ProductionFilter) => pathFor('productions', locale) + productionFilterQuery(next);
  const premieres = {
    key: 'premieres',
    name: messagesOf(locale).premieres_only,
    isPressed: filter.is_premiere === 'true',
    href: href(withPremieresToggled(filter)),
  };
  return [premieres, ...venueOptions(filter, locale, href), ...tagOptions(filter, tags, href)].filter(chosen);
}

export function subscriptionFilterLine(
  filter: SubscriptionFilter,
  texts: SubscriptionTexts,
  locale: Locale,
): ChoiceLink[] {
  const { type, weekday, time_of_day, season, is_under_30 } = filter;
  const names: Partial<Record<keyof SubscriptionFilter, string | null | undefined | false>> = {
    type: type && texts[type],
    weekday: weekday && weekdayHeads(locale)[weekdayCodes.indexOf(weekday)]?.long,
    time_of_day: time_of_day && texts[time_of_day],
    season,
    is_under_30: is_under_30 && texts.under_30,
  };
  const choices = Object.entries(names).map(([key, name]) => ({
    key,
    name: name || '',
    isPressed: Boolean(name),
    href:
      pathFor('subscriptions', locale) +
      subscriptionFilterQuery({ ...filter, [key]: key === 'is_under_30' ? false : null }),
  }));
  return choices.filter(chosen);
}
