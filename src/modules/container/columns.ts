/** Distributes modules to the columns of a layout, for visitors and editors. */
import type { ShownModule } from '#domain/modules/modules.ts';

/** Modules of a column beyond the layout are moved to the last one. */
export function modulesByColumn<M extends Pick<ShownModule, 'column'>>(
  modules: readonly M[],
  count: number,
): M[][] {
  const columns: M[][] = Array.from({ length: count }, () => []);
  for (const module of modules) columns[Math.min(Math.max(module.column, 0), count - 1)]?.push(module);
  return columns;
}
