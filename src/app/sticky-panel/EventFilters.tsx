/** The filters of the calendar: day, weekday, tickets, venue, premieres, theme, access. Each option is a link. */

import type { Day } from '#domain/dates/dates.ts';
import { parseCounts } from '#domain/events/calendar.ts';
import {
  accessibilityServices,
  defaultEventFilter,
  type EventFilter,
  eventFilterQuery,
  isDefaultEventFilter,
  parseEventFilter,
  priceSteps,
  toggleChoice,
  withPremieresToggled,
  withWeekdayToggled,
} from '#domain/events/filters.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { setGlobal } from '#state/global.ts';
import { type ChoiceLink, ChoiceList } from '#ui/primitives/ChoiceList.tsx';
import styles from './EventFilters.module.css';
import { FilterReset } from './FilterReset.tsx';
import { type PackedTags, tagOptions, venueOptions } from './filter-options.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { usePendingQuery } from './use-pending-query.ts';

export interface EventFiltersProps {
  /** The filter that is shown, as the address has it. */
  query: string;
  today: Day;
  tags: PackedTags;
  /** Number of events per day from today on, as `serializeCounts` writes them. */
  counts: string;
  /** Events that match the filter. */
  count: number;
  /** The keys of the choices that no date has. */
  without: readonly ChoiceLink['key'][];
}

export function EventFilters({ query, today, tags, counts, count, without }: EventFiltersProps) {
  const locale = useLocale();
  const messages = useMessages();
  const texts = eventFilterTexts(locale);
  const path = pathFor('events', locale);
  const pendingQuery = usePendingQuery(path);
  const filter = parseEventFilter(pendingQuery ?? new URLSearchParams(query), today);
  const isDefault = isDefaultEventFilter(filter, today);
  const href = (next: EventFilter) => path + eventFilterQuery(next, today);
  return (
    <>
      <h2 className="visually-hidden">{messages.panel_filter}</h2>
      <p className={styles.found}>{messages.events_found(count)}</p>
      <MonthCalendar
        chosen={filter.date}
        today={today}
        counts={parseCounts(counts, today)}
        href={(date) => href({ ...filter, date })}
        weekday={filter.weekday}
        weekdayHref={(weekday, date) => href(withWeekdayToggled({ ...filter, date }, weekday))}
        onChoose={() => setGlobal({ stickyOpen: false })}
        without={without}
      />
      <ChoiceList
        title={texts.tickets}
        without={without}
        choices={[
          {
            key: 'with_tickets',
            name: texts.with_tickets,
            href: href({ ...filter, with_tickets: !filter.with_tickets }),
            isPressed: filter.with_tickets,
          },
          ...priceSteps.map((euro) => ({
            // Other than the ids of tags, which are numbers too.
            key: -euro,
            name: texts.price_to(euro),
            href: href({ ...filter, price_to: toggleChoice<number>(filter.price_to, euro) }),
            isPressed: filter.price_to === euro,
          })),
        ]}
      />
      <ChoiceList title={messages.venue} without={without} choices={venueOptions(filter, locale, href)} />
      <ChoiceList
        title={messages.theme}
        without={without}
        choices={[
          {
            key: 'premieres',
            name: messages.premieres,
            href: href(withPremieresToggled(filter)),
            isPressed: filter.activity !== null,
          },
          ...tagOptions(filter, tags, href),
        ]}
      />
      <ChoiceList
        title={texts.access}
        without={without}
        choices={accessibilityServices.map((service) => ({
          key: service,
          name: texts.services[service],
          href: href({ ...filter, access_service: toggleChoice(filter.access_service, service) }),
          isPressed: filter.access_service === service,
        }))}
      />
      {!isDefault && <FilterReset href={href(defaultEventFilter(today))} />}
    </>
  );
}
