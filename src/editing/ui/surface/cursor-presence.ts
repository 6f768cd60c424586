/** In which module somebody is: that of the caret or the focus, or the one whose form is open. */

import { known } from '../../sync/saving/saving.ts';
import { moduleAround } from '../module-chrome/module-elements.ts';
import { openedModule } from '../ui-state.ts';

/** By the server's number; null in none, and in one that nobody else has yet. */
export function moduleAtHand(): number | null {
  const id = openedModule() ?? moduleAround(document.activeElement);
  return id === null ? null : (known.get(id)?.server_id ?? null);
}

/** Tells of every change, once the focus has come to rest. @returns what ends it */
export function watchWhere(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, 150);
  };
  const events = ['focusin', 'focusout'] as const;
  for (const event of events) document.addEventListener(event, look);
  return () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, look);
  };
}
