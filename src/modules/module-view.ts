/** Props of module views, including those that the editing layer passes. */
import type { ComponentType, ReactNode } from 'react';
import type { ShownModule } from '#domain/modules/modules.ts';

/**
 * Undefined for visitors. Views render these fields in place of their texts; the rest of their markup is the
 * same for visitors and editors.
 */
export interface ModuleEdit {
  /** A single line without formatting, inside the view's element. */
  line(field: string): ReactNode;
  /** Several lines without formatting, inside the view's element. */
  plain(field: string): ReactNode;
  /** Formatted text including its element, which gets the class. */
  rich(field: string, className?: string): ReactNode;
  /**
   * The module's controls: rendered as the last child of its outermost element, out of the flow. Views render
   * those of their items.
   */
  handles(): ReactNode;
  /** The same for a child module. */
  item(child: ShownModule): ModuleEdit;
  /** The editable content of a column of a layout. */
  column(index: number): ReactNode;
}

export interface ModuleViewProps<Content> {
  module: ShownModule<Content>;
  edit?: ModuleEdit | undefined;
  /** First module of its page: its picture is loaded eagerly. */
  isFirst?: boolean;
  /** Renders the modules in a column for visitors; editors use `edit.column`. */
  List?: ComponentType<{ modules: readonly ShownModule[]; isFirst?: boolean }>;
}
