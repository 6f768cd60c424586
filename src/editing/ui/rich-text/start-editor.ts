/** What is fetched when a caret first goes into rich text: the editor with its tools. */
import type { ComponentType } from 'react';
import { FloatingTools } from './FloatingTools.tsx';
import { createRichEditor, placeCaret, type RichEditor, type RichOptions } from './rich-editor.ts';

export interface StartedRich {
  editor: RichEditor;
  Tools: ComponentType<{ editor: RichEditor }>;
}

interface Start extends RichOptions {
  /** Where somebody clicked; null for those who came with the keyboard. */
  point: { x: number; y: number } | null;
  /** What was typed in the meantime. */
  typed: string;
}

/** Puts an editor into an element and the caret where it was asked for. */
export function startRich(element: HTMLElement, { point, typed, ...options }: Start): StartedRich {
  const isStillThere = document.activeElement === element;
  const editor = createRichEditor(element, options);
  placeCaret(editor, point, typed, isStillThere);
  return { editor, Tools: FloatingTools };
}
