/**
 * Each tab holds a Web Lock, which the browser releases when the tab ends, so that tabs can tell which others are
 * alive.
 */
import type { DraftStorage } from '../ports.ts';

/** Milliseconds that a page may hold its lock after it was unloaded. */
const timeout = 1000;

/** @param kind prefix of the lock names, so that different storages in one tab have separate locks */
export function createTabLocks(kind = 'foyer-tab'): Pick<DraftStorage, 'ownTab' | 'claimTab'> {
  let own: Promise<string> | undefined;
  return {
    ownTab() {
      own ??= takeName(kind);
      return own;
    },
    claimTab: (tab, mayEnd) =>
      hold(`${kind} ${tab}`, mayEnd ? { signal: AbortSignal.timeout(timeout) } : { ifAvailable: true }),
  };
}

/**
 * Takes a lock; a duplicated tab gets a new name.
 * @throws Error if the browser has no locks
 */
async function takeName(kind: string): Promise<string> {
  if (!navigator.locks) throw new Error('The browser has no locks.');
  const before = sessionStorage.getItem(kind);
  if (before && (await hold(`${kind} ${before}`, { signal: AbortSignal.timeout(timeout) }))) return before;
  const name = crypto.randomUUID();
  sessionStorage.setItem(kind, name);
  await hold(`${kind} ${name}`, {});
  return name;
}

function hold(lock: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const onGranted = (granted: Lock | null) => {
      if (!granted) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(lock, options, onGranted).catch(() => resolve(null));
  });
}
