/** Props for deleting entries. */
import type { Locale } from '#domain/languages/locales.ts';
import type { EntryTexts } from '#i18n/back-office/entry-texts.ts';

export interface RemovalProps {
  form: number;
  ids: readonly number[];
  locale: Locale;
  texts: EntryTexts;
  /** With how many were deleted. */
  onRemoved: (count: number) => void;
}
