// Starts the application: database, migrations, demo season, first account, file store, jobs.
import { berlinDay } from '#domain/dates/dates.ts';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/client.server.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openReplica } from '#server/db/replica.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import type { Worker } from '#server/jobs/worker.ts';
import { openMail } from '#server/mail/smtp.ts';
import { openConfiguredStore } from '#server/media/store.ts';
import { checkFirstPassword, ensureFirstAccount } from '#server/services/accounts/first-account.ts';
import { ensureIndex } from '#server/services/search/write-index.ts';
import type { AppContext } from './app-context.ts';
import type { Log } from './log.ts';
import { shopOrigin } from './shop-origin.ts';

export interface RunningApp {
  appContext: AppContext;
  /** Lets running jobs finish, and starts no others. */
  stopJobs(): Promise<unknown>;
  /** Stops jobs, then the database; resolves when no process is left. */
  close(): Promise<void>;
}

/** The process's clock: real time, or time that runs on from `CLOCK`. */
function clockOf(config: Config): () => Date {
  if (!config.CLOCK) return () => new Date();
  const shift = config.CLOCK.getTime() - Date.now();
  return () => new Date(Date.now() + shift);
}

interface StartOptions {
  /** Called when the embedded database's process runs but is not ready. */
  whileWaiting?: () => void;
  /** Ends the import of the demo season, which takes minutes. */
  signal?: AbortSignal;
}

/**
 * @throws StartError with a message for the operator if the data directory, the database or a setting prevents the
 * start
 */
export async function bootstrap(
  config: Config,
  log: Log,
  step: (text: string) => void,
  { whileWaiting, signal }: StartOptions = {},
): Promise<RunningApp> {
  const closers: (() => Promise<void>)[] = [];
  const jobs: Worker[] = [];
  const stopJobs = () => Promise.all(jobs.map((job) => job.stop()));
  const close = async () => {
    await stopJobs();
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    if (config.BACKUP_KEY) {
      const { parseBackupKey } = await import('#server/backup/backup-key.ts');
      await parseBackupKey(config.BACKUP_KEY);
    }
    const connection = await openConnection(config, { log, step, closers, whileWaiting });
    // First, since it checks that the server is reachable and new enough.
    const database: Database = await openDatabase(connection, { poolSize: config.DATABASE_POOL_SIZE, log });
    closers.push(() => database.close());
    const migrated = await migrateDatabase(connection, { log });
    if (migrated > 0) step(`Set up ${migrated} versions of the data model.`);
    // Checked before the import of the season, which takes minutes.
    await checkFirstPassword(database, config);
    // Pages do without it.
    const store = await openConfiguredStore(config, (failure) =>
      log.error({ err: failure }, 'Pictures are missing'),
    );
    const now = clockOf(config);
    const appContext: AppContext = { config, database, store, now, log };
    if (config.DATABASE_REPLICA_URL) {
      const replica = openReplica({ connectionString: config.DATABASE_REPLICA_URL }, database, {
        poolSize: config.DATABASE_POOL_SIZE,
        log,
      });
      closers.push(() => replica.close());
      appContext.replica = replica;
    }
    if (await isEmpty(database)) {
      step('Importing the demo season ...');
      // Loaded at the first start alone.
      const { loadDemoSeason } = await import('#season/load-demo.ts');
      const report = await loadDemoSeason(database, {
        today: berlinDay(now()),
        store,
        shopOrigin: shopOrigin(config),
        signal,
        onProgress: ({ en }) => step(en),
      });
      step(`Imported ${report.created} records.`);
    }
    if (await ensureIndex(database)) step('Made the search index.');
    await ensureFirstAccount(database, config, step);
    jobs.push(await startJobs({ database, store, log, now, sendMail: openMail(config) }));
    const { BACKUP_TO } = config;
    if (BACKUP_TO) {
      const { startBackups } = await import('#server/jobs/run-backups.ts');
      const backups = startBackups({ config: { ...config, BACKUP_TO }, connection, log });
      jobs.push(backups);
      appContext.backups = () => backups.state();
    }
    return { appContext, stopJobs, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Opening {
  log: Log;
  step: (text: string) => void;
  closers: (() => Promise<void>)[];
  whileWaiting: (() => void) | undefined;
}

async function openConnection(
  config: Config,
  { log, step, closers, whileWaiting }: Opening,
): Promise<DatabaseConnection> {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL };
  step('Starting the database ...');
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR, log, whileWaiting });
  closers.push(() => embedded.stop());
  return embedded.connection;
}

/** An empty database gets the demo season. */
async function isEmpty({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query('SELECT 1 FROM import_runs UNION ALL SELECT 1 FROM productions LIMIT 1');
  return rows.length === 0;
}
