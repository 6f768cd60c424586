// Column types that tables share: localised text, instants, keys of imported records.

import { type AnyPgColumn, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/languages/localized.ts';

/** `{de, en}`; a text without German is null. */
export const localized = (name: string) => jsonb(name).$type<Localized>();

/** An instant; read as a `Date`, stored as `timestamptz`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** The key in season files; importing the same key again updates the record. */
export const sourceKey = () => text('source_key').unique();

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
export const timestamps = () => ({ created_at: createdAt(), updated_at: updatedAt() });

/** Position in a manually ordered list, ascending. */
export const order = () => integer('order').notNull().default(0);

/** The id of the record that a row belongs to, and is deleted with. */
export const belongsTo = (name: string, column: () => AnyPgColumn) =>
  integer(name).notNull().references(column, { onDelete: 'cascade' });

/** Incremented by a trigger on every update, for optimistic locking. */
export const version = () => integer('version').notNull().default(1);

/** What every record that a season file may name has. */
export const recordColumns = () => ({ id: id(), version: version(), source_key: sourceKey() });
