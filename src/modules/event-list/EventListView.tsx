/** Events chosen by an editor, in the editor's order, as rows of the calendar. */
import { useEffect, useState } from 'react';
import { berlinDay, type Day } from '#domain/dates/dates.ts';
import { expandEvent } from '#domain/events/compact-event.ts';
import type { ShownModule } from '#domain/modules/modules.ts';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { DayName } from '#ui/events/DayName.tsx';
import { EventRow } from '#ui/events/EventRow.tsx';
import styles from './event-list.module.css';
import type { EventItemContent, EventListContent } from './schema.ts';

type Item = ShownModule<EventItemContent>;

export function EventListView({ module, edit }: ModuleViewProps<EventListContent>) {
  const all = module.children as readonly Item[];
  // Entries of removed events are visible to editors only.
  const items = edit ? all : all.filter(({ content }) => content.event);
  const today = useToday();
  if (items.length === 0) return null;
  return (
    <div className={styles.list} id={module.content.anchor || undefined}>
      {groupByDay(items).map(({ day, items: ofDay }) => (
        <div key={ofDay[0]?.id} className={styles.day}>
          {day ? (
            <p className={styles.name}>
              <DayName day={day} isToday={day === today} />
            </p>
          ) : (
            <span />
          )}
          {ofDay.map((item) => (
            <div key={item.id} className={styles.item} data-item="event-item">
              {item.content.event ? (
                <EventRow
                  event={expandEvent(item.content.event)}
                  level={module.list_level ?? 3}
                  entry={item.id}
                />
              ) : (
                <p className={styles.gone}>–.–</p>
              )}
              {edit?.item(item).handles()}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Consecutive events of one day share its heading; entries without an event are on their own. */
function groupByDay(items: readonly Item[]): { day: Day | null; items: Item[] }[] {
  const days: { day: Day | null; items: Item[] }[] = [];
  for (const item of items) {
    const day = item.content.event ? berlinDay(item.content.event.date_start) : null;
    const last = days.at(-1);
    if (last && last.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** The browser's day, since a cached page may be from yesterday. Null until hydrated. */
function useToday(): Day | null {
  const [today, setToday] = useState<Day | null>(null);
  useEffect(() => setToday(berlinDay(new Date())), []);
  return today;
}
