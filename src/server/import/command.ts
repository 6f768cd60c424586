// The command `npm run import -- <folder or file>`.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type Config, loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.server.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { isAnswering, openTransport } from '#server/db/embedded/transport.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { problemLine } from '#server/import/problem.ts';
import { readSeason } from '#server/import/read-season.ts';
import { openMediaStore } from '#server/media/store.ts';
import { shopOrigin } from '#server/shop-origin.ts';
import { StartError } from '#server/start-error.ts';
import { type ImportReport, importSeason } from './import-season.ts';

const usage = 'Usage: npm run import -- <folder or file>\nThe format is described in docs/SEASON-FILES.md.';

/** @returns the exit code */
async function run(place: string | undefined): Promise<number> {
  if (!place) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const config = loadConfig(process.env);
  const source = await readSeason(path.resolve(process.env.INIT_CWD ?? '.', place));
  const { connection, stop } = await reachDatabase(config);
  try {
    await migrateDatabase(connection, { log: { info() {}, warn: console.warn } });
    const database = await openDatabase(connection, { poolSize: 3, applicationName: 'foyer import' });
    try {
      const report = await importSeason(database, source, {
        actor: 'import',
        now: config.CLOCK ?? new Date(),
        shopOrigin: shopOrigin(config),
        store: openMediaStore(path.join(config.DATA_DIR, 'media')),
        onProgress: (text) => process.stdout.write(`${text}\n`),
      });
      tell(report);
      return report.is_written ? 0 : 1;
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
}

/** The operator's server, or the embedded one, which a running Foyer may have started. */
async function reachDatabase(
  config: Config,
): Promise<{ connection: DatabaseConnection; stop: () => Promise<void> }> {
  if (config.DATABASE_URL)
    return { connection: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  if (existsSync(config.DATA_DIR)) {
    const transport = await openTransport(path.join(realpathSync(config.DATA_DIR), 'postgres'));
    if (await isAnswering(transport)) return { connection: transport.connection, stop: async () => {} };
  }
  return await startEmbedded({ dataDir: config.DATA_DIR, log: { ...console, info() {} } });
}

/** Prints the report in the language of the terminal. */
function tell({ is_written, created, updated, unchanged, problems }: ImportReport): void {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = /^de/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'de' : 'en';
  for (const problem of problems) {
    const { severity } = problem;
    const mark = severity === 'error' ? '✗' : '·';
    process[severity === 'error' ? 'stderr' : 'stdout'].write(`${mark} ${problemLine(problem, locale)}\n`);
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (is_written) {
    const said = {
      de: `${created} neu, ${updated} geändert, ${unchanged} unverändert.`,
      en: `${created} created, ${updated} updated, ${unchanged} unchanged.`,
    };
    process.stdout.write(`${said[locale]}\n`);
  } else {
    const said = {
      de: `${errors} Fehler. Es wurde nichts geschrieben.`,
      en: `${errors} ${errors === 1 ? 'error' : 'errors'}. Nothing was written.`,
    };
    process.stderr.write(`${said[locale]}\n`);
  }
}

run(process.argv[2]).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isSentence = error instanceof StartError || (error instanceof Error && error.name === 'Error');
    process.stderr.write(`${isSentence ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  },
);
