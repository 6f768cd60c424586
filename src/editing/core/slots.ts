/** Slots of modules: lists of siblings, identified by a key. */
import { type LayoutName, layouts, type ModuleSlot } from '#domain/modules/modules.ts';

/**
 * The key of a list of siblings. It does not change when the parent module is moved. The head of a page is in a column
 * of its own, before the modules.
 */
export function slotKey({ container, parent, column }: ModuleSlot): string {
  if (column < 0) return `h${container}`;
  return parent === null ? `c${container}` : `m${parent}/${column}`;
}

/** The number of columns of a layout; 1 for everything else. */
export function layoutColumnCount(data: Readonly<Record<string, unknown>>): number {
  return layouts[data.layout as LayoutName]?.length ?? 1;
}
