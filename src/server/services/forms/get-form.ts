// Online forms: the list, and one form with its fields and its confirmation.
import { and, asc, eq } from 'drizzle-orm';
import { type Form, type FormEntry, type FormField, honeypotField } from '#domain/forms/form.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { form_fields, forms } from '#server/db/schema/forms.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';

const slugPattern = /^[a-z0-9_-]{1,200}$/;

/** A field's label and choices in German, for the theatre's staff. */
export interface GermanField {
  slug: string;
  field_type: number;
  label: string;
  choices: { value: string; label: string }[];
}

/** A stored field in German. */
export function germanField(row: typeof form_fields.$inferSelect): GermanField {
  const { slug, field_type, label, choices } = row;
  const named = choices.map((choice) => ({ value: choice.value, label: choice.label.de }));
  return { slug, field_type, label: label.de, choices: named };
}

/** A form with its non-public values. */
export interface StoredForm {
  form: Form;
  confirmation: string;
  /** In German, for the theatre's staff. */
  title: string;
  fields: GermanField[];
  notify_email: string;
}

/** All online forms, the oldest first. One query. */
export async function listForms(
  { db }: Database,
  { locale }: Pick<RequestContext, 'locale'>,
): Promise<FormEntry[]> {
  const rows = await db.select().from(forms).where(eq(forms.is_online, true)).orderBy(asc(forms.id));
  return rows.map(({ id, slug, title, intro }) => {
    const { text, in_german } = translationTo(locale);
    return { id, slug, title: text('title', title), intro: text('intro', intro), in_german };
  });
}

/** An online form by id or slug, or null. Two queries. */
export async function getForm(
  { db }: Database,
  which: number | string,
  { locale }: Pick<RequestContext, 'locale'>,
): Promise<StoredForm | null> {
  if (typeof which === 'number' ? !isRecordId(which) : !slugPattern.test(which)) return null;
  const condition = typeof which === 'number' ? eq(forms.id, which) : eq(forms.slug, which);
  const [row] = await db
    .select()
    .from(forms)
    .where(and(condition, eq(forms.is_online, true)));
  if (!row) return null;
  const rows = await db
    .select()
    .from(form_fields)
    .where(eq(form_fields.form_id, row.id))
    .orderBy(asc(form_fields.order), asc(form_fields.id));
  const { text, in_german } = translationTo(locale);
  const [title, intro] = [text('title', row.title), text('intro', row.intro)];
  const fields = rows.map((field): FormField => {
    const own = (name: string, value: Localized | null) => text(`fields.${field.slug}.${name}`, value);
    return {
      slug: field.slug,
      label: own('label', field.label),
      field_type: field.field_type,
      required: field.required,
      visible: field.visible,
      choices: field.choices.map(({ value, label }) => ({ value, label: own('choices', label) })),
      default: textOf(field.default, locale),
      placeholder_text: own('placeholder_text', field.placeholder_text),
      help_text: own('help_text', field.help_text),
    };
  });
  const form: Form = {
    id: row.id,
    slug: row.slug,
    title,
    intro,
    fields: [...fields, honeypotField],
    in_german,
  };
  return {
    form,
    confirmation: text('confirmation', row.confirmation),
    title: row.title.de,
    fields: rows.map(germanField),
    notify_email: row.notify_email,
  };
}
