// All tables, for Drizzle and its migrations.
export * from './change-log.ts';
export * from './drafts.ts';
export * from './events.ts';
export * from './forms.ts';
export * from './internal-dates.ts';
export * from './media.ts';
export * from './pages.ts';
export * from './persons.ts';
export * from './press.ts';
export * from './productions.ts';
export * from './search.ts';
export * from './site.ts';
export * from './subscriptions.ts';
export * from './users.ts';
