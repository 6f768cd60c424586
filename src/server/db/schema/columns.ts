// Column kinds that every table shares: localised text, instants, identities of imported records.

import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/languages/localized.ts';

/** `{de, en}`; German is there where the text is there at all. */
export const localized = (name: string) => jsonb(name).$type<Localized>();

/** An instant; read as a `Date`, stored as `timestamptz`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** The record's name in the file that it was imported from; importing the same name again updates it. */
export const sourceKey = () => text('source_key').unique();

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** Place in a hand-ordered list, ascending. */
export const order = () => integer('order').notNull().default(0);
