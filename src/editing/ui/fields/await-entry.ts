/** Loads an editor when a text gets the focus, and buffers keystrokes until it is ready. */

/** The position of the click, and the text typed since. */
export interface EditorEntry {
  /** Null for keyboard focus. */
  point: { x: number; y: number } | null;
  typed: string;
}

/** Milliseconds of hovering after which the editor is prefetched. */
const hoverDelay = 80;

interface Actions {
  /** Prefetches what `start` needs. */
  prepare: () => void;
  /** @returns the function that ends it; undefined if the text is gone by then */
  start: (entry: () => EditorEntry) => Promise<(() => void) | undefined>;
  /** Loading failed; the next key or focus retries. */
  fail: () => void;
}

/** @returns the function that stops waiting and ends what was started */
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
  // Links are not followed while editing.
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
