// The mail that notifies the theatre of a form entry: every field with its label, in German.
import { formatDate, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { fieldType } from '#domain/forms/form.ts';
import { formatBytes } from '#domain/languages/format-bytes.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { GermanField, StoredForm } from '#server/services/forms/get-form.ts';
import type { StoredFile } from '#server/services/forms/temp-files.ts';
import type { MailText } from '#server/services/mail/mails.ts';

/** A value as stored; a file by its metadata. */
export type EntryValue = string | string[] | StoredFile | null;

/** The answers of an entry by the names of their fields. */
export type EntryValues = Readonly<Record<string, EntryValue>>;

/** The file that was sent with a field, or null. */
export function fileIn(values: EntryValues, slug: string): StoredFile | null {
  const value = Object.hasOwn(values, slug) ? values[slug] : null;
  return value && typeof value === 'object' && !Array.isArray(value) ? value : null;
}

const texts = {
  de: { yes: 'ja', no: 'nein', file: 'liegt beim Eintrag' },
  en: { yes: 'yes', no: 'no', file: 'is kept with the entry' },
} as const;

const languages = { de: 'Deutsch', en: 'Englisch' } as const;

/** Shown for an empty answer. */
export const emptyAnswer = '–';

/** An answer as readable text; {@link emptyAnswer} if it is empty. */
export function answerText(field: GermanField, value: EntryValue | undefined, locale: Locale = 'de'): string {
  if (value === undefined || value === null || value === '') return emptyAnswer;
  if (typeof value === 'object' && !Array.isArray(value)) {
    return `${value.file_name} (${formatBytes(value.bytes, locale)}, ${texts[locale].file})`;
  }
  const label = (one: string) => field.choices.find((choice) => choice.value === one)?.label ?? one;
  if (Array.isArray(value)) return value.map(label).join(', ') || emptyAnswer;
  if (field.field_type === fieldType.checkbox) return texts[locale][value === 'true' ? 'yes' : 'no'];
  return label(value);
}

/** The mail to the form's `notify_email`; null if there is none. */
export function entryMail(
  { title, fields, notify_email }: StoredForm,
  values: EntryValues,
  { locale, now }: { locale: Locale; now: Date },
): MailText | null {
  if (notify_email === '') return null;
  const answers = fields.map((field) => {
    const text = answerText(field, values[field.slug]);
    return `${field.label}:\n${text.includes('\n') ? text.replace(/^/gm, '  ') : text}`;
  });
  return {
    recipient: notify_email,
    subject: `${title}: neuer Eintrag`,
    text: [
      `Über das Formular »${title}« ist etwas gekommen, am ${formatDate(berlinDay(now))} um ${formatTime(now)} Uhr, ${languages[locale]} geschrieben.`,
      ...answers,
    ].join('\n\n'),
  };
}
