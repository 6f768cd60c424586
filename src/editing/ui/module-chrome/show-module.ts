/** Scrolls to a module and focuses its frame. */
import { focusFrame, hostOf } from './module-elements.ts';

export function showModule(id: number): void {
  hostOf(id)?.scrollIntoView({ block: 'center' });
  focusFrame(id);
}
