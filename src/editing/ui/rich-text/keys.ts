/** The keyboard shortcuts of rich text. Undo and redo are left to the owner of the text. */
import { baseKeymap, chainCommands, exitCode, joinTextblockBackward } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { richTextSchema } from './schema.ts';
import { toggleBold, toggleItalic } from './tools.ts';

const { list_item, hard_break } = richTextSchema.nodes;

const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
});

/**
 * Joins an item, or the paragraph after a list, with the text before it. Otherwise the first Backspace would nest the item
 * below the one before. The first item of a list leaves it instead.
 */
export const joinWithTextBefore: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  const isFirstItem = $from.depth > 1 && $from.index(-2) === 0;
  return !isFirstItem && joinTextblockBackward(state, dispatch, view);
};

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
    Backspace: joinWithTextBefore,
    'Shift-Enter': newLine,
    'Mod-Enter': newLine,
    'Mod-]': sinkListItem(list_item),
    'Mod-[': liftListItem(list_item),
  };
  return [keymap(own), keymap(baseKeymap)];
}
