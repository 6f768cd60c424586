/** What every module's view is given, and what an editor's layer may put in the place of a text. */
import type { ComponentType, ReactNode } from 'react';
import type { ShownModule } from '#domain/modules/modules.ts';

/**
 * Visitors never have one. With it a view puts the editor's fields where its texts stand, and nothing else about
 * its markup changes.
 */
export interface ModuleEdit {
  /** One line without formatting, inside the element that carries the text. */
  line(field: string): ReactNode;
  /** Several lines without formatting, likewise. */
  plain(field: string): ReactNode;
  /** Formatted text: the element itself, with the class that the text's element has. */
  rich(field: string, className?: string): ReactNode;
  /** The handles of this module: last in its outermost element, out of the flow. Views draw those of items. */
  handles(): ReactNode;
  /** The same for a module inside this one. */
  item(child: ShownModule): ModuleEdit;
  /** What stands in a column of a layout, in the place of its modules. */
  column(index: number): ReactNode;
}

export interface ModuleViewProps<Content> {
  module: ShownModule<Content>;
  edit?: ModuleEdit | undefined;
  /** The first of its page: its picture is not loaded late. */
  isFirst?: boolean;
  /** Draws the modules in this one's columns for visitors; editors have `edit.column`. */
  List?: ComponentType<{ modules: readonly ShownModule[]; isFirst?: boolean }>;
}
