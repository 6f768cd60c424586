/** The filters of the calendar: day, venue, premieres, theme. Each option is a link. */

import type { Day } from '#domain/dates/dates.ts';
import { parseCounts } from '#domain/events/calendar.ts';
import {
  defaultEventFilter,
  type EventFilter,
  eventFilterQuery,
  isDefaultEventFilter,
  parseEventFilter,
  withPremieresToggled,
} from '#domain/events/filters.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { setGlobal } from '#state/global.ts';
import { ChoiceList } from '#ui/primitives/ChoiceList.tsx';
import styles from './EventFilters.module.css';
import { FilterReset } from './FilterReset.tsx';
import { type PackedTags, tagOptions, venueOptions } from './filter-options.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { usePendingQuery } from './use-pending-query.ts';

export interface EventFiltersProps {
  filter: EventFilter;
  today: Day;
  tags: PackedTags;
  /** Number of events per day from today on, in the format of {@link countsInLine}. */
  counts: string;
  /** Events that match the filter. */
  count: number;
}

export function EventFilters({ filter: shown, today, tags, counts, count }: EventFiltersProps) {
  const locale = useLocale();
  const messages = useMessages();
  const path = pathFor('events', locale);
  const coming = usePendingQuery(path);
  const filter = coming ? parseEventFilter(coming, today) : shown;
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
        onChoose={() => setGlobal({ stickyOpen: false })}
      />
      <ChoiceList title={messages.venue} choices={venueOptions(filter, locale, href)} />
      <ChoiceList
        title={messages.theme}
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
      {!isDefault && <FilterReset href={href(defaultEventFilter(today))} />}
    </>
  );
}
