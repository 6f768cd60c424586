/** Slots of modules, each identified by a key: every list of siblings is one. */
import { type LayoutName, layouts, type ModulePlace } from '#domain/modules/modules.ts';

/**
 * The key of a list of siblings. What stands in a module keeps its key when that module moves elsewhere. The head of a
 * page stands in a column of its own, before the modules.
 */
export function slotKey({ container, parent, column }: ModulePlace): string {
  if (column < 0) return `h${container}`;
  return parent === null ? `c${container}` : `m${parent}/${column}`;
}

/** How many columns a layout has; 1 for everything else. */
export function columnsOf(data: Readonly<Record<string, unknown>>): number {
  return layouts[data.layout as LayoutName]?.length ?? 1;
}

/** No layout has more columns. */
export const maxColumns = 3;
