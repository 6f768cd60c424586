/** The keyboard shortcuts of rich text. Undo and redo are left to the owner of the text. */
import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { schema } from './schema.ts';
import { toggleBold, toggleItalic } from './tools.ts';

const { list_item, hard_break } = schema.nodes;

const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
});

export interface RichTextKeyHandlers {
  /** Opens the form of the link. */
  onLink: () => void;
  /**
   * Moves the focus to the tools.
   * @returns whether tools are visible
   */
  onTools: (isAsked: boolean) => boolean;
}

export function keysOf({ onLink, onTools }: RichTextKeyHandlers): Plugin[] {
  const toTools: Command = () => onTools(false);
  const own: Record<string, Command> = {
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Alt-F10': () => onTools(true),
    Tab: toTools,
    Enter: splitListItem(list_item),
    'Shift-Enter': newLine,
    'Mod-Enter': newLine,
    'Mod-]': sinkListItem(list_item),
    'Mod-[': liftListItem(list_item),
  };
  return [keymap(own), keymap(baseKeymap)];
}
