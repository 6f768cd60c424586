// Memoises data that many pages share (menus, colours, redirects, events of two days), per minute and content version.

export interface PageMemory {
  /**
   * Returns the memoised value, or reads it. Failures are not memoised.
   * @param name from a bounded set, never from the client
   */
  remember<T>(name: string, read: () => Promise<T>): Promise<T>;
}

/** Without memoisation, for pages with drafts and for data that has to be current. */
export const noPageMemory: PageMemory = { remember: (_, read) => read() };

function createPageMemory(): PageMemory {
  const results = new Map<string, Promise<unknown>>();
  return {
    remember<T>(name: string, read: () => Promise<T>): Promise<T> {
      const cached = results.get(name);
      if (cached) return cached as Promise<T>;
      const result = read();
      results.set(name, result);
      result.catch(() => results.delete(name));
      return result;
    },
  };
}

interface Clocks {
  /** The latest known content version; 0 while unknown. */
  contentVersion: () => number;
  now: () => Date;
}

/**
 * Creates the memory for a render. Version and minute are determined before anything is read, so values are never older
 * than they are.
 */
export function watchPageMemory({ contentVersion, now }: Clocks): () => PageMemory {
  let validFor = '';
  let memory = noPageMemory;
  return () => {
    const version = contentVersion();
    if (version === 0) return noPageMemory;
    const moment = `${version} ${Math.floor(now().getTime() / 60_000)}`;
    if (moment !== validFor) {
      validFor = moment;
      memory = createPageMemory();
    }
    return memory;
  };
}
