// The rows of the log: logged changes, stretches of work on pages, and imports, in one order.
import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#domain/dates/dates.ts';
import type { LogAction, LogFilter, LogSubject } from '#domain/log/log.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import { tableOf } from '#server/db/schema/resource-tables.ts';
import { type ContainerOwnerRow, joinContainerOwner } from '#server/services/hub/container-owner.ts';

export const pageSize = 50;

export interface LogRow extends ContainerOwnerRow {
  key: string;
  at: Date;
  actor: string;
  who: string | null;
  action: LogAction;
  record_table: string;
  record_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  count: number;
  account_name: string | null;
}

/** Tables without a resource. */
const furtherTables: Readonly<Record<string, LogSubject>> = {
  containers: 'content',
  modules: 'content',
  scheduled_publications: 'schedule',
  users: 'accounts',
  import_runs: 'imports',
  form_entries: 'entries',
};

const subjects = new Map<string, LogSubject>([
  ...resourceNames.map((name): [string, LogSubject] => [tableOf(name), name]),
  ...Object.entries(furtherTables),
]);

/** Null for tables of earlier versions. */
export function subjectOf(table: string): LogSubject | null {
  return subjects.get(table) ?? null;
}

/**
 * One page of the log, plus one row if there is a next page. One query. Every branch reads no further than the end of
 * the page, by its index on time.
 */
export async function readLogRows({ db }: Pick<Database, 'db'>, filter: LogFilter): Promise<LogRow[]> {
  const offset = (filter.page - 1) * pageSize;
  const end = sql`limit ${offset + pageSize + 1}`;
  const { rows } = await db.execute<LogRow & Record<string, unknown>>(sql`
    with entries as (
      (select 'l' || l.id as key, l.created_at as at, l.actor, ${actionOf(filter)} as action, l.record_table, l.record_id,
          l.before, l.after, coalesce(jsonb_array_length(l.before -> 'entries'), 0) as count
        from change_log l where ${logConditions(filter)} order by l.created_at desc, l.id desc ${end})
      union all
      (select 'e' || s.id, s.ended_at, coalesce(s.user_id, ''), 'write', 'containers', s.container_id::text,
          null, null, (select count(*)::int from module_operations o where o.session_id = s.id)
        from editing_sessions s where ${writeConditions(filter)} order by s.ended_at desc ${end})
      union all
      (select 'i' || r.id, r.finished_at, r.actor, 'import', 'import_runs', r.file_name, null, null,
          r.created + r.updated
        from import_runs r where ${importConditions(filter)} order by r.finished_at desc ${end})
    ), shown as (
      select * from entries order by at desc, key desc limit ${pageSize + 1} offset ${offset}
    )
    select e.key, e.at, e.actor, u.name as who, e.action, e.record_table, e.record_id, e.before, e.after, e.count,
        coalesce(nullif(a.name, ''), a.email) as account_name, p.kind, p.id, p.title, p.slug
      from shown e
      left join users u on u.id = e.actor
      left join users a on e.record_table = 'users' and a.id = e.record_id
      left join modules m on e.record_table = 'modules' and m.id::text = e.record_id
      left join pages pa on e.record_table = 'pages' and pa.id::text = e.record_id
      ${joinContainerOwner(sql`case e.record_table when 'containers' then e.record_id::int when 'modules' then m.container_id
        when 'pages' then pa.container_id
        when 'scheduled_publications' then coalesce(e.after ->> 'container_id', e.before ->> 'container_id')::int end`)}
      order by e.at desc, e.key desc`);
  return rows;
}

/** For one record, the import's action on it instead of the import. */
const actionOf = ({ record }: LogFilter) =>
  record === undefined
    ? sql`l.action`
    : sql`case when l.action <> 'import' then l.action when l.before is null then 'create' else 'update' end`;

/** Imported records are one line with their import; the log of a single record has a line for each. */
function logConditions(filter: LogFilter): SQL {
  const { person, subject, action, account, record } = filter;
  return all([
    record === undefined
      ? sql`l.actor <> 'import' and l.action <> 'import'`
      : sql`l.record_id = ${String(record)}`,
    ...(person === undefined ? [] : [sql`l.actor = ${person}`]),
    ...(account === undefined ? [] : [sql`l.record_table = 'users' and l.record_id = ${account}`]),
    ...(action === undefined ? [] : [sql`l.action = ${action}`]),
    ...(subject === undefined ? [] : [isOfTables(subject)]),
    ...during(sql`l.created_at`, filter),
  ]);
}

function isOfTables(subject: LogSubject): SQL {
  const tables = [...subjects].filter(([, each]) => each === subject).map(([table]) => table);
  return sql`l.record_table in (${sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  )})`;
}

function writeConditions(filter: LogFilter): SQL {
  const { person, subject = 'content', action = 'write', account } = filter;
  if (subject !== 'content' || action !== 'write' || account !== undefined) return sql`false`;
  return all([
    ...(person === undefined ? [] : [sql`s.user_id = ${person}`]),
    ...during(sql`s.ended_at`, filter),
  ]);
}

function importConditions(filter: LogFilter): SQL {
  const { person, subject = 'imports', action = 'import', account } = filter;
  if (subject !== 'imports' || action !== 'import' || account !== undefined) return sql`false`;
  return all([
    sql`r.created + r.updated > 0`,
    ...(person === undefined ? [] : [sql`r.actor = ${person}`]),
    ...during(sql`r.finished_at`, filter),
  ]);
}

function during(column: SQL, { from, to }: LogFilter): SQL[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${startOfDay(from).toISOString()}`]),
    ...(to === undefined ? [] : [sql`${column} < ${startOfDay(addDays(to, 1)).toISOString()}`]),
  ];
}

const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
