/** Whether an entry is answered, in words. */
import { formatDateTime } from '#domain/dates/date-format.ts';
import type { SubmittedEntry } from '#domain/forms/entries.ts';
import type { EntryTexts } from '#i18n/back-office/entry-texts.ts';

export function answeredText(
  { answered_at }: Pick<SubmittedEntry, 'answered_at'>,
  texts: EntryTexts,
): string {
  return answered_at ? texts.answered.replace('{when}', formatDateTime(answered_at)) : texts.open;
}
