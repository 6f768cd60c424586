/** Scrolls to a module and focuses its frame. */
import { focusFrame, moduleElement } from './module-elements.ts';

export function showModule(id: number): void {
  moduleElement(id)?.scrollIntoView({ block: 'center' });
  focusFrame(id);
}
