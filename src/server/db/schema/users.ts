// User accounts: users, passwords, sessions and second factors.
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Role } from '#domain/accounts/account.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { createdAt, instant, timestamps } from './columns.ts';

export type { Role };

/** An e-mail address; stored and looked up in lower case, so that case never makes two accounts. */
const address = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => text.trim().toLowerCase(),
});

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: address('email').notNull().unique(),
  email_verified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role').$type<Role>().notNull().default('editor'),
  is_disabled: boolean('is_disabled').notNull().default(false),
  /** The language of mails to them. */
  locale: text('locale').$type<Locale>().notNull().default('de'),
  /** Denormalised, since sessions are deleted. */
  last_login_at: instant('last_login_at'),
  ...timestamps(),
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
    ...timestamps(),
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
    /** A hash that names its algorithm and cost (`password-hash.ts`). */
    password: text('password'),
    ...timestamps(),
  },
  (table) => [index().on(table.user_id)],
);

/** Links for invitations and new passwords. */
export const verifications = pgTable(
  'verifications',
  {
    /** The hash of the link's token. */
    id: text('id').primaryKey(),
    /** The kind of link. */
    identifier: text('identifier').notNull(),
    /** The account's id. */
    value: text('value').notNull(),
    expires_at: instant('expires_at').notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.value)],
);

/** Second factors: time-based one-time passwords (RFC 6238), with recovery codes. */
export const two_factors = pgTable('two_factors', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. */
  secret: text('secret').notNull(),
  /** Hashes of the recovery codes that were not used. */
  recovery_codes: jsonb('recovery_codes').$type<string[]>().notNull().default([]),
  /** False during set-up; logins do not require the factor then. */
  is_confirmed: boolean('is_confirmed').notNull().default(false),
  /** The time step of the last accepted code; this and older codes are rejected. */
  last_step: integer('last_step').notNull().default(0),
  created_at: createdAt(),
});

/** Counters of rate limits, by hashed key. */
export const rate_limits = pgTable('rate_limits', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  /** When the window began; milliseconds since 1970. */
  last_request: bigint('last_request', { mode: 'number' }).notNull(),
});

/** Secrets shared by all instances; in a table of their own, so that no list of settings contains them. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  created_at: createdAt(),
});
