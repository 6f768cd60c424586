// The append-only change log with its change sets, the list of imports, and the values of the last import of each record.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** What was written together, and is undone together. Append-only. */
export const change_sets = pgTable(
  'change_sets',
  {
    id: id(),
    /** Made by the browser: the same request sent twice is carried out once. */
    operation_id: text('operation_id').notNull().unique(),
    /** User id or `import`. */
    actor: text('actor').notNull(),
    /** The change set that this one has undone. */
    undoes: integer('undoes').references((): AnyPgColumn => change_sets.id),
    created_at: createdAt(),
  },
  (table) => [index().on(table.undoes)],
);

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
    /** Null for changes of pages, slots and pictures. */
    change_set: integer('change_set').references(() => change_sets.id),
    created_at: createdAt(),
  },
  (table) => [
    index().on(table.record_table, table.record_id, table.id),
    index().on(table.created_at),
    index().on(table.actor, table.id),
    index().on(table.record_table, table.id),
    index().on(table.change_set),
  ],
);

export const import_runs = pgTable('import_runs', {
  id: id(),
  /** The account that imported, or `import` for the command. */
  actor: text('actor').notNull().default('import'),
  file_name: text('file_name').notNull(),
  checksum: text('checksum').notNull(),
  created: integer('created').notNull(),
  updated: integer('updated').notNull(),
  unchanged: integer('unchanged').notNull(),
  finished_at: instant('finished_at').notNull().defaultNow(),
});

/** The values of the last import of a record. A stored value that differs was edited by hand. */
export const imported_values = pgTable(
  'imported_values',
  {
    record_table: text('record_table').notNull(),
    /** The record's key, also after the record was removed. */
    record_key: text('record_key').notNull(),
    /** Columns and lists by name; `modules` as in snapshots. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** By manually edited fields such as "text.de": the imported value when somebody decided to keep the manual edit. */
    declined: jsonb('declined').$type<Record<string, unknown>>().notNull().default({}),
    /** Fields that differ and were not declined, by the form, when they were compared: see `manual-edits-query.ts`. */
    held: text('held').array().notNull().default(sql`'{}'`),
    /** The record's newest line of the log at that time; null where what the import says is newer. */
    compared: bigint('compared', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.record_table, table.record_key] }),
    index().on(table.record_table).where(sql`held <> '{}'`),
  ],
);

/** The imported values of a record before an import, and a hash of those after it. */
export interface PreviousImport {
  record_table: string;
  record_key: string;
  /** Null for nothing. */
  before: Record<string, unknown> | null;
  after: string;
}

/** The earlier contents of `imported_values`, for imports that can be undone and for their undoing. */
export const said_before = pgTable('said_before', {
  change_set: integer('change_set')
    .primaryKey()
    .references(() => change_sets.id),
  said: jsonb('said').$type<PreviousImport[]>().notNull(),
});
