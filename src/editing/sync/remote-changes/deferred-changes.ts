/** Words of others that wait until the caret has left the text that they change; meanwhile it is said at the module. */
import { setBadge } from '../../ui/module-chrome/badges.ts';
import type { SeenModule } from './changes.ts';
import { togetherWords } from './messages.ts';

const kept = new Map<number, { module: SeenModule; changed_by: string | null }>();
let isListening = false;

/** Lays a module as others have written it aside until the caret is elsewhere; the latest takes the place of one before. */
export function keep(id: number, module: SeenModule, changed_by: string | null): void {
  kept.set(id, { module, changed_by });
  if (isListening) return;
  isListening = true;
  for (const event of ['focusin', 'focusout']) document.addEventListener(event, () => setTimeout(letGo));
}

/** Says at a module who has changed it; undefined takes it back. */
export function markWriter(id: number, changed_by: string | null | undefined): void {
  setBadge(id, 'changed', changed_by === undefined ? '' : togetherWords().changed_by(changed_by));
}

async function letGo(): Promise<void> {
  if (kept.size === 0) return;
  // It is there: what is kept came by it.
  const { bringIn } = await import('./fetch-remote-changes.ts');
  for (const [id, { module, changed_by }] of [...kept]) {
    kept.delete(id);
    bringIn(id, module, changed_by, new Map());
  }
}
