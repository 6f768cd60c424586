/** The link by which a calendar of the visitor's own subscribes to events. */
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { useRootData } from './root-data.ts';

/** `query` has the parameters of `/api/events/`, or those of the schedule's address. */
export function FeedLink({ query }: { query: string }) {
  const messages = useMessages();
  const locale = useLocale();
  const host = useRootData().publicUrl.replace(/^https?:/, 'webcal:');
  return <a href={`${host}/${locale}/api/events/calendar.ics${query}`}>{messages.calendar_subscribe}</a>;
}
