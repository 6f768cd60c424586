/**
 * Build: assigns client modules to bundles by the import graph, so that a moved, renamed or new file is bundled with
 * its importers. The bundler splits all other modules.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import routes from '../routes.ts';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** @throws Error if there is no such file, since a rule for a renamed module would be void */
function inApp(file: string): string {
  const absolute = path.join(import.meta.dirname, '..', file);
  if (!existsSync(absolute)) throw new Error(`The client bundles are cut at ${file}, which does not exist.`);
  return normalizePath(absolute);
}

/** Loaded by every page before hydration. */
const pageEntries = ['entry.client.tsx', 'root.tsx', 'layouts/DefaultLayout.tsx'];

/** The most visited screens: modules that two of them share are part of the main bundle. */
const mostVisitedScreens = [
  'screens/EventsScreen.tsx',
  'screens/HomeScreen.tsx',
  'screens/PageScreen.tsx',
  'screens/ProductionScreen.tsx',
  'screens/ProductionsScreen.tsx',
];

/**
 * Screens with many styles of their own, by the name of their style sheet: it is loaded beside the main one, which then
 * fits into the first packets of a connection.
 */
const screensWithOwnStylesheet = {
  'home-styles': 'screens/HomeScreen.tsx',
};

/** Layout and screen files: of the public site, and of the back office. */
const isBackOffice = ({ id }: RouteConfigEntry) => id === 'back-office';
const visitorsRoutes = routes.filter((route) => !isBackOffice(route)).flatMap(filesOf);
const backOfficeRoutes = routes.filter(isBackOffice).flatMap(filesOf);

/** Modules that importers of this one import dynamically are loaded at the first interaction. */
const lazyComponent = inApp('../ui/LazyComponent.tsx');
/** A lazy component of few pages gets a file of its own. */
const notFoundBody = inApp('layouts/NotFoundBody.tsx');

/** The notice about a missing part must not be in the bundle that may be missing. */
const stalledNotice = inApp('shell/StalledNotice.tsx');

const editingEntry = inApp('../editing/EditingEntry.tsx');
/** The texts of the editing layer: a file per language, of which a browser loads one. */
const editingTexts = ['../i18n/editing/editing-de.ts', '../i18n/editing/editing-en.ts'].map(inApp);
/** The form of a record over a page: the layer's way into the back office. */
const recordDialog = inApp('../back-office/form/RecordDialog.tsx');
/** The rich text editor, and its part that only renders text. */
const richTextPackages = '/node_modules/prosemirror-';
const richTextView = `${richTextPackages}view/`;
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

/** The lazy components of these modules with their static imports, without those for unknown addresses. */
function lazilyReachedFrom(graph: ModuleGraph, ids: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  for (const id of [...ids]) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    if (!importedIds.includes(lazyComponent)) continue;
    const common = dynamicallyImportedIds.filter((each) => each !== notFoundBody);
    for (const next of reachedFrom(graph, common)) reached.add(next);
  }
  return reached;
}

const withLazy = (graph: ModuleGraph, ids: Set<string>): Set<string> =>
  ids.union(lazilyReachedFrom(graph, ids));

const isPackage = (id: string) => id.includes('/node_modules/');
const isStyle = (id: string) => /\.css(\?|$)/.test(id);

/** All transitive dynamic imports of these modules, up to the entry points above. */
function dynamicImportsOf(
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

/**
 * When editors load more: the layer is rendered; they edit; they edit rich text; the form of a record opens; a back
 * office screen opens.
 */
const loadTriggers = ['layer', 'writing', 'rich', 'record', 'office'] as const;
type LoadTrigger = (typeof loadTriggers)[number];

/**
 * The modules of each occasion. The layer needs the dynamic imports of its entry, editing those that follow from there.
 * A rich text tool that opens later, such as links, is a file of its own.
 */
function modulesByTrigger(graph: ModuleGraph): Record<LoadTrigger, Set<string>> {
  const entryPoints = [recordDialog, ...editingTexts];
  const later = [...dynamicImportsOf(graph, reachedFrom(graph, [editingEntry]), entryPoints)];
  const needs = (id: string, part: string) =>
    [...reachedFrom(graph, [id])].some((reached) => reached.includes(part));
  const plain = later.filter((id) => !needs(id, richTextPackages));
  const drawn = graph.getModuleInfo(editingEntry)?.dynamicallyImportedIds ?? [];
  const layer = reachedFrom(
    graph,
    plain.filter((id) => drawn.includes(id)),
  );
  return {
    layer,
    // The editing layer is loaded already.
    writing: reachedFrom(graph, plain).difference(layer),
    rich: reachedFrom(
      graph,
      later.filter((id) => needs(id, richTextView)),
    ),
    record: reachedFrom(graph, [recordDialog]),
    office: reachedFrom(graph, backOfficeRoutes.map(inApp)),
  };
}

/**
 * One bundle for each set of occasions, so that none loads modules of another. Modules of the back office alone, and
 * those of `others`, are split by the bundler.
 */
function assignEditorBundles(
  graph: ModuleGraph,
  bundles: Map<string, string>,
  others: ReadonlySet<string>,
): void {
  const needed = modulesByTrigger(graph);
  for (const id of new Set(Object.values(needed).flatMap((ids) => [...ids]))) {
    if (bundles.has(id) || others.has(id)) continue;
    const bundle = loadTriggers.filter((occasion) => needed[occasion].has(id)).join('-');
    if (bundle !== 'office') bundles.set(id, bundle);
  }
}

function assignBundles(graph: ModuleGraph): Map<string, string> {
  const reached = (...files: string[]) => reachedFrom(graph, files.map(inApp));
  const page = reached(...pageEntries);
  const screens = mostVisitedScreens.map((file) => reached(file));
  const visitors = reached(...visitorsRoutes);
  const lazy = lazilyReachedFrom(
    graph,
    [page, ...screens].flatMap((set) => [...set]),
  );
  const bundles = new Map<string, string>();
  for (const id of reachedFrom(graph, [editingEntry])) bundles.set(id, 'editing');
  // Styles of lazy components are loaded with the page, because its server-rendered HTML needs them.
  for (const id of lazy) bundles.set(id, isStyle(id) || visitors.has(id) ? 'main' : 'interaction');
  for (const id of reachedFrom(graph, [stalledNotice]))
    if (bundles.get(id) === 'interaction') bundles.set(id, 'stalled');
  for (const id of [page, ...screens].flatMap((set) => [...set])) {
    const isShared = page.has(id) || screens.filter((screen) => screen.has(id)).length > 1;
    if (isShared) bundles.set(id, isPackage(id) ? 'framework' : 'main');
  }
  for (const [sheet, screen] of Object.entries(screensWithOwnStylesheet)) {
    const others = withLazy(
      graph,
      reached(...pageEntries, ...visitorsRoutes.filter((file) => file !== screen)),
    );
    for (const id of withLazy(graph, reached(screen)))
      if (isStyle(id) && !others.has(id)) bundles.set(id, sheet);
  }
  bundles.set(siteConfig, 'site');
  const site = [...page, ...visitors];
  const visitorsLater = dynamicImportsOf(graph, site, [editingEntry]);
  assignEditorBundles(graph, bundles, reachedFrom(graph, [...site, ...visitorsLater, ...editingTexts]));
  return bundles;
}

let bundles: Map<string, string> | undefined;

/**
 * In order: each includes the imports of its modules that no earlier one has. The bundler follows the order of positive
 * priorities only.
 */
const visitorsBundles = [
  'site',
  'framework',
  'main',
  ...Object.keys(screensWithOwnStylesheet),
  'stalled',
  'interaction',
  'editing',
];

const bundleOf = (id: string, graph: ModuleGraph) => {
  bundles ??= assignBundles(graph);
  return bundles.get(id) ?? null;
};

/** Groups modules that are loaded together into few files, since each costs a request and is compressed separately. */
export const clientBundles: Rolldown.CodeSplittingGroup[] = [
  ...visitorsBundles.map((bundle, place) => ({
    debugName: bundle,
    priority: visitorsBundles.length - place,
    name: (id: string, graph: ModuleGraph) => (bundleOf(id, graph) === bundle ? bundle : null),
  })),
  {
    debugName: 'occasions',
    includeDependenciesRecursively: false,
    name: bundleOf,
  },
];

/**
 * Links the sheets of `screensWithOwnStylesheet` to their screens. The bundler links them to the lazy components that have these
 * styles, by a chunk without any code.
 */
export const linkScreenStylesheets: Plugin = {
  name: 'link-screen-sheets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const [sheet, screen] of Object.entries(screensWithOwnStylesheet)) {
        const empty = chunks.find(({ name }) => name === sheet);
        const ofScreen = chunks.find(({ facadeModuleId }) => facadeModuleId?.startsWith(inApp(screen)));
        if (!empty || !ofScreen || empty.code.trim() !== '')
          throw new Error(`The styles of ${screen} are no sheet of their own.`);
        for (const file of empty.viteMetadata?.importedCss ?? [])
          ofScreen.viteMetadata?.importedCss.add(file);
        const path = `./${empty.fileName.split('/').at(-1)}`;
        for (const chunk of chunks) {
          const at = chunk.imports.indexOf(empty.fileName);
          if (at < 0) continue;
          chunk.imports.splice(at, 1);
          chunk.code = chunk.code.replace(`import"${path}";`, '');
        }
        delete bundle[empty.fileName];
      }
    },
  },
};
