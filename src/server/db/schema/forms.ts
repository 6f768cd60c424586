// Forms, their entries, newsletter subscribers and outgoing mails.
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/languages/localized.ts';
import { belongsTo, createdAt, id, instant, localized, order, recordColumns, timestamps } from './columns.ts';

export const forms = pgTable('forms', {
  ...recordColumns(),
  slug: text('slug').notNull().unique(),
  title: localized('title').notNull(),
  intro: localized('intro'),
  confirmation: localized('confirmation'),
  /** Recipient of a mail for each entry. */
  notify_email: text('notify_email').notNull().default(''),
  is_online: boolean('is_online').notNull().default(true),
  ...timestamps(),
});

export const form_fields = pgTable(
  'form_fields',
  {
    id: id(),
    form_id: belongsTo('form_id', () => forms.id),
    slug: text('slug').notNull(),
    label: localized('label').notNull(),
    /** 1 text, 2 textarea, 3 e-mail, 4 checkbox, 5 checkboxes, 6 select, 7 multi-select, 8 radio, 9 file,
     * 10 date, 11 date and time, 12 hidden, 13 number, 14 URL, 15 date of birth. */
    field_type: integer('field_type').notNull(),
    required: boolean('required').notNull().default(false),
    visible: boolean('visible').notNull().default(true),
    choices: jsonb('choices').$type<{ value: string; label: Localized }[]>().notNull().default([]),
    default: localized('default'),
    placeholder_text: localized('placeholder_text'),
    help_text: localized('help_text'),
    order: order(),
  },
  (table) => [uniqueIndex().on(table.form_id, table.slug)],
);

export const form_entries = pgTable(
  'form_entries',
  {
    id: id(),
    form_id: belongsTo('form_id', () => forms.id),
    field_values: jsonb('field_values').$type<Record<string, unknown>>().notNull(),
    language: text('language').$type<'de' | 'en'>().notNull(),
    /** Repeats of one submission have the same key. */
    idempotency_key: text('idempotency_key').notNull().unique(),
    /** When somebody of the theatre marked it as answered. */
    answered_at: instant('answered_at'),
    created_at: createdAt(),
  },
  (table) => [index().on(table.form_id, table.created_at)],
);

export const newsletter_subscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull().unique(),
  language: text('language').$type<'de' | 'en'>().notNull(),
  token: text('token').notNull().unique(),
  confirmed_at: instant('confirmed_at'),
  unsubscribed_at: instant('unsubscribed_at'),
  created_at: createdAt(),
});

/** Outgoing mails; sent within three days, deleted after thirty. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    sent_at: instant('sent_at'),
    failure: text('failure'),
    created_at: createdAt(),
  },
  (table) => [index().on(table.sent_at)],
);
