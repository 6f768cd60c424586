// The application context of every loader, endpoint and job: database, settings, clock, file store, log.
import { createContext } from 'react-router';
import type { BackupState } from '#server/backup/backup-state.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Replica } from '#server/db/replica.ts';
import type { Log } from '#server/log.ts';
import type { MediaStore } from '#server/media/store.ts';

export interface AppContext {
  config: Config;
  database: Database;
  /** Set if the operator has one (`DATABASE_REPLICA_URL`). */
  replica?: Replica;
  store: MediaStore;
  /** The current time; tests and previews may set another. */
  now: () => Date;
  log: Log;
  /** The times of the last backup and drill; undefined without backups (`BACKUP_TO`). */
  backups?: () => BackupState;
}

/** How loaders get it: `context.get(appContextKey)`. */
export const appContextKey = createContext<AppContext>();
