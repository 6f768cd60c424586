/** The title of a list item in its form. */
import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';
import { eventName, eventWhen } from '../pickers/event-label.ts';
import type { FormModule } from './form.ts';

/** The first non-empty text, else the name of its picture or event. May be empty. */
export function itemTitle({ data, content }: FormModule, locale: Locale): string {
  for (const field of ['headline', 'content', 'title', 'name', 'description']) {
    const text = textOf(data[field] as Localized | null, locale);
    if (text) return text;
  }
  const event = data.event ? (content.event as CompactEvent | null | undefined) : null;
  if (event) return `${eventName(event)}, ${eventWhen(event, locale)}`;
  return data.image ? ((content.image as Picture | null | undefined)?.alt ?? '') : '';
}
