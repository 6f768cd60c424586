/** Subscribes to the state of the tools; renders again only if it changes. */
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

/** Whether text is selected, which shows the tools. */
export function useHasSelection(editor: RichEditor): boolean {
  return useSyncExternalStore(editor.subscribe, () => !editor.view.state.selection.empty);
}
