/**
 * Build: decides which client modules share a file, from the import graph, so that a moved, renamed or new
 * file lands with its importers. Modules that no bundle takes are split by the bundler.
 */
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { normalizePath, type Rolldown } from 'vite';
import routes from '../routes.ts';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const inApp = (file: string) => normalizePath(path.join(import.meta.dirname, '..', file));

/** Loaded by every page before hydration. */
const pageEntries = ['entry.client.tsx', 'root.tsx', 'layouts/DefaultLayout.tsx'];

/** The most visited screens: modules that two of them share are part of the main bundle. */
const everydayScreens = [
  'screens/EventsScreen.tsx',
  'screens/HomeScreen.tsx',
  'screens/PageScreen.tsx',
  'screens/ProductionScreen.tsx',
  'screens/ProductionsScreen.tsx',
];

/** Layout and screen files of the public site. */
const visitorsRoutes = routes.filter(({ id }) => id !== 'back-office').flatMap(filesOf);

/** Modules that this one's importers import dynamically load at the first interaction. */
const lazyComponent = inApp('../ui/LazyComponent.tsx');

const editingEntry = inApp('../editing/EditingEntry.tsx');
const siteConfig = inApp('../../site.config.ts');

function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(filesOf)];
}

/**
 * The modules and all their static imports.
 * @throws if the graph lacks a module: a list above names a file that no longer exists
 */
function reachedFrom(graph: ModuleGraph, ids: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const add = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    const info = graph.getModuleInfo(id);
    if (!info) throw new Error(`The client bundles are cut at ${id}, which is not part of the build.`);
    for (const next of info.importedIds) add(next);
  };
  for (const id of ids) add(id);
  return reached;
}

/** The lazy components of these modules and all their static imports. */
function lazilyReachedFrom(graph: ModuleGraph, ids: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  for (const id of [...ids]) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    if (!importedIds.includes(lazyComponent)) continue;
    for (const next of reachedFrom(graph, dynamicallyImportedIds)) reached.add(next);
  }
  return reached;
}

const isPackage = (id: string) => id.includes('/node_modules/');
const isStyle = (id: string) => /\.css(\?|$)/.test(id);

type Bundle = 'framework' | 'site' | 'main' | 'interaction' | 'editing';

function assignBundles(graph: ModuleGraph): Map<string, Bundle> {
  const reached = (...files: string[]) => reachedFrom(graph, files.map(inApp));
  const page = reached(...pageEntries);
  const screens = everydayScreens.map((file) => reached(file));
  const visitors = reached(...visitorsRoutes);
  const lazy = lazilyReachedFrom(
    graph,
    [page, ...screens].flatMap((set) => [...set]),
  );
  const bundles = new Map<string, Bundle>();
  for (const id of reachedFrom(graph, [editingEntry])) bundles.set(id, 'editing');
  // Styles of lazy components are loaded with the page, because its server-rendered HTML needs them.
  for (const id of lazy) bundles.set(id, isStyle(id) || visitors.has(id) ? 'main' : 'interaction');
  for (const id of [page, ...screens].flatMap((set) => [...set])) {
    const isShared = page.has(id) || screens.filter((screen) => screen.has(id)).length > 1;
    if (isShared) bundles.set(id, isPackage(id) ? 'framework' : 'main');
  }
  bundles.set(siteConfig, 'site');
  return bundles;
}

let bundles: Map<string, Bundle> | undefined;

/**
 * Groups modules that are needed together: few files, since each costs a request and is compressed by itself.
 * A bundle includes the imports of its modules that no earlier bundle has.
 */
export const clientBundles: Rolldown.CodeSplittingGroup[] = (
  ['site', 'framework', 'main', 'interaction', 'editing'] as const
).map((bundle, place) => ({
  debugName: bundle,
  priority: -place,
  name(id, graph) {
    bundles ??= assignBundles(graph);
    return bundles.get(id) === bundle ? bundle : null;
  },
}));
