// The hub's warning about late backups or drills.
import type { BackupNotice } from '#domain/hub/hub.ts';
import { type BackupState, isBackupLate } from '#server/backup/backup-state.ts';

/**
 * Null if backups are fine.
 * @param now real time, as for backups
 */
export function backupNotice(state: BackupState, now: Date): BackupNotice | null {
  if (!isBackupLate(state, now)) return null;
  const { backed_up_at, drilled_at } = state;
  if (!backed_up_at) return { kind: 'none', at: null };
  const isOld = isBackupLate({ ...state, is_drilled_here: false }, now);
  if (isOld) return { kind: 'late', at: backed_up_at.toISOString() };
  return { kind: 'untried', at: drilled_at?.toISOString() ?? null };
}
