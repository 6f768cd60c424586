/** Tabs tell each other that they are alive by a lock that each holds: it ends with the tab, however it ends. */
import type { DraftStorage } from '../ports.ts';

/** A page may need so long to end after it has gone from the screen; milliseconds. */
const timeout = 1000;

/** @param kind what the locks are called by: whoever keeps something else in the same tab has locks of their own */
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

/** A copy of a tab gets a name of its own. @throws Error where the browser has no locks */
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
    const held = (granted: Lock | null) => {
      if (!granted) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(lock, options, held).catch(() => resolve(null));
  });
}
