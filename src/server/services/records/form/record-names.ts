// Names of records in the reader's language, for fields that refer to them.
import { sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { recordName, textIn } from '#domain/resources/list-row.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import {
  type ContainerOwnerRow,
  containerOwnerLink,
  joinContainerOwner,
} from '#server/services/hub/container-owner.ts';
import { type Row, readRecords, type VersionedRecord } from '../read-records.ts';

export type Names = ReadonlyMap<number, string>;

/** By id; a record without a title has the name of its parent. */
export async function nameRecords(
  queries: Queries,
  name: ResourceName,
  ids: readonly number[],
  locale: Locale,
): Promise<Names> {
  if (ids.length === 0) return new Map();
  if (name === 'containers') return nameContainers(queries, ids, locale);
  return nameLoadedRecords(queries, name, await readRecords(queries, name, ids), locale);
}

/** Like {@link nameRecords}, for records whose values are loaded already, removed ones included. */
export async function nameLoadedRecords(
  queries: Queries,
  name: ResourceName,
  records: readonly Pick<VersionedRecord, 'id' | 'values'>[],
  locale: Locale,
): Promise<Names> {
  const owners = await nameOwners(queries, name, records, locale);
  return new Map(records.map((record) => [record.id, named(name, record, owners, locale)]));
}

/** The naming values in the form of lists: with the parent's name, and for an event its play. */
function named(
  name: ResourceName,
  { id, values }: Pick<VersionedRecord, 'id' | 'values'>,
  owners: Names,
  locale: Locale,
): string {
  const owner = ownerOf(values);
  const production = owner ? { id: owner, name: owners.get(owner) ?? '' } : null;
  const shown_name = textIn(values.name, locale) || production?.name;
  return recordName(name, { id, values: { ...values, production, shown_name } }, locale);
}

const ownerOf = (values: Row) => values.production as number | null | undefined;

async function nameOwners(
  queries: Queries,
  name: ResourceName,
  records: readonly Pick<VersionedRecord, 'id' | 'values'>[],
  locale: Locale,
): Promise<Names> {
  if (fieldsOf(name).production?.kind !== 'reference') return new Map();
  const ids = [...new Set(records.flatMap(({ values }) => ownerOf(values) ?? []))];
  return nameRecords(queries, 'productions', ids, locale);
}

/** The page, record or screen that a container is shown on. */
async function nameContainers(queries: Queries, ids: readonly number[], locale: Locale): Promise<Names> {
  const { rows } = await queries.execute<ContainerOwnerRow & { container: number }>(sql`
    select given.id as container, p.* from unnest(${sql.param([...ids])}::int[]) as given(id)
    ${joinContainerOwner(sql`given.id`)}`);
  return new Map(
    rows.map((row) => [row.container, containerOwnerLink(row, locale).title || `#${row.container}`]),
  );
}
