// Only the rows of the schedule, as the events screen renders them: the baseline of render.bench.ts.
import { renderToString } from 'react-dom/server';
import type { Day } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { de } from '#i18n/de.ts';
import { LocaleProvider } from '#i18n/MessagesContext.tsx';
import { registerMessages } from '#i18n/messages.ts';
import { EventSchedule } from '#ui/events/EventSchedule.tsx';

registerMessages('de', de);

export function renderRows(events: Event[], today: Day): string {
  return renderToString(
    <LocaleProvider locale="de">
      <EventSchedule events={events} today={today} />
    </LocaleProvider>,
  );
}
