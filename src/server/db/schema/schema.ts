// Every table of the house, for Drizzle and its migrations.
export * from '#server/db/schema/change-log.ts';
export * from '#server/db/schema/events.ts';
export * from '#server/db/schema/forms.ts';
export * from '#server/db/schema/media.ts';
export * from '#server/db/schema/pages.ts';
export * from '#server/db/schema/persons.ts';
export * from '#server/db/schema/press.ts';
export * from '#server/db/schema/productions.ts';
export * from '#server/db/schema/search.ts';
export * from '#server/db/schema/site.ts';
export * from '#server/db/schema/subscriptions.ts';
export * from '#server/db/schema/users.ts';
