/** Leaving a page: what was put in and never filled goes away. */
import { draftStore } from '../../core/edited-document.ts';
import { placeKey } from '../../core/slots.ts';
import { isBlank } from './saving.ts';

/** The way back knows nothing of it: steps about modules that are gone are passed over. */
export function dropBlank(container: number): void {
  const blank = draftStore
    .ids()
    .filter((id) => draftStore.part(id)?.module.container === container && isBlank(id));
  if (blank.length === 0) return;
  const keys = blank.flatMap((id) => {
    const part = draftStore.part(id);
    return part ? [placeKey(part.module)] : [];
  });
  const kept = (key: string) => draftStore.children(key).filter((id) => !blank.includes(id));
  draftStore.put(new Map(blank.map((id) => [id, null])), new Map(keys.map((key) => [key, kept(key)])));
}
