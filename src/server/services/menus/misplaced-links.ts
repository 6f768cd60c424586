// Finds menu links that the public menus cannot show: a third level, a cycle, a level below the footer. Checked
// before the transaction commits.
import { sql } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Queries } from '#server/db/query-builder.ts';
import type { RecordIssue } from '#server/services/records/record-schema.ts';
import type { RecordWriteResult } from '#server/services/records/record-writes.ts';

const isMenuLink = (resource: ResourceName) => resource === 'menu_links' || resource === 'submenu_links';

/** The results of writing, rejecting links that menus cannot show. One query if menu links were written. */
export async function withoutMisplaced(
  queries: Queries,
  resources: readonly ResourceName[],
  results: readonly RecordWriteResult[],
): Promise<RecordWriteResult[]> {
  const ids = results.flatMap((result, at) =>
    'record' in result && isMenuLink(resources[at] as ResourceName) ? [result.record.id] : [],
  );
  if (ids.length === 0) return [...results];
  const issues = await findMisplaced(queries, ids);
  return results.map((result, at) => {
    const isLink = 'record' in result && isMenuLink(resources[at] as ResourceName);
    const issue = isLink ? issues.get(result.record.id) : undefined;
    return issue ? { result: 'invalid', issues: [issue] } : result;
  });
}

interface Row extends Record<string, unknown> {
  id: number;
  is_footer: boolean;
}

/** By ids of links: those that are misplaced, or have misplaced descendants. */
async function findMisplaced(queries: Queries, ids: readonly number[]): Promise<Map<number, RecordIssue>> {
  const given = sql`${sql.param([...ids])}::int[]`;
  const { rows } = await queries.execute<Row>(sql`
    select given.id, above.parent_id is null and above.list = 'footer' as is_footer
    from unnest(${given}) as given (id)
      join menu_links l on l.id = given.id or l.parent_id = given.id
      join menu_links above on above.id = l.parent_id
    where above.parent_id is not null or above.list = 'footer'`);
  return new Map(rows.map(({ id, is_footer }) => [id, is_footer ? belowFooter : tooDeep]));
}

const tooDeep: RecordIssue = {
  field: 'parent',
  message: {
    de: 'Menüs haben zwei Ebenen. Stellen Sie den Eintrag unter einen der ersten Ebene, und nehmen Sie vorher heraus, was unter ihm steht.',
    en: 'Menus have two levels. Put the entry below one of the first level, and take out what is below it before.',
  },
};

const belowFooter: RecordIssue = {
  field: 'parent',
  message: {
    de: 'Die Fußzeile hat nur eine Ebene. Wählen Sie einen Eintrag des Hauptmenüs.',
    en: 'The footer has one level only. Choose an entry of the main menu.',
  },
};
