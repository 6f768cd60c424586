/** Props of an entry's row. */
import type { MenuEntry } from '#domain/menus/menus.ts';
import type { MenuProps } from './menu-props.ts';
import type { DropTarget } from './use-menu-drag-and-keys.ts';
import type { MenuMoves } from './use-menu-moves.ts';

export interface RowProps extends MenuProps {
  moves: MenuMoves;
  entry: MenuEntry;
  /** The entry whose actions are shown. */
  open: number | null;
  dragged: number | null;
  drop: DropTarget | null;
  onOpen: (id: number | null) => void;
  onRemove: (id: number) => void;
}
