// The append-only change log, and the list of imports.
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

export const change_log = pgTable(
  'change_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** User id, `import` or `system`; text, so that the log outlives the account. */
    actor: text('actor').notNull(),
    action: text('action').$type<'create' | 'update' | 'remove' | 'publish' | 'import'>().notNull(),
    record_table: text('record_table').notNull(),
    record_id: text('record_id').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    created_at: createdAt(),
  },
  (table) => [index().on(table.record_table, table.record_id, table.id), index().on(table.created_at)],
);

export const import_runs = pgTable('import_runs', {
  id: id(),
  file_name: text('file_name').notNull(),
  checksum: text('checksum').notNull(),
  created: integer('created').notNull(),
  updated: integer('updated').notNull(),
  unchanged: integer('unchanged').notNull(),
  finished_at: instant('finished_at').notNull().defaultNow(),
});
