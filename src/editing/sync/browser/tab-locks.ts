/** Tabs tell each other that they are alive by a lock that each holds: it ends with the tab, however it ends. */
import type { DraftStorage } from '../ports.ts';

const lockName = (tab: string) => `foyer-tab ${tab}`;
const storageKey = 'foyer-tab';
/** A page may need so long to end after it has gone from the screen; milliseconds. */
const timeout = 1000;

export function createTabLocks(): Pick<DraftStorage, 'ownTab' | 'claimTab'> {
  let own: Promise<string> | undefined;
  return {
    ownTab() {
      own ??= takeName();
      return own;
    },
    claimTab: (tab, mayEnd) =>
      hold(tab, mayEnd ? { signal: AbortSignal.timeout(timeout) } : { ifAvailable: true }),
  };
}

/** A copy of a tab gets a name of its own. @throws Error where the browser has no locks */
async function takeName(): Promise<string> {
  if (!navigator.locks) throw new Error('The browser has no locks.');
  const before = sessionStorage.getItem(storageKey);
  if (before && (await hold(before, { signal: AbortSignal.timeout(timeout) }))) return before;
  const name = crypto.randomUUID();
  sessionStorage.setItem(storageKey, name);
  await hold(name, {});
  return name;
}

function hold(tab: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(lockName(tab), options, held).catch(() => resolve(null));
  });
}
