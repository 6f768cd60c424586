// German labels of a form's fields, for the theatre's staff, also while the form is offline.
import { asc, eq } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { form_fields, forms } from '#server/db/schema/forms.ts';
import { type GermanField, germanField } from '#server/services/forms/get-form.ts';
import { isRecordId } from '#server/services/record-id.ts';

export interface FormLabels {
  slug: string;
  /** In both languages. */
  title: Localized;
  fields: GermanField[];
}

/** Null if there is no such form. One query. */
export async function formLabels({ db }: Database, id: number): Promise<FormLabels | null> {
  if (!isRecordId(id)) return null;
  const rows = await db
    .select({ slug: forms.slug, title: forms.title, field: form_fields })
    .from(forms)
    .leftJoin(form_fields, eq(form_fields.form_id, forms.id))
    .where(eq(forms.id, id))
    .orderBy(asc(form_fields.order), asc(form_fields.id));
  const [first] = rows;
  if (!first) return null;
  const fields = rows.flatMap(({ field }) => (field ? [germanField(field)] : []));
  return { slug: first.slug, title: first.title, fields };
}

/** The id of a form by its slug, even if it is offline; null if there is none. One query. */
export async function formIdOf({ db }: Database, slug: string): Promise<number | null> {
  if (!/^[a-z0-9_-]{1,200}$/.test(slug)) return null;
  const [row] = await db.select({ id: forms.id }).from(forms).where(eq(forms.slug, slug));
  return row?.id ?? null;
}
