// The names of the records that log entries refer to.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { type ListedReference, recordName } from '#domain/resources/list-row.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { tableOf } from '#server/db/schema/resource-tables.ts';

export interface TitledRecord {
  resource: ResourceName;
  id: string;
}

interface TitleRow extends TitledRecord, Record<string, unknown> {
  /** The naming fields of the record. */
  values: Record<string, unknown>;
}

const keyOf = ({ resource, id }: TitledRecord): string => `${resource} ${id}`;

/** Names by {@link titleKey}; removed records are missing. One query. */
export async function readTitles(
  { db }: { db: Pick<Queries, 'execute'> },
  records: readonly TitledRecord[],
  locale: Locale,
): Promise<(record: TitledRecord) => string> {
  const parts = resourceNames.flatMap((resource) => {
    const ids = records
      .filter((record) => record.resource === resource && /^\d{1,9}$/.test(record.id))
      .map(({ id }) => Number(id));
    if (ids.length === 0 || resource === 'containers') return [];
    const values = Object.entries(namingColumns(resource)).map(
      ([field, value]) => sql`${field}::text, to_jsonb(${value})`,
    );
    return [
      sql`select ${resource}::text as resource, id::text as id, jsonb_build_object(${sql.join(values, sql`, `)}) as values
        from ${sql.identifier(tableOf(resource))} as named where id in (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )})`,
    ];
  });
  if (parts.length === 0) return () => '';
  const { rows } = await db.execute<TitleRow>(sql.join(parts, sql` union all `));
  const names = new Map(
    rows.map((row) => [
      keyOf(row),
      recordName(row.resource, { id: Number(row.id), values: shown(row) }, locale),
    ]),
  );
  return (record) => names.get(keyOf(record)) ?? '';
}

/** The columns for {@link recordName}: title, start of an event, file of a picture, parent play. */
function namingColumns(resource: ResourceName): Record<string, SQL> {
  const { title, fields } = resources[resource];
  const own = title.filter((field) => fields[field]?.kind !== 'reference');
  const further = { events: ['date_start', 'unspecific_time'], media: ['file_name'] } as const;
  const names = [...own, ...(further[resource as keyof typeof further] ?? [])];
  const columns = names.map((name): [string, SQL] => [name, sql`${sql.identifier(name)}`]);
  if (fields.production?.kind === 'reference') {
    const play = sql`(select jsonb_build_object('id', p.id, 'name', p.name) from productions p where p.id = named.production_id)`;
    columns.push(['production', play]);
  }
  return Object.fromEntries(columns);
}

/** An event without a name has the name of its play. */
function shown({ values }: TitleRow): Record<string, unknown> {
  const name = values.name as Localized | null | undefined;
  const play = values.production as ListedReference | null | undefined;
  return { ...values, shown_name: name?.de || name?.en ? name : play?.name };
}
