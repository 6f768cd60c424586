/** What stands in which column of a layout, for visitors and for editors alike. */
import type { ShownModule } from '#domain/modules/modules.ts';

/** What stood in a column that the layout no longer has stands in its last one: no module gets lost. */
export function inColumns<M extends Pick<ShownModule, 'column'>>(
  modules: readonly M[],
  count: number,
): M[][] {
  const columns: M[][] = Array.from({ length: count }, () => []);
  for (const module of modules) columns[Math.min(Math.max(module.column, 0), count - 1)]?.push(module);
  return columns;
}
