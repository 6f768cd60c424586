/** Loads an editor when a text gets the focus, and buffers keystrokes until it is ready. */

/** The point of the click, and what was typed since. */
export interface EditorEntry {
  /** Null for those who came with the keyboard. */
  point: { x: number; y: number } | null;
  typed: string;
}

/** Milliseconds of hovering after which the editor is prefetched. */
const hoverDelay = 80;

interface Actions {
  /** Prefetches what `start` needs. */
  prepare: () => void;
  /** @returns what ends it, or nothing if the text is gone by then */
  start: (entry: () => EditorEntry) => Promise<(() => void) | undefined>;
  /** Loading failed; the next key or focus tries again. */
  fail: () => void;
}

/** @returns the end of waiting, and of what was started */
export function awaitEntry(element: HTMLElement, { prepare, start, fail }: Actions): () => void {
  let point: EditorEntry['point'] = null;
  let typed = '';
  let isLoading = false;
  let end: (() => void) | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  const { signal } = controller;

  async function begin() {
    if (isLoading || end) return;
    isLoading = true;
    try {
      const started = await start(() => ({ point, typed }));
      typed = '';
      if (signal.aborted) started?.();
      else end = started;
    } catch {
      fail();
    } finally {
      isLoading = false;
    }
  }

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, act, { signal });
  listen('pointerenter', () => {
    resting = setTimeout(prepare, hoverDelay);
  });
  listen('pointerleave', () => clearTimeout(resting));
  listen('pointerdown', ({ clientX, clientY }) => {
    point = { x: clientX, y: clientY };
    prepare();
  });
  // Links in it are not followed by somebody who writes.
  listen('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  listen('beforeinput', (event) => {
    if (end) return;
    event.preventDefault();
    typed += event.inputType === 'insertText' ? (event.data ?? '') : '';
    void begin();
  });
  listen('focus', () => void begin());

  return () => {
    controller.abort();
    clearTimeout(resting);
    end?.();
  };
}
