/** Reads the public event row in the schedule, as served without a login. */
import { berlinDay } from '#domain/dates/dates.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { TonightCard } from '#domain/tonight/tonight.ts';

/** Whether the schedule in both languages shows the content of the card. */
export async function isServed({ id, event, seen }: TonightCard): Promise<boolean> {
  const shown = await Promise.all(
    bothLanguages.map(async (locale) => {
      const row = await servedRow(locale, id, event.date_start);
      const { time, label, lines } = seen[locale];
      return row !== null && [time, label, ...lines].every((text) => row.includes(text));
    }),
  );
  return shown.every(Boolean);
}

/** The text of the row; null if it cannot be read. */
async function servedRow(locale: Locale, id: number, date_start: string): Promise<string | null> {
  const address = pathFor('events', locale, {}, { date: berlinDay(date_start) });
  try {
    const response = await fetch(address, { credentials: 'omit', cache: 'no-store' });
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.getElementById(`event-${id}`)?.textContent?.replaceAll('\u00ad', '') ?? null;
  } catch {
    return null;
  }
}
