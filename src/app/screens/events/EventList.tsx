/** The event list of the calendar, with "load more". */
import type { Day } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import { type Packed, unpack } from '#domain/site/packed-text.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { EventSchedule } from '#ui/events/EventSchedule.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { ChoiceLine, type ChoiceLink } from '#ui/primitives/ChoiceList.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { FeedLink } from '../../shell/FeedLink.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { type ListPaging, usePagedList } from '../../shell/use-paged-list.ts';
import { usePendingQuery } from '../../sticky-panel/use-pending-query.ts';
import { EmptyListNote } from '../EmptyListNote.tsx';
import type { EmptyList } from '../empty-list.ts';
import styles from '../ListScreen.module.css';
import { withPendingQuery } from './pending-choices.ts';

interface Props {
  list: ListPaging & {
    events: PackedEvents;
    container: ShownContainer | null;
    /** The filter, as the address has it. */
    query: string;
    line: Packed<readonly ChoiceLink[]>;
    empty: EmptyList | null;
    today: Day;
  };
}

type List = Props['list'];

const entriesOf = ({ events }: List): Event[] => unpackEvents(events);
/** The id that `EventRow` sets on its element. */
const elementId = ({ id }: Event) => `event-${id}`;

export function EventList({ list }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  const { query, today } = list;
  const path = pathFor('events', locale);
  const address = path + query;
  const pendingQuery = usePendingQuery(path);
  // After midnight the list starts with other events, so a list extended on an earlier day is not reused.
  const growing = usePagedList(`events${address} ${today}`, list, entriesOf, elementId);
  const { results } = growing;
  return (
    <>
      <div className={styles.list}>
        <BarTitle title={messages.events} size="page" isNegative />
        <ChoiceLine choices={withPendingQuery(unpack(list.line), query, pendingQuery)} />
        <p className="visually-hidden" role="status">
          {messages.events_found(list.count)}
        </p>
        {list.empty ? <EmptyListNote empty={list.empty} /> : <EventSchedule events={results} today={today} />}
        <LoadMore label={messages.load_more} address={address} list={growing} placeholder="events" />
        <FeedLink query={query} />
      </div>
      <ModuleContainer container={list.container} slug="list-events" content_type="screen" />
      <Breadcrumbs trail={[{ title: messages.events }]} />
    </>
  );
}
