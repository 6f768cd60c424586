/** Build: walks along the imports of modules. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

export type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** @throws Error if there is no such file, since a rule for a renamed module would be void */
export function inApp(file: string): string {
  const absolute = path.join(import.meta.dirname, '..', file);
  if (!existsSync(absolute)) throw new Error(`The bundles are cut at ${file}, which does not exist.`);
  return normalizePath(absolute);
}

/**
 * The modules and all their static imports.
 * @throws Error if the graph lacks a module: a rule names a file that nothing imports
 */
export function reachedFrom(graph: ModuleGraph, ids: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const add = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    const info = graph.getModuleInfo(id);
    if (!info) throw new Error(`The bundles are cut at ${id}, which is not part of the build.`);
    for (const next of info.importedIds) add(next);
  };
  for (const id of ids) add(id);
  return reached;
}

/** All transitive dynamic imports of these modules, up to the entry points. */
export function dynamicImportsOf(
  graph: ModuleGraph,
  ids: Iterable<string>,
  entryPoints: readonly string[],
): Set<string> {
  const targets = new Set<string>();
  const add = (id: string) => {
    for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (targets.has(next) || entryPoints.includes(next)) continue;
      targets.add(next);
      for (const reached of reachedFrom(graph, [next])) add(reached);
    }
  };
  for (const id of ids) add(id);
  return targets;
}

/** Modules that importers of this one import dynamically are loaded at the first interaction. */
const lazyComponent = inApp('../ui/LazyComponent.tsx');
/** A lazy component of few pages gets a file of its own. */
const notFoundBody = inApp('layouts/NotFoundBody.tsx');

/** The lazy components of these modules with their static imports, without those for unknown addresses. */
export function lazilyReachedFrom(graph: ModuleGraph, ids: Iterable<string>): Set<string> {
  const components = [...ids].flatMap((id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    return importedIds.includes(lazyComponent) ? dynamicallyImportedIds : [];
  });
  return reachedFrom(
    graph,
    components.filter((id) => id !== notFoundBody),
  );
}
