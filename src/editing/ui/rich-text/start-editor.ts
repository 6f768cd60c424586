/** The lazily loaded part of rich text: the editor with its tools. */
import type { ComponentType } from 'react';
import type { EditorEntry } from '../fields/await-entry.ts';
import { FloatingTools } from './FloatingTools.tsx';
import { replayInput } from './replay-input.ts';
import { createRichEditor, type RichEditor, type RichOptions } from './rich-editor.ts';

export interface StartedRich {
  editor: RichEditor;
  Tools: ComponentType<{ editor: RichEditor }>;
}

/** Starts an editor in an element, and keeps its selection and focus. */
export function startRich(element: HTMLElement, entry: EditorEntry, options: RichOptions): StartedRich {
  const hasFocus = document.activeElement === element;
  const editor = createRichEditor(element, options);
  replayInput(editor.view, options.html, entry);
  if (hasFocus) editor.view.focus();
  return { editor, Tools: FloatingTools };
}
