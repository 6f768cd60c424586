// Checks that concern several records, after the writes and before the commit: menus, redirects, addresses of forms.
import { inArray, sql } from 'drizzle-orm';
import { bothLanguages } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { resourceIssueMessage } from '#i18n/resources/resource-messages.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { redirects } from '#server/db/schema/site.ts';
import { withoutMisplaced } from '#server/services/menus/misplaced-links.ts';
import type { ChangeSet } from './change-set.ts';
import type { RecordWriteResult } from './record-writes.ts';
import { inOrder, writeRemovals } from './write-changes.ts';

/**
 * @param resources of the results, in the same order
 * @returns the results, rejecting those that violate rules across records
 */
export async function enforceCrossRecordRules(
  set: ChangeSet,
  resources: readonly ResourceName[],
  results: readonly RecordWriteResult[],
): Promise<RecordWriteResult[]> {
  await freeFormAddresses(set, resources, results);
  const placed = await withoutMisplaced(set.queries, resources, results);
  return withoutCircles(set, resources, placed);
}

/** The records of one resource among the results. */
const recordsOf = (
  name: ResourceName,
  resources: readonly ResourceName[],
  results: readonly RecordWriteResult[],
) => results.flatMap((result, at) => ('record' in result && resources[at] === name ? [result.record] : []));

/** A form's address has precedence: redirects from it are removed. */
async function freeFormAddresses(
  set: ChangeSet,
  resources: readonly ResourceName[],
  results: readonly RecordWriteResult[],
): Promise<void> {
  const addresses = recordsOf('forms', resources, results).flatMap(({ values }) =>
    bothLanguages.map((locale) => pathFor('forms-slug', locale, { slug: String(values.slug) })),
  );
  if (addresses.length === 0) return;
  const hiding = await set.queries
    .select({ id: redirects.id })
    .from(redirects)
    .where(
      inArray(
        redirects.old_path,
        addresses.flatMap((path) => [path, `${path}/`]),
      ),
    )
    .orderBy(redirects.id)
    .for('update');
  const ids = hiding.map(({ id }) => id);
  await writeRemovals(set, 'redirects', await inOrder(set, 'redirects', ids));
}

async function withoutCircles(
  { queries }: ChangeSet,
  resources: readonly ResourceName[],
  results: readonly RecordWriteResult[],
): Promise<RecordWriteResult[]> {
  const written = recordsOf('redirects', resources, results);
  const circles = await findRedirectLoops(
    queries,
    written.map(({ id }) => id),
  );
  return results.map((result, at) => {
    const isCircle = 'record' in result && resources[at] === 'redirects' && circles.has(result.record.id);
    return isCircle ? { result: 'invalid', issues: [circle] } : result;
  });
}

const messageIn = (locale: 'de' | 'en') =>
  resourceIssueMessage({ path: ['new_path'], rule: 'redirect-circle' }, locale);
const circle = { field: 'new_path', message: { de: messageIn('de'), en: messageIn('en') } };

/**
 * Serialises writers of redirects, since two of them could close a loop together.
 * @param ids of redirects that were written
 * @returns those that are part of a loop
 */
async function findRedirectLoops(queries: Queries, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
  // An address with and without a slash at its end is the same.
  const { rows } = await queries.execute<{ id: number }>(sql`
    with recursive way (id, path) as (
      select id, rtrim(new_path, '/') from redirects where id = any (${sql.param([...ids])}::int[])
      union
      select way.id, rtrim(next.new_path, '/')
      from way join redirects next on next.old_path in (way.path, way.path || '/')
    )
    select distinct way.id from way join redirects own on own.id = way.id and rtrim(own.old_path, '/') = way.path`);
  return new Set(rows.map(({ id }) => id));
}
