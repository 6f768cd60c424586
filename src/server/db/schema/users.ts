// People who may log in: accounts, sessions and second factors in the shape that Better Auth reads.
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt } from '#server/db/schema/columns.ts';

export type Role = 'administrator' | 'editor' | 'evening-service';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  email_verified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role').$type<Role>().notNull().default('editor'),
  is_disabled: boolean('is_disabled').notNull().default(false),
  two_factor_enabled: boolean('two_factor_enabled').notNull().default(false),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: instant('expires_at').notNull(),
    ip_address: text('ip_address'),
    user_agent: text('user_agent'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [uniqueIndex().on(table.token), index().on(table.user_id)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    provider_id: text('provider_id').notNull(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    access_token: text('access_token'),
    refresh_token: text('refresh_token'),
    id_token: text('id_token'),
    access_token_expires_at: instant('access_token_expires_at'),
    refresh_token_expires_at: instant('refresh_token_expires_at'),
    scope: text('scope'),
    /** scrypt, as `salt:hash`. */
    password: text('password'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index().on(table.user_id)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expires_at: instant('expires_at').notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index().on(table.identifier)],
);

export const two_factors = pgTable('two_factors', {
  id: text('id').primaryKey(),
  user_id: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  backup_codes: text('backup_codes').notNull(),
});

export const rate_limits = pgTable('rate_limits', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  /** Milliseconds since 1970. */
  last_request: text('last_request').notNull(),
});
