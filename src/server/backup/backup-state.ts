// The times of the last backup and the last drill, for the hub, the metrics and the nightly job.
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import type { BackupTarget } from './backup-target.ts';
import { readDrillNote } from './drill-backup.ts';
import { backupTime, listBackups } from './manifest.ts';

export interface BackupState {
  /** The time of the latest complete backup; null if there is none. */
  backed_up_at: Date | null;
  /** When a backup was last restored on trial with success; null: never. */
  drilled_at: Date | null;
  /** False if the key can only encrypt: drills then have to run on another machine. */
  is_drilled_here: boolean;
  /** Why this instance's last attempt failed; null after a successful one. */
  failure: string | null;
}

/** Milliseconds; the night's backup is missing, and another night's will be soon. */
const lateAfter = 36 * 3_600_000;
/** The hour of the night, in the theatre's time. */
const nightlyHour = 3;

/** Milliseconds by which the clocks of two instances may differ. */
const clockTolerance = 60_000;

/**
 * Reads the times from the backup target, so that they are right even after files were deleted by hand. Times in the
 * future do not count: a clock that was wrong for an hour would otherwise prevent backups until then.
 */
export async function readBackupTimes(
  target: BackupTarget,
  now: Date,
): Promise<Pick<BackupState, 'backed_up_at' | 'drilled_at'>> {
  const isPast = (moment: Date) => moment.getTime() <= now.getTime() + clockTolerance;
  const note = await readDrillNote(target);
  const drilled_at = note && new Date(note.passed_at);
  return {
    backed_up_at: (await listBackups(target)).map(backupTime).find(isPast) ?? null,
    drilled_at: drilled_at && isPast(drilled_at) ? drilled_at : null,
  };
}

/** Whether the last backup or the last drill is older than a day and a half. */
export function isBackupLate({ backed_up_at, drilled_at, is_drilled_here }: BackupState, now: Date): boolean {
  const isOld = (moment: Date | null) => !moment || now.getTime() - moment.getTime() > lateAfter;
  return isOld(backed_up_at) || (is_drilled_here && isOld(drilled_at));
}

/** Whether there is no backup since three o'clock of the last night. */
export function isBackupDue({ backed_up_at }: Pick<BackupState, 'backed_up_at'>, now: Date): boolean {
  const today = berlinDay(now);
  const hourOf = (day: string) => startOfDay(day).getTime() + nightlyHour * 3_600_000;
  const latest = hourOf(today) <= now.getTime() ? hourOf(today) : hourOf(addDays(today, -1));
  return !backed_up_at || backed_up_at.getTime() < latest;
}
