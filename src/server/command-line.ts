// Runs a command: its exit code, and every failure as a sentence.
import { databaseFailure } from '#server/database-failure.ts';
import { StartError } from '#server/start-error.ts';

/** The command was called with wrong arguments. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The exit code if another backup of the same database is running. */
export const backupRunningCode = 3;

/** Another backup of the same database is running. */
export class BackupUnderWayError extends StartError {
  override name = 'BackupUnderWayError';
}

const databaseSentences = {
  away: 'The database did not answer. Nothing was written in the transaction that was open; try again.',
  full: 'There is no space left. Make room and try again.',
};

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

/** Exit code 2 and the usage for a wrong call, 1 and a sentence for everything else. */
export async function runCommand(run: (args: string[]) => Promise<number>, usage: string): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    // An interruption's code is a number.
    const { code } = (error ?? {}) as { code?: unknown };
    if (error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS')) {
      process.stderr.write(`${usage}\n`);
      process.exitCode = 2;
      return;
    }
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = error instanceof BackupUnderWayError ? backupRunningCode : 1;
    // What was interrupted may be under way still.
    if (isInterruption(error)) process.exit();
  }
}

const isInterruption = (error: unknown) => error instanceof Error && error.name === 'AbortError';

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const failure = databaseFailure(error);
  // What failed last is often the end of a transaction, and says nothing.
  if (failure) return `${databaseSentences[failure]} (${innermost(error).message})`;
  if (isInterruption(error))
    return 'Interrupted. What was open is rolled back, and an unfinished backup does not count.';
  return error instanceof StartError || error.name === 'Error'
    ? error.message
    : (error.stack ?? error.message);
}
