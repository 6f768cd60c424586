/** Removes added modules that were never filled, when the page is left. */
import { slotKey } from '../../core/slots.ts';
import type { EditingSession } from '../session.ts';
import { isBlank } from './module-status.ts';

/** Does not touch the undo stack: commands for missing modules are skipped. */
export function discardUntouchedModules(session: EditingSession, container: number): void {
  const { document } = session;
  const parts = document.ids().flatMap((id) => document.part(id) ?? []);
  const untouched = parts.filter(
    ({ module }) => module.container === container && isBlank(session, module.id),
  );
  if (untouched.length === 0) return;
  const ids = new Set(untouched.map(({ module }) => module.id));
  const left = (key: string) => document.children(key).filter((id) => !ids.has(id));
  const keys = untouched.map(({ module }) => slotKey(module));
  document.put(new Map([...ids].map((id) => [id, null])), new Map(keys.map((key) => [key, left(key)])));
}
