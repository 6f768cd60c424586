/** Tabs tell each other that they are alive by a lock that each holds: it ends with the tab, however it ends. */

const nameOf = (tab: string) => `foyer-tab ${tab}`;
const kept = 'foyer-tab';
/** A page may need so long to end after it has gone from the screen; milliseconds. */
const patience = 1000;

let own: Promise<string> | undefined;

/**
 * The name of this tab, the same when its page is loaded anew. A copy of a tab gets one of its own.
 * @throws Error where the browser has no locks
 */
export function ownTab(): Promise<string> {
  own ??= takeName();
  return own;
}

async function takeName(): Promise<string> {
  if (!navigator.locks) throw new Error('The browser has no locks.');
  const before = sessionStorage.getItem(kept);
  if (before && (await hold(before, { signal: AbortSignal.timeout(patience) }))) return before;
  const name = crypto.randomUUID();
  sessionStorage.setItem(kept, name);
  await hold(name, {});
  return name;
}

/**
 * Holds the lock of a tab that is no longer there.
 * @param mayEnd waits a moment, for a tab that is just about to end
 * @returns what gives it back; null if that tab is alive
 */
export function claimTab(tab: string, mayEnd: boolean): Promise<(() => void) | null> {
  return hold(tab, mayEnd ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true });
}

function hold(tab: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(nameOf(tab), options, held).catch(() => resolve(null));
  });
}
