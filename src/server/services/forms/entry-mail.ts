// The mail that notifies the theatre of a form entry: every field with its label, in German.
import { formatDate, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { fieldType } from '#domain/forms/form.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { GermanField, StoredForm } from '#server/services/forms/get-form.ts';
import type { StoredFile } from '#server/services/forms/temp-files.ts';
import type { Letter } from '#server/services/mail/mails.ts';

/** A value as stored; a file by its metadata. */
export type EntryValue = string | string[] | StoredFile | null;

const languages = { de: 'Deutsch', en: 'Englisch' } as const;

/** Stands for an empty answer. */
export const unanswered = '–';

/** An answer as readable text; {@link unanswered} if it is empty. */
export function writtenAnswer(field: GermanField, value: EntryValue | undefined): string {
  if (value === undefined || value === null || value === '') return unanswered;
  if (typeof value === 'object' && !Array.isArray(value)) {
    return `${value.file_name} (${Math.ceil(value.bytes / 1000)} KB, liegt beim Eintrag)`;
  }
  const label = (one: string) => field.choices.find((choice) => choice.value === one)?.label ?? one;
  if (Array.isArray(value)) return value.map(label).join(', ') || unanswered;
  if (field.field_type === fieldType.checkbox) return value === 'true' ? 'ja' : 'nein';
  return label(value);
}

/** The mail to the form's `notify_email`; null if there is none. */
export function entryMail(
  { title, fields, notify_email }: StoredForm,
  values: Readonly<Record<string, EntryValue>>,
  { locale, now }: { locale: Locale; now: Date },
): Letter | null {
  if (notify_email === '') return null;
  const answers = fields.map((field) => {
    const text = writtenAnswer(field, values[field.slug]);
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
