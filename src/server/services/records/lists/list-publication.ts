// Unpublished and scheduled changes of records, as conditions and values of lists.
import { type SQL, sql } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf } from '#server/db/table-columns.ts';
import { changedContainers } from '#server/services/hub/list-drafts.ts';

const idOf = (name: ResourceName) => columnOf(resourceTables[name].table, 'id');

/** Whether something is written of a record that is not public. */
export const hasDraft = (name: ResourceName): SQL =>
  name === 'pages'
    ? sql`pages.container_id in (select place from (${changedContainers}) changed)`
    : sql`${idOf(name)} in (select record_id from record_drafts where resource = ${name})`;

const scheduledChangesOf = (name: ResourceName): SQL =>
  name === 'pages'
    ? sql`scheduled_publications where done_at is null and failure is null`
    : sql`planned_changes where resource = ${name} and done_at is null and failure is null`;

/** Whether a change is planned for a record: one set for the whole list. */
export const hasScheduledChange = (name: ResourceName): SQL =>
  name === 'pages'
    ? sql`pages.container_id in (select container_id from ${scheduledChangesOf(name)})`
    : sql`${idOf(name)} in (select record_id from ${scheduledChangesOf(name)})`;

/** When the next scheduled change is due; failed ones do not count. */
export const scheduledAt = (name: ResourceName): SQL =>
  name === 'pages'
    ? sql`(select min(due_at) from ${scheduledChangesOf(name)} and container_id = pages.container_id)`
    : sql`(select min(due_at) from ${scheduledChangesOf(name)} and record_id = ${idOf(name)})`;
