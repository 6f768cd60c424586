// The job that makes a backup every night in a child process, and tracks when that last succeeded.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { isSecretKey } from '#server/backup/backup-key.ts';
import { type BackupState, isBackupDue, readBackupTimes } from '#server/backup/backup-state.ts';
import { openBackupTarget } from '#server/backup/backup-target.ts';
import { backupRunningCode } from '#server/command-line.ts';
import type { Config } from '#server/config.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import type { Log } from '#server/log.ts';
import { projectRoot } from '#server/project-root.ts';

export interface Backups extends Worker {
  /** At most ten minutes old. */
  state(): BackupState;
}

interface Options {
  config: Config & { BACKUP_TO: string };
  connection: DatabaseConnection;
  log: Log;
}

/** Milliseconds between polls, since another instance or a person may have made the backup. */
const pause = 10 * 60_000;
/** Milliseconds until the next try after a failure. */
const retryPause = 60 * 60_000;
const command = path.join(projectRoot, 'src/server/backup/backup-command.ts');

/**
 * A missed backup is made as soon as an instance runs. Compression and encryption run in a child process, so that
 * requests do not wait. Uses real time, not `CLOCK`.
 */
export function startBackups({ config, connection, log }: Options): Backups {
  let state: BackupState = {
    backed_up_at: null,
    drilled_at: null,
    is_drilled_here: !config.BACKUP_KEY || isSecretKey(config.BACKUP_KEY),
    failure: null,
  };

  const look = async () => {
    const target = await openBackupTarget(config.BACKUP_TO, config);
    state = { ...state, ...(await readBackupTimes(target, new Date())) };
  };

  const round = async (signal: AbortSignal) => {
    try {
      await look();
      if (!isBackupDue(state, new Date())) return undefined;
      const { code, output } = await backUp(urlOf(connection), signal);
      // Another instance was quicker, or this one is about to stop.
      if (code === backupRunningCode || signal.aborted) return undefined;
      if (code !== 0) throw new Error(output);
      await look();
      state.failure = null;
      log.info({ output }, 'Backed up');
      return undefined;
    } catch (error) {
      state.failure = (error as Error).message;
      log.error({ failure: state.failure }, 'The nightly backup is missing');
      return retryPause;
    }
  };
  const worker = startWorker(round, { pause, log, failure: 'The nightly backup was interrupted' });
  return { ...worker, state: () => state };
}

/** @returns its exit code and output */
function backUp(databaseUrl: string, signal: AbortSignal): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    const child = spawn(process.execPath, [command, '--drill'], { env, signal, killSignal: 'SIGTERM' });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', (error) => (signal.aborted ? undefined : reject(error)));
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/** Also for the embedded database, whose port only this process knows on some systems. */
function urlOf(connection: DatabaseConnection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, database, user, password = '' } = connection;
  const account = [user, password].map(encodeURIComponent).join(':');
  return `postgresql://${account}@${encodeURIComponent(host)}:${port}/${database}`;
}
