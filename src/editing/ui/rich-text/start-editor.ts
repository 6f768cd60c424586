/** The lazily loaded part of rich text: the editor with its tools. */
import type { ComponentType } from 'react';
import { FloatingTools } from './FloatingTools.tsx';
import { createRichEditor, placeCaret, type RichEditor, type RichOptions } from './rich-editor.ts';

export interface StartedRich {
  editor: RichEditor;
  Tools: ComponentType<{ editor: RichEditor }>;
}

interface Start extends RichOptions {
  /** The position of the click; null for keyboard focus. */
  point: { x: number; y: number } | null;
  /** Text typed in the meantime. */
  typed: string;
}

/** Starts an editor in an element and sets the caret. */
export function startRich(element: HTMLElement, { point, typed, ...options }: Start): StartedRich {
  const isStillThere = document.activeElement === element;
  const editor = createRichEditor(element, options);
  placeCaret(editor, point, typed, isStillThere);
  return { editor, Tools: FloatingTools };
}
