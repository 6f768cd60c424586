import { getTableColumns } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ZodObject } from 'zod';
import { importSections, type Section } from '#server/import/section.ts';

/** Tables that season files do not contain. */
const made = ['id', 'source_key', 'version', 'created_at', 'updated_at', 'published_at'];
/** Read from the picture file. */
const fromFile = ['kind', 'file_name', 'content_type', 'storage_key', 'checksum', 'bytes', 'width', 'height'];

/** Columns that are derived from the modules and from publishing. */
const fromModules = ['slug', 'content_type', 'container_id', 'published_snapshot_id', 'deleted_at'];

const fieldsOf = ({ schema }: Section) => Object.keys((schema as unknown as ZodObject).shape);

describe.each(importSections.map((section) => [section.name, section] as const))('%s', (_, section) => {
  const { references, lists, parts, table } = section;
  const columns = Object.keys(getTableColumns(table));

  test('every field is stored', () => {
    const storedFields = [
      ...columns,
      ...Object.keys({ ...references, ...lists, ...parts }),
      'key',
      'file',
      'modules',
    ];
    expect(fieldsOf(section).filter((field) => !storedFields.includes(field))).toEqual([]);
  });

  test('every column can be set', () => {
    const filled = [...fieldsOf(section), ...Object.values(references).map(({ column }) => column)];
    const bySection: Record<string, string[]> = {
      media: fromFile,
      pages: fromModules,
      containers: fromModules,
    };
    const own = [...made, ...(bySection[section.name] ?? ['parent_id'])];
    expect(columns.filter((column) => ![...filled, ...own].includes(column))).toEqual([]);
  });

  test('references are written before the records that have them', () => {
    const place = (name: string) => importSections.findIndex((other) => other.name === name);
    const entries = Object.values(lists).flatMap(({ entry, references: inner = {} }) => [
      ...(entry ? [entry] : []),
      ...Object.values(inner),
    ]);
    for (const { to } of [...Object.values(references), ...entries]) {
      expect(place(to), to).toBeLessThanOrEqual(place(section.name));
    }
  });
});
