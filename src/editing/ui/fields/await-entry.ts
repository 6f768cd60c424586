/** Loads an editor when a text gets the focus, and records input until it is ready. */

/** An input that the editor repeats: a `beforeinput` event, or the result of a composition as `insertText`. */
interface EarlyInput {
  inputType: string;
  text: string;
  /** Of pasted or dropped text; else empty. */
  html: string;
}

/** The indexes of a node and its ancestors below the text's element, from the outside; the last one is the offset. */
export type DomPath = readonly number[];

export interface EditorEntry {
  /** The selection at the first input, else now; null if it is not in the text. */
  selection: { anchor: DomPath; focus: DomPath } | null;
  inputs: readonly EarlyInput[];
}

interface Actions {
  /**
   * @param entry the input so far, available once the caret is painted and no input method is composing
   * @returns the function that ends the editor; undefined if the text has been removed by then
   */
  start: (entry: () => Promise<EditorEntry>) => Promise<(() => void) | undefined>;
  /** Loading failed; the next key or focus retries. */
  fail: () => void;
}

/** @returns the function that stops waiting and ends a started editor */
export function awaitEntry(element: HTMLElement, { start, fail }: Actions): () => void {
  let selection: EditorEntry['selection'] = null;
  let inputs: EarlyInput[] = [];
  let isComposing = false;
  let isLoading = false;
  let end: (() => void) | undefined;
  const controller = new AbortController();
  const { signal } = controller;

  async function begin() {
    if (isLoading || end) return;
    isLoading = true;
    try {
      const started = await start(async () => {
        // Lets the browser paint its caret first; input meanwhile is recorded.
        do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        while (isComposing);
        return { selection: selection ?? selectionIn(element), inputs };
      });
      selection = null;
      inputs = [];
      if (signal.aborted) started?.();
      else end = started;
    } catch {
      fail();
    } finally {
      isLoading = false;
    }
  }

  function record(input: EarlyInput) {
    if (end) return;
    selection ??= selectionIn(element);
    inputs.push(input);
    void begin();
  }

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, act, { signal });
  // Links are not followed while editing.
  listen('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  listen('beforeinput', (event) => {
    if (end) return;
    // Has no effect on the input of a composition, which is recorded at its end.
    event.preventDefault();
    const { inputType, data, dataTransfer } = event;
    if (inputType !== 'insertCompositionText')
      record({
        inputType,
        text: data ?? dataTransfer?.getData('text/plain') ?? '',
        html: dataTransfer?.getData('text/html') ?? '',
      });
  });
  listen('compositionstart', () => {
    isComposing = true;
    selection ??= selectionIn(element);
  });
  listen('compositionend', ({ data }) => {
    isComposing = false;
    record({ inputType: 'insertText', text: data, html: '' });
  });
  listen('focus', () => void begin());

  return () => {
    controller.abort();
    end?.();
  };
}

function selectionIn(element: HTMLElement): EditorEntry['selection'] {
  const { anchorNode = null, anchorOffset = 0, focusNode = null, focusOffset = 0 } = getSelection() ?? {};
  const anchor = pathOf(element, anchorNode, anchorOffset);
  const focus = pathOf(element, focusNode, focusOffset);
  return anchor && focus && { anchor, focus };
}

function pathOf(root: Node, node: Node | null, offset: number): DomPath | null {
  if (node === root) return [offset];
  const parent = node?.parentNode;
  const path = parent && pathOf(root, parent, [...parent.childNodes].indexOf(node as ChildNode));
  return path ? [...path, offset] : null;
}
