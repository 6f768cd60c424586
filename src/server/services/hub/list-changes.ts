// Recent changes, the newest first, for the hub.
import { sql } from 'drizzle-orm';
import type { HubAction, HubChange, HubSubject } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { namedPlace, type PlaceRow, placeOf } from '#server/services/hub/hub-places.ts';

const max = 15;

interface ChangeRow extends PlaceRow {
  at: Date;
  who: string;
  action: HubAction;
  subject: HubSubject;
  file_name: string | null;
}

/** Logged changes of pages, slots and pictures, and imports, one entry per import. One query. */
export async function listChanges({ db }: Pick<Database, 'db'>, locale: Locale): Promise<HubChange[]> {
  const { rows } = await db.execute<ChangeRow>(sql`
    with recent as (
      select l.id, l.created_at as at, l.actor, l.action, l.record_table,
          case when l.record_id ~ '^[0-9]{1,9}$' then l.record_id::int end as record_id
        from change_log l
        where l.action <> 'import' and l.actor <> 'import'
          and l.record_table in ('pages', 'containers', 'media', 'modules')
        order by l.id desc limit ${max}
    )
    select r.at, coalesce(u.name, '') as who, r.action,
        case r.record_table when 'pages' then 'page' when 'containers' then 'place'
          when 'media' then 'media' else 'module' end as subject,
        m.file_name, p.kind, p.id, p.title, p.slug
      from recent r
      left join users u on u.id = r.actor
      left join media m on r.record_table = 'media' and m.id = r.record_id
      left join modules mo on r.record_table = 'modules' and mo.id = r.record_id
      left join pages pa on r.record_table = 'pages' and pa.id = r.record_id
      ${placeOf(sql`case r.record_table when 'containers' then r.record_id when 'modules' then mo.container_id
        when 'pages' then pa.container_id end`)}
    union all (
      select finished_at, '', 'import', 'season', file_name, null, null, null, null
        from import_runs where created + updated > 0 order by finished_at desc limit ${max}
    )
    order by at desc limit ${max}`);
  return rows.map((row) => {
    const { title, url } = namedPlace(row, locale);
    const at = new Date(row.at).toISOString();
    return { at, who: row.who, action: row.action, subject: row.subject, title: row.file_name ?? title, url };
  });
}
