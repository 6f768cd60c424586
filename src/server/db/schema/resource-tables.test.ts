import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { type ResourceField, type ResourceFields, resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnsOf } from '#server/db/table-columns.ts';

/** Filled in by the program if they are left out. */
const generated = ['slug', 'slugs', 'id'];

const isRequired = (field: ResourceField | undefined) =>
  field !== undefined && 'required' in field && field.required === true;

/** The fields with a column, and whether they must be given, by the description and by the column. */
function requirements(fields: ResourceFields, table: PgTable) {
  const columns = columnsOf(table);
  return Object.entries(fields).flatMap(([field, described]) => {
    const column = columns[field] ?? columns[`${field}_id`];
    if (!column || generated.includes(described.kind)) return [];
    return [{ field, described: isRequired(described), stored: column.notNull && !column.hasDefault }];
  });
}

/** The required fields of rows and objects, which may be stored in one column of their record. */
function requiredInside(fields: ResourceFields): (readonly [string, string[]])[] {
  return Object.entries(fields).flatMap(([field, described]) => {
    if (described.kind !== 'rows' && described.kind !== 'object') return [];
    const required = Object.keys(described.fields).filter((name) => isRequired(described.fields[name]));
    return [[field, required] as const, ...requiredInside(described.fields)];
  });
}

describe.each(resourceNames)('%s', (name) => {
  const { fields } = resources[name];
  const { table, lists = {} } = resourceTables[name];

  test('a field is required exactly where its column needs a value', () => {
    const all = [
      ...requirements(fields, table),
      ...Object.entries(lists).flatMap(([field, list]) => {
        const rows = fields[field];
        return rows?.kind === 'rows' ? requirements(rows.fields, list.table) : [];
      }),
    ];
    expect(all.map(({ field, described }) => [field, described])).toEqual(
      all.map(({ field, stored }) => [field, stored]),
    );
  });
});

test('rows and objects require these fields', () => {
  const required = resourceNames.flatMap((name) => requiredInside(resources[name].fields));
  expect(Object.fromEntries(required)).toEqual({
    cast: ['role', 'name'],
    choices: ['label', 'value'],
    covers: ['role', 'name'],
    credits: ['role', 'name'],
    facts: ['kind', 'text'],
    fields: ['label', 'field_type', 'slug'],
    files: ['media'],
    intervals: ['after', 'minutes'],
    prices: ['name', 'amount'],
    quotes: ['kind', 'content', 'author'],
    recasts: ['role', 'name'],
    trailer: ['provider', 'id', 'title', 'length'],
  });
});

test('a picture needs its file, and a slot its name, which have no column', () => {
  expect(isRequired(resources.media.fields.file)).toBe(true);
  expect(isRequired(resources.containers.fields.key)).toBe(true);
});

test('a part needs the record that it belongs to', () => {
  const parts = resourceNames.flatMap((name) => {
    const { parent } = resources[name];
    return parent ? [isRequired(fieldsOf(name)[parent.field])] : [];
  });
  expect(parts).toEqual([true, true]);
});
