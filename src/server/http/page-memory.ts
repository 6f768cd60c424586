// What many pages share (menus, colours, redirects, the events of two days): read once a minute for each content version.

export interface PageMemory {
  /**
   * What was read earlier under this name, or what `read` reads now. A failure is not remembered.
   * @param name from a bounded set: nothing that visitors can make up
   */
  remember<T>(name: string, read: () => Promise<T>): Promise<T>;
}

/** For pages that may show more than visitors see, and for everything else that has to be read at this moment. */
export const noMemory: PageMemory = { remember: (_, read) => read() };

function createPageMemory(): PageMemory {
  const kept = new Map<string, Promise<unknown>>();
  return {
    remember<T>(name: string, read: () => Promise<T>): Promise<T> {
      const known = kept.get(name);
      if (known) return known as Promise<T>;
      const result = read();
      kept.set(name, result);
      result.catch(() => kept.delete(name));
      return result;
    },
  };
}

interface Clocks {
  /** The latest known content version; 0 while it is unknown. */
  contentVersion: () => number;
  now: () => Date;
}

/**
 * The memory for a page whose rendering begins. Whatever is read into it is read after its version and minute are known,
 * so it is never older than they are.
 */
export function watchPageMemory({ contentVersion, now }: Clocks): () => PageMemory {
  let validFor = '';
  let memory = noMemory;
  return () => {
    const version = contentVersion();
    if (version === 0) return noMemory;
    const moment = `${version} ${Math.floor(now().getTime() / 60_000)}`;
    if (moment !== validFor) {
      validFor = moment;
      memory = createPageMemory();
    }
    return memory;
  };
}
