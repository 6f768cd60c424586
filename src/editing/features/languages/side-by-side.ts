/** Whether the other language stands beside the one being edited. What draws it is fetched only then. */
import { type ComponentType, useSyncExternalStore } from 'react';
import { createStore } from '#state/store.ts';
import { later } from '../../lazy-components.ts';

interface Both {
  isOn: boolean;
  /** Draws a module's texts in the other language; null as long as it is on its way. */
  Beside: ComponentType<{ id: number }> | null;
}

const fetchBeside = later(() => import('./SideBySide.tsx'));

const store = createStore<Both>({ isOn: false, Beside: null });
/** Whoever translates wants it on the next page as well. */
const key = 'foyer-both-languages';

/** @throws what the browser says where it cannot be fetched */
export async function showBoth(isOn: boolean): Promise<void> {
  keep(isOn);
  store.set({ isOn });
  if (!isOn || store.get().Beside) return;
  try {
    store.set({ Beside: (await fetchBeside()).Beside });
  } catch (error) {
    store.set({ isOn: false });
    throw error;
  }
}

/** As it was left on the page before. */
export async function showBothAsBefore(): Promise<void> {
  if (wasOn()) await showBoth(true).catch(() => undefined);
}

export function useBoth(): Both {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

function keep(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Without a memory it is off on the next page.
  }
}

function wasOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}
