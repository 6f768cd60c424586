/** Choices of the calendar: a day, a venue, premieres, a theme. Every one is an address of its own. */

import { useNavigation } from 'react-router';
import { countsFromLine } from '#domain/calendar.ts';
import type { Day } from '#domain/dates.ts';
import {
  defaultEventFilter,
  type EventFilter,
  eventFilterQuery,
  isDefaultEventFilter,
  parseEventFilter,
  withPremieresToggled,
  withTagToggled,
  withVenueToggled,
} from '#domain/filters.ts';
import { type Packed, unpack } from '#domain/packed-text.ts';
import { pathFor } from '#domain/route-paths.ts';
import { siteText } from '#domain/site.ts';
import { groupsOfStages, venueGroups } from '#domain/venues.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { setGlobal } from '#state/global.ts';
import { ChoiceList } from '#ui/primitives/ChoiceList.tsx';
import { CalendarSheet } from './CalendarSheet.tsx';
import { FilterReset } from './FilterReset.tsx';

export interface EventChoicesProps {
  filter: EventFilter;
  today: Day;
  tags: Packed<readonly { id: number; name: string; in_german: readonly string[] }[]>;
  /** Events by day from today on, as {@link countsInLine} writes them. */
  counts: string;
}

export function EventChoices({ filter: shown, today, tags, counts }: EventChoicesProps) {
  const locale = useLocale();
  const messages = useMessages();
  const path = pathFor('events', locale);
  // What was just chosen counts at once: a second choice must not wait for the list of the first, nor undo it.
  const target = useNavigation().location;
  const filter =
    target?.pathname === path ? parseEventFilter(new URLSearchParams(target.search), today) : shown;
  const isDefault = isDefaultEventFilter(filter, today);
  const href = (next: EventFilter) => path + eventFilterQuery(next, today);
  const groups = groupsOfStages(filter.stage_name);
  return (
    <>
      <h2 className="visually-hidden">{messages.panel_filter}</h2>
      <CalendarSheet
        chosen={filter.date}
        today={today}
        counts={countsFromLine(counts, today)}
        href={(date) => href({ ...filter, date })}
        onChoose={() => setGlobal({ stickyOpen: false })}
      />
      <ChoiceList
        title={messages.venue}
        choices={venueGroups.map(({ key, label }) => ({
          key,
          name: siteText(label, locale),
          href: href(withVenueToggled(filter, key)),
          isPressed: groups.includes(key),
        }))}
      />
      <ChoiceList
        title={messages.theme}
        choices={[
          {
            key: 'premieres',
            name: messages.premieres,
            href: href(withPremieresToggled(filter)),
            isPressed: filter.activity !== null,
          },
          ...unpack(tags).map(({ id, name, in_german }) => ({
            key: id,
            name,
            lang: in_german.includes('name') ? 'de' : undefined,
            href: href(withTagToggled(filter, id)),
            isPressed: filter.tag === id,
          })),
        ]}
      />
      {!isDefault && <FilterReset href={href(defaultEventFilter(today))} />}
    </>
  );
}
