// One record with all its fields in both languages, for the theatre's staff.
import { eq } from 'drizzle-orm';
import {
  optionalFields,
  type RecordCard,
  type RecordValue,
  recordGroups,
} from '#domain/hub/record-fields.ts';
import type { RecordKind } from '#domain/hub/records.ts';
import { recordLabelsDe } from '#i18n/hub/record-labels-de.ts';
import { recordLabelsEn } from '#i18n/hub/record-labels-en.ts';
import { recordValueTexts } from '#i18n/hub/record-value-texts.ts';
import type { Database } from '#server/db/client.server.ts';
import { forms } from '#server/db/schema/forms.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { downloadDirectoryFields } from './download-directory-fields.ts';
import type { FieldsOf } from './fields-of.ts';
import { formFields } from './form-fields.ts';
import { pageFields } from './page-fields.ts';
import { personFields } from './person-fields.ts';
import { productionFields } from './production-fields.ts';
import { type AnyRow, recordTables } from './record-tables.ts';
import { subscriptionFields } from './subscription-fields.ts';

const fieldsOf: { [K in RecordKind]: FieldsOf<K> } = {
  forms: formFields,
  productions: productionFields,
  persons: personFields,
  subscriptions: subscriptionFields,
  'download-directories': downloadDirectoryFields,
  pages: pageFields,
};

const formSlug = /^[a-z0-9_-]{1,200}$/;

/** By id, a form also by slug; null if there is none. At most three queries. */
export async function getRecord(
  database: Database,
  kind: RecordKind,
  which: string,
  requestContext: RequestContext,
): Promise<RecordCard | null> {
  const { table, name, url } = recordTables[kind];
  const number = /^\d{1,10}$/.test(which) ? Number(which) : 0;
  const isBySlug = kind === 'forms' && number === 0 && formSlug.test(which);
  if (!isBySlug && !isRecordId(number)) return null;
  const [found] = await database.db
    .select()
    .from(table as never)
    .where(isBySlug ? eq(forms.slug, which) : eq(table.id, number));
  const row = found as AnyRow | undefined;
  if (!row || (row.deleted_at ?? null) !== null) return null;
  const id = Number(row.id);
  const values = await fieldsOf[kind](database, id, requestContext);
  if (!values) return null;
  const is_online = row.is_online !== false;
  return {
    id,
    name: name(row, requestContext.locale),
    is_online,
    ...groupsOf(kind, values, requestContext),
    url: is_online ? url(row, requestContext.locale) : '',
    is_imported: typeof row.source_key === 'string',
    updated_at: row.updated_at instanceof Date ? row.updated_at.toISOString() : '',
  };
}

/** Fields grouped by subject, with labels; empty fields by label only. */
function groupsOf(
  kind: RecordKind,
  values: Readonly<Record<string, RecordValue | null>>,
  { locale }: RequestContext,
): Pick<RecordCard, 'groups' | 'empty'> {
  const labels: Readonly<Record<string, string>> = (locale === 'de' ? recordLabelsDe : recordLabelsEn)[kind];
  const { subjects } = recordValueTexts(locale);
  const groups: RecordCard['groups'] = [];
  const empty: string[] = [];
  for (const [subject, names] of recordGroups[kind]) {
    const fields: RecordCard['groups'][number]['fields'] = [];
    for (const name of names) {
      const value = values[name];
      const label = labels[name] ?? name;
      if (value) fields.push({ name, label, value });
      else if (!optionalFields.has(name)) empty.push(label);
    }
    if (fields.length > 0) groups.push({ subject, title: subjects[subject], fields });
  }
  return { groups, empty };
}
