// One record as it is stored, in both languages, for people of the house.
import { eq } from 'drizzle-orm';
import type { Locale } from '#domain/locales.ts';
import type { Localized } from '#domain/localized.ts';
import type { RecordCard, RecordField, RecordKind } from '#domain/records.ts';
import type { Database } from '#server/db/client.server.ts';
import { forms } from '#server/db/schema/forms.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { type AnyRow, recordTables } from '#server/services/records/record-tables.ts';

/** What says nothing to whoever reads a record. */
const hidden = new Set(['id', 'created_at', 'updated_at', 'deleted_at', 'version', 'container_id']);

const formSlug = /^[a-z0-9_-]{1,200}$/;

/** By its number, a form also by its slug; null where there is none. One query. */
export async function getRecord(
  { db }: Database,
  kind: RecordKind,
  which: string,
  locale: Locale,
): Promise<RecordCard | null> {
  const { table, name, url } = recordTables[kind];
  const id = /^\d{1,10}$/.test(which) ? Number(which) : 0;
  const isBySlug = kind === 'forms' && id === 0 && formSlug.test(which);
  if (!isBySlug && !isRecordId(id)) return null;
  const [found] = await db
    .select()
    .from(table as never)
    .where(isBySlug ? eq(forms.slug, which) : eq(table.id, id));
  const row = found as AnyRow | undefined;
  if (!row || (row.deleted_at ?? null) !== null) return null;
  const is_online = row.is_online !== false;
  return {
    id: Number(row.id),
    name: name(row, locale),
    is_online,
    fields: Object.entries(row).flatMap(([field, value]) => fieldOf(field, value)),
    url: is_online ? url(row, locale) : '',
    is_imported: typeof row.source_key === 'string',
    updated_at: row.updated_at instanceof Date ? row.updated_at.toISOString() : '',
  };
}

/** Nothing for what is empty. */
function fieldOf(name: string, value: unknown): RecordField[] {
  if (hidden.has(name) || value === null || value === '') return [];
  if (isLocalized(value)) return [{ name, de: plain(value.de), en: plain(value.en ?? '') }];
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (isEmptyList) return [];
  return [{ name, de: typeof value === 'object' ? JSON.stringify(value) : String(value), en: null }];
}

function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && typeof (value as Localized).de === 'string';
}

/** Rich text as it reads. */
const plain = (text: string) =>
  text
    .replace(/<\/(?:p|li|ul|ol)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
