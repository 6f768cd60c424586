// Reads what of records is written where it stands on a page: their texts, what is public, and their drafts.
import type { Locale } from '#domain/languages/locales.ts';
import type { Fields } from '#domain/modules/module-fields.ts';
import type { ModuleData } from '#domain/modules/modules.ts';
import { recordOfSlot, textsHere } from '#domain/resources/in-place.ts';
import type { InPlaceRecord } from '#domain/resources/in-place-record.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Role } from '#server/db/schema/users.ts';
import { mayWriteRecord } from '#server/services/accounts/permissions.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { nameRecords } from '../form/record-names.ts';
import { type EditedRecord, type Row, readRecord } from '../read-records.ts';
import { type DraftTarget, type RecordDraft, readDraft } from './read-draft.ts';

/** Those of a slot that somebody may write; empty for slots of pages. */
export async function readInPlace(
  db: Queries,
  slug: string,
  role: Role,
  locale: Locale,
): Promise<InPlaceRecord[]> {
  const target = recordOfSlot(slug);
  if (!target || !mayWriteRecord(role, target.resource)) return [];
  const record = await readRecord(db, target.resource, target.id);
  if (!record) return [];
  const names = await nameRecords(db, target.resource, [target.id], locale);
  const draft = await readDraft(db, target, record);
  return [written(target, { record, draft, title: names.get(target.id) ?? '' }, locale)];
}

interface Found {
  record: EditedRecord;
  draft: RecordDraft | null;
  title: string;
}

function written(
  { resource, id }: DraftTarget & { resource: Parameters<typeof textsHere>[0] },
  { record, draft, title }: Found,
  locale: Locale,
): InPlaceRecord {
  const names = textsHere(resource);
  const labels = resourceLabels(resource, locale);
  const of = (values: Row) =>
    Object.fromEntries(
      names.flatMap((name) => (name in values ? [[name, values[name] ?? null]] : [])),
    ) as ModuleData;
  return {
    ...{ resource, id, title: title || labels.one },
    fields: Object.fromEntries(names.map((name) => [name, fieldsOf(resource)[name]])) as Fields,
    labels: Object.fromEntries(names.map((name) => [name, labels.fields[name]?.label ?? name])),
    published: of(record.values),
    draft: draft && { version: draft.version, data: of(draft.data) },
  };
}
