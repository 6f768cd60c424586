/** What the tools of a text show: drawn again only when something of it is different. */
import { useRef, useSyncExternalStore } from 'react';
import type { RichEditor } from './rich-editor.ts';
import { type ToolState, toolStateOf } from './tools.ts';

export function useToolState(editor: RichEditor): ToolState {
  const last = useRef<ToolState | null>(null);
  return useSyncExternalStore(editor.subscribe, () => {
    const state = toolStateOf(editor.view.state);
    if (last.current && JSON.stringify(last.current) === JSON.stringify(state)) return last.current;
    last.current = state;
    return state;
  });
}

/** Whether words are selected: then tools come to them. */
export function useHasSelection(editor: RichEditor): boolean {
  return useSyncExternalStore(editor.subscribe, () => !editor.view.state.selection.empty);
}
