/** Shows the redirect notice before a link to the ticket shop is followed in the same window. */
import type { MouseEvent } from 'react';
import { formatDayFull, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { priceLine } from '#domain/events/event-row.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Messages } from '#i18n/de.ts';
import { type RedirectSubject, setGlobal } from '#state/global.ts';
import { langOf } from '#ui/lang.ts';

/** The event in the redirect notice: play, day, time, lowest prices. */
export function redirectSubjectOfEvent(event: Event, locale: Locale, messages: Messages): RedirectSubject {
  const day = formatDayFull(berlinDay(event.date_start), locale);
  const hour = event.unspecific_time ? messages.time_open : messages.oclock(formatTime(event.date_start));
  const price = priceLine(event, locale);
  const prices = price && [
    messages.from_price(price.from),
    price.reduced_from !== null && messages.from_reduced_spoken(price.reduced_from),
  ];
  return {
    title: event.production_name || event.name,
    lang: langOf(event, event.production_name ? 'production_name' : 'name'),
    when: `${day}, ${hour}`,
    price: prices ? prices.filter(Boolean).join(', ') : '',
  };
}

/**
 * `onClick` of links to the shop. Clicks that open a new tab or window are not intercepted.
 * @param subject what the link sells; null without a date, such as a subscription
 */
export function openRedirectOverlay(click: MouseEvent, href: string, subject: RedirectSubject | null): void {
  if (click.metaKey || click.ctrlKey || click.shiftKey) return;
  click.preventDefault();
  setGlobal({ redirectTo: href, redirectSubject: subject });
}
