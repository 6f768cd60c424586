/** Attaches ProseMirror to the element that shows the text, with the same markup and position. */
import { DOMParser, type Node } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { parseLink } from '#domain/urls/links.ts';
import { pastedText } from '../../core/plain-text.ts';
import { inertBody } from '../fields/safe-html.ts';
import { flushEvent, mergedEvent } from '../fields/text-field-events.ts';
import { undoKeyOf } from '../fields/undo-keys.ts';
import { pressedKey } from '../kit/pressed-key.ts';
import { htmlOfNode } from './html.ts';
import { keysOf } from './keys.ts';
import { cleanPasted } from './pasted.ts';
import { positionIn } from './position-in.ts';
import { richTextSchema } from './schema.ts';
import { setLink, toolStateOf } from './tools.ts';
import { unwrapLines } from './unwrap-lines.ts';

export interface RichOptions {
  html: string;
  /**
   * Called after painting, at most once per frame. With `isOwnStep` it is called immediately, and the change is undone
   * by itself.
   */
  onChange: (html: string, isOwnStep: boolean) => void;
  onStep: (step: 'undo' | 'redo') => void;
  plugins?: Plugin[];
}

/** The state and methods that are used from outside, e.g. by the tools. */
export interface RichEditor {
  view: EditorView;
  run: (command: Command) => void;
  /** Undoes or redoes, after flushing pending input. */
  step: (step: 'undo' | 'redo') => void;
  /** Replaces the text. The caret keeps its position if possible. */
  setHtml: (html: string) => void;
  /** Flushes the input since the last frame. */
  flush: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Called on keys for the `tools` or the `link`. */
  onAsk: (listener: (what: 'tools' | 'tab' | 'link') => boolean) => void;
  destroy: () => void;
}

/** Takes over the element until `destroy`. Changes are reported as HTML after painting. */
export function createRichEditor(element: HTMLElement, options: RichOptions): RichEditor {
  const listeners = new Set<() => void>();
  let ask: (what: 'tools' | 'tab' | 'link') => boolean = () => false;
  let written = htmlOfNode(parse(options.html));
  let isWaiting = false;

  const handOver = (isOwnStep: boolean) => {
    isWaiting = false;
    const html = htmlOfNode(view.state.doc);
    if (html === written) return;
    written = html;
    options.onChange(html, isOwnStep);
  };
  const flush = () => handOver(false);
  // Serialising the document waits until the letter is painted.
  const flushAfterPaint = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => setTimeout(() => isWaiting && flush()));
  };
  const step = (which: 'undo' | 'redo') => {
    flush();
    options.onStep(which);
  };

  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({
        doc: parse(options.html),
        plugins: [
          ...(options.plugins ?? []),
          ...keysOf({ onLink: () => ask('link'), onTools: (isAsked) => ask(isAsked ? 'tools' : 'tab') }),
        ],
      }),
      attributes: (state): Record<string, string> => (isEmpty(state.doc) ? { 'data-blank': 'true' } : {}),
      handlePaste(_, { clipboardData }) {
        const words = (clipboardData?.getData('text/plain') ?? '').trim();
        const pasted = parseLink(words);
        // Paths are words of texts, too.
        if (!pasted || pasted.kind === 'path') return false;
        // Where no words are selected, an address is its own, unless it was copied with others.
        const isLinked = clipboardData?.types.includes('text/html') || toolStateOf(view.state).link;
        if (view.state.selection.empty && (isLinked || pasted.kind !== 'web')) return false;
        setLink({ href: pasted.href, blank: false }, words)(view.state, (link) =>
          view.dispatch(link.setMeta('uiEvent', 'paste')),
        );
        return true;
      },
      transformPastedHTML: cleanPasted,
      transformPastedText: (text) => unwrapLines(pastedText(text, 'plain')),
      dispatchTransaction(transaction) {
        const isPasted = /paste|drop/.test(transaction.getMeta('uiEvent'));
        if (isPasted) flush();
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged && !transaction.getMeta('from-outside'))
          isPasted ? handOver(true) : flushAfterPaint();
        for (const listener of listeners) listener();
      },
      handleDOMEvents: {
        keydown(_, event) {
          // Escape leaves the text; ProseMirror would consume it.
          if (pressedKey(event) === 'Escape') return true;
          const which = undoKeyOf(event);
          if (!which) return false;
          event.preventDefault();
          event.stopPropagation();
          step(which);
          return true;
        },
        beforeinput(_, event) {
          if (!event.inputType.startsWith('history')) return false;
          event.preventDefault();
          step(event.inputType === 'historyUndo' ? 'undo' : 'redo');
          return true;
        },
        blur() {
          flush();
          return false;
        },
        click(_, event) {
          if ((event.target as Element).closest?.('a')) event.preventDefault();
          return false;
        },
      },
    },
  );

  const take = (html: string, isFromOthers = false) => {
    if (html === written) return;
    const next = parse(html);
    const normal = htmlOfNode(next);
    if (normal === written) return;
    written = normal;
    isWaiting = false;
    replaceWhatDiffers(view, next, isFromOthers);
  };
  const takeMerged = (event: Event) => take((event as CustomEvent<string>).detail, true);
  element.addEventListener(mergedEvent, takeMerged);
  element.addEventListener(flushEvent, flush);
  // A page that is being closed has no next frame.
  const hurry = () => isWaiting && flush();
  document.addEventListener('visibilitychange', hurry);
  addEventListener('pagehide', hurry, true);

  return {
    view,
    step,
    flush,
    run(command) {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    setHtml: (html) => take(html),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onAsk(listener) {
      ask = listener;
    },
    destroy() {
      document.removeEventListener('visibilitychange', hurry);
      removeEventListener('pagehide', hurry, true);
      flush();
      element.removeEventListener(mergedEvent, takeMerged);
      element.removeEventListener(flushEvent, flush);
      view.destroy();
    },
  };
}

function parse(html: string): Node {
  return DOMParser.fromSchema(richTextSchema).parse(inertBody(html));
}

const isEmpty = (doc: Node) =>
  doc.childCount === 1 && doc.firstChild?.content.size === 0 && doc.firstChild.isTextblock;

/** Replaces only the changed range and puts the caret after it; for remote changes the caret keeps its character. */
function replaceWhatDiffers(view: EditorView, next: Node, isFromOthers: boolean): void {
  const { doc, tr } = view.state;
  const from = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (from === null || !ends) return;
  // Repeated letters may be counted from both ends.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const [to, end] = [ends.a + overlap, ends.b + overlap];
  tr.replace(from, to, next.slice(from, end)).setMeta('from-outside', true);
  const { anchor, head } = view.state.selection;
  const keptPositions = isFromOthers ? [positionIn(doc, tr.doc, anchor), positionIn(doc, tr.doc, head)] : [];
  const [start, stop] = keptPositions;
  if (start != null && stop != null) tr.setSelection(TextSelection.create(tr.doc, start, stop));
  else if (!isFromOthers) {
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)), -1));
  }
  view.dispatch(tr);
}
