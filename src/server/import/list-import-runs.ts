// Lists recent imports.
import { desc } from 'drizzle-orm';
import type { ImportRun } from '#domain/back-office/import-report.ts';
import type { Database } from '#server/db/client.server.ts';
import { import_runs } from '#server/db/schema/change-log.ts';

/** Runs that are listed. */
const maxRuns = 10;

/** The newest first. */
export async function listImportRuns({ db }: Pick<Database, 'db'>): Promise<ImportRun[]> {
  const { id, file_name, created, updated, finished_at } = import_runs;
  const rows = await db
    .select({ id, created, updated, files: file_name, at: finished_at })
    .from(import_runs)
    .orderBy(desc(id))
    .limit(maxRuns);
  return rows.map((row) => ({ ...row, files: row.files.split(', '), at: row.at.toISOString() }));
}
