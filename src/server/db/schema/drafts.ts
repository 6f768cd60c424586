// Changes of records that are not public: drafts, and changes that are planned for a moment.
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ResourceName } from '#domain/resources/resource.ts';
import { change_sets } from './change-log.ts';
import { createdAt, id, instant, timestamps } from './columns.ts';
import { users } from './users.ts';

/** Values by the fields' names, as JSON. */
type Fields = Record<string, unknown>;

/** No foreign key: a draft outlives the removal of its record and is available after a restore. */
const ofRecord = () => ({
  resource: text('resource').$type<ResourceName>().notNull(),
  record_id: integer('record_id').notNull(),
  /** The changed fields only. */
  data: jsonb('data').$type<Fields>().notNull(),
  /** The values of these fields when the draft was written: the base of the merge. */
  base: jsonb('base').$type<Fields>().notNull(),
});

/** Unpublished changes of a record: one draft per record, shared by all editors. */
export const record_drafts = pgTable(
  'record_drafts',
  {
    id: id(),
    ...ofRecord(),
    version: integer('version').notNull().default(1),
    /** The id of the last save, so that a request that is sent twice is executed once. */
    operation_id: text('operation_id').notNull(),
    changed_by: text('changed_by').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [uniqueIndex().on(table.resource, table.record_id)],
);

/** Changes of a record that become public at a moment. */
export const planned_changes = pgTable(
  'planned_changes',
  {
    id: id(),
    ...ofRecord(),
    operation_id: text('operation_id').notNull().unique(),
    due_at: instant('due_at').notNull(),
    done_at: instant('done_at'),
    /** Why the change was not executed; null if it was, or is not due. */
    failure: jsonb('failure').$type<unknown>(),
    /** The resulting change set; null if nothing differed any more. */
    change_set: integer('change_set').references(() => change_sets.id),
    created_by: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [index().on(table.done_at, table.due_at), index().on(table.resource, table.record_id)],
);
