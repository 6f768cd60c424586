/** What the tools of a text show: drawn again only when something of it is different. */
import { useSyncExternalStore } from 'react';
import type { RichEditor } from './rich-editor.ts';
import { type ToolState, toolStateOf } from './tools.ts';

const known = new WeakMap<RichEditor, { text: string; state: ToolState }>();

export function useToolState(editor: RichEditor): ToolState {
  return useSyncExternalStore(editor.subscribe, () => read(editor));
}

function read(editor: RichEditor): ToolState {
  const state = toolStateOf(editor.view.state);
  const text = JSON.stringify(state);
  const before = known.get(editor);
  if (before?.text === text) return before.state;
  known.set(editor, { text, state });
  return state;
}

/** Whether words are selected: then tools come to them. */
export function useHasSelection(editor: RichEditor): boolean {
  return useSyncExternalStore(editor.subscribe, () => !editor.view.state.selection.empty);
}
