/** Applies what was selected and entered in a text before its editor was ready. */
import { DOMParser, type Node as DocumentNode } from 'prosemirror-model';
import { Selection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { DomPath, EditorEntry } from '../fields/await-entry.ts';
import { safeHtml } from '../fields/safe-html.ts';
import { richTextSchema } from './schema.ts';

const keys: Readonly<Record<string, KeyboardEventInit>> = {
  insertParagraph: { key: 'Enter' },
  insertLineBreak: { key: 'Enter', shiftKey: true },
  deleteContentBackward: { key: 'Backspace' },
  deleteContentForward: { key: 'Delete' },
  formatBold: { key: 'b', ctrlKey: true },
  formatItalic: { key: 'i', ctrlKey: true },
};

/**
 * Sets the selection and repeats the inputs.
 * @param html the text that was shown meanwhile
 */
export function replayInput(view: EditorView, html: string, { selection, inputs }: EditorEntry): void {
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(selection ? selectionOf(doc, html, selection) : Selection.atStart(doc)));
  for (const { inputType, text, html: pasted } of inputs) {
    const key = keys[inputType];
    if (key) pressKey(view, new KeyboardEvent('keydown', key));
    else if (pasted) view.pasteHTML(pasted);
    else if (inputType === 'insertText') view.dispatch(view.state.tr.insertText(text));
    else if (text) view.pasteText(text);
  }
}

/** Positions are found by parsing the same text again, since the editor has replaced the elements. */
function selectionOf(
  doc: DocumentNode,
  html: string,
  { anchor, focus }: { anchor: DomPath; focus: DomPath },
): Selection {
  const shown = document.createElement('div');
  shown.append(safeHtml(html));
  const [from, to] = [domPosition(shown, anchor), domPosition(shown, focus)];
  // The parser adds `pos`.
  const findPositions: { node: Node; offset: number; pos?: number }[] = [from, to];
  DOMParser.fromSchema(richTextSchema).parse(shown, { findPositions });
  const [start, end] = findPositions.map(({ pos = 0 }) => doc.resolve(Math.min(pos, doc.content.size)));
  if (!start || !end) return Selection.atStart(doc);
  // A triple click selects up to the start of the next paragraph, which what is typed does not replace.
  const isParagraph = end.pos > start.pos && end.parentOffset === 0;
  const last = isParagraph ? Selection.near(doc.resolve(end.before()), -1).$to : end;
  return TextSelection.between(start, last);
}

function domPosition(root: Node, path: DomPath): { node: Node; offset: number } {
  const node = path.slice(0, -1).reduce<Node>((parent, index) => parent.childNodes[index] ?? parent, root);
  const length = node.nodeValue?.length ?? node.childNodes.length;
  return { node, offset: Math.min(path.at(-1) ?? 0, length) };
}

/** Deletes a character itself, which is the browser's default action within a paragraph. */
function pressKey(view: EditorView, event: KeyboardEvent): void {
  if (view.someProp('handleKeyDown', (handle) => handle(view, event))) return;
  const { $from } = view.state.selection;
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\ufffc');
  const before = [...text.slice(0, $from.parentOffset)].at(-1) ?? '';
  const after = [...text.slice($from.parentOffset)][0] ?? '';
  if (event.key === 'Backspace') view.dispatch(view.state.tr.delete($from.pos - before.length, $from.pos));
  if (event.key === 'Delete') view.dispatch(view.state.tr.delete($from.pos, $from.pos + after.length));
}
