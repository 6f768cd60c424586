/** Drops a conflict, and the alert about it. */
import type { EditingSession } from '../session.ts';

export function endConflict({ conflicts, alerts }: EditingSession, id: number): void {
  conflicts.delete(id);
  if (alerts.store.get().alert?.conflict === id) alerts.close();
}
