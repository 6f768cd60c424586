/** The events of today and tomorrow: those in the document, and after midnight those of the new days. */
import { useEffect, useMemo, useState } from 'react';
import { addDays, berlinDay, type Day } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { DayTab } from '#domain/site/sticky-panel.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';

export type TwoDays = Record<DayTab, Event[]>;

const minute = 60_000;

/** For all panels of this document: one is mounted with each screen. */
let fetched: { today: Day; events: TwoDays } | null = null;

/** @throws if the server does not answer with events */
async function fetchDay(locale: Locale, date: Day): Promise<Event[]> {
  const query = `date=${date}&date_to=${addDays(date, 1)}&with_running=true&page_size=60`;
  const response = await fetch(`/${locale}/api/events/?${query}`);
  return response.ok ? (await response.json()).results : Promise.reject(response.status);
}

export function useTwoDays(today: PackedEvents, tomorrow: PackedEvents): TwoDays {
  const locale = useLocale();
  const [later, setLater] = useState(fetched);
  useEffect(() => {
    const look = async () => {
      const day = berlinDay(new Date());
      // The document has the events of the day on which it was loaded.
      if (day === (fetched?.today ?? berlinDay(new Date(Date.now() - performance.now())))) return;
      const [first, second] = await Promise.all([fetchDay(locale, day), fetchDay(locale, addDays(day, 1))]);
      fetched = { today: day, events: { today: first, tomorrow: second } };
      setLater(fetched);
    };
    // Retries a minute later if there is no response.
    const timer = setInterval(() => void look().catch(() => {}), minute);
    return () => clearInterval(timer);
  }, [locale]);
  return useMemo(
    () => later?.events ?? { today: unpackEvents(today), tomorrow: unpackEvents(tomorrow) },
    [later, today, tomorrow],
  );
}
