// The fields of a form, with those that visitors fill in.
import { asc, eq } from 'drizzle-orm';
import { fieldType } from '#domain/forms/form.ts';
import type { RecordRow } from '#domain/hub/record-fields.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { recordValueTexts } from '#i18n/hub/record-value-texts.ts';
import { form_fields, forms } from '#server/db/schema/forms.ts';
import type { FieldsOf } from './fields-of.ts';
import { addresses, both, link, list, moment, plain, texts, yesNo } from './record-values.ts';

/** Two queries. */
export const formFields: FieldsOf<'forms'> = async ({ db }, id, { locale }) => {
  const [[row], fields] = await Promise.all([
    db.select().from(forms).where(eq(forms.id, id)),
    db
      .select()
      .from(form_fields)
      .where(eq(form_fields.form_id, id))
      .orderBy(asc(form_fields.order), asc(form_fields.id)),
  ]);
  if (!row) return null;
  const { slug, notify_email } = row;
  const mail = link(`mailto:${notify_email}`);
  return {
    title: texts(row.title),
    slug: addresses((language) => pathFor('forms-slug', language, { slug }), row.is_online),
    intro: texts(row.intro),
    confirmation: texts(row.confirmation),
    fields: list(fields.map((field) => fieldLine(field, locale))),
    notify_email: notify_email === '' ? null : mail && { ...mail, text: notify_email },
    is_online: yesNo(row.is_online, locale),
    source_key: plain(row.source_key),
    id: plain(row.id),
    created_at: moment(row.created_at),
    updated_at: moment(row.updated_at),
  };
};

function fieldLine(field: typeof form_fields.$inferSelect, locale: Locale): RecordRow {
  const words = recordValueTexts(locale);
  const { label, field_type, required, visible, choices, help_text, placeholder_text } = field;
  const isHidden = !visible || field_type === fieldType.hidden;
  const written = {
    choices: choices.map((choice) => textOf(choice.label, locale)).join(', '),
    initial: initialOf(field, locale),
    placeholder: textOf(placeholder_text, locale),
  };
  return {
    name: both(label),
    notes: [
      words.field_types[field_type as keyof typeof words.field_types] ?? '',
      required ? words.required : '',
      isHidden && field_type !== fieldType.hidden ? words.hidden : '',
      written.choices && words.choices.replace('{choices}', () => written.choices),
      written.initial && words.default.replace('{text}', () => written.initial),
      written.placeholder && words.placeholder.replace('{text}', () => written.placeholder),
    ].filter(Boolean),
    text: both(help_text),
  };
}

/** A default that is a choice is shown by its label. */
function initialOf({ default: initial, choices }: typeof form_fields.$inferSelect, locale: Locale): string {
  const values = textOf(initial, locale).split(',');
  const labelOf = (value: string) => choices.find((choice) => choice.value === value.trim())?.label;
  return values.map((value) => textOf(labelOf(value), locale) || value.trim()).join(', ');
}
