// What of a record is not public yet, and what is planned for it: as conditions and values of lists.
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { changedPlaces } from '#server/services/hub/list-drafts.ts';
import { columnsOf } from '../read-records.ts';

const idOf = (name: ResourceName) => columnsOf(resourceTables[name].table).id as PgColumn;

/** Whether something is written of a record that is not public. */
export const hasDraft = (name: ResourceName): SQL =>
  name === 'pages'
    ? sql`pages.container_id in (select place from (${changedPlaces}) changed)`
    : sql`exists (select 1 from record_drafts d where d.resource = ${name} and d.record_id = ${idOf(name)})`;

/** When the next change that is planned for a record becomes public; what failed waits for somebody instead. */
export const plannedAt = (name: ResourceName): SQL =>
  name === 'pages'
    ? sql`(select min(due_at) from scheduled_publications s
        where s.container_id = pages.container_id and s.done_at is null and s.failure is null)`
    : sql`(select min(due_at) from planned_changes p
        where p.resource = ${name} and p.record_id = ${idOf(name)} and p.done_at is null and p.failure is null)`;
