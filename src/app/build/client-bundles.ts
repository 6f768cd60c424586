/**
 * Build: assigns client modules to bundles by the import graph, so that a moved, renamed or new file is bundled with
 * its importers. Modules that are loaded together are in few files, since each costs a request and is compressed separately.
 */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Rolldown } from 'vite';
import routes from '../routes.ts';
import { dynamicImportsOf, inApp, lazilyReachedFrom, type ModuleGraph, reachedFrom } from './module-graph.ts';

/** Loaded by every page before hydration. */
const pageEntries = ['entry.client.tsx', 'root.tsx', 'layouts/DefaultLayout.tsx'];

export const homeScreen = 'screens/HomeScreen.tsx';
export const homeStyles = 'home-styles';

const mostVisitedScreens = [
  'screens/EventsScreen.tsx',
  homeScreen,
  'screens/PageScreen.tsx',
  'screens/ProductionScreen.tsx',
  'screens/ProductionsScreen.tsx',
];

/** Layout and screen files: of the public site, and of the back office. */
const isBackOffice = ({ id }: RouteConfigEntry) => id === 'back-office';
const visitorsRoutes = routes.filter((route) => !isBackOffice(route)).flatMap(filesOf);
const backOfficeRoutes = routes.filter(isBackOffice).flatMap(filesOf);

function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(filesOf)];
}

const siteConfig = inApp('../../site.config.ts');
const stalledNotice = inApp('shell/StalledNotice.tsx');
const editingEntry = inApp('../editing/EditingEntry.tsx');
/** The texts of the editing layer: a file per language, of which a browser loads one. */
const editingTexts = ['../i18n/editing/editing-de.ts', '../i18n/editing/editing-en.ts'].map(inApp);
/** The form of a record over a page: the layer's way into the back office. */
const recordDialog = inApp('../back-office/form/RecordDialog.tsx');
/** The rich text editor, and its part that only renders text. */
const richTextPackages = '/node_modules/prosemirror-';
const richTextView = `${richTextPackages}view/`;

const isPackage = (id: string) => id.includes('/node_modules/');
const isStyle = (id: string) => /\.css(\?|$)/.test(id);

/** The sets of modules that the rules ask about. */
function moduleSetsOf(graph: ModuleGraph) {
  const reached = (...files: string[]) => reachedFrom(graph, files.map(inApp));
  const withLazy = (ids: Set<string>) => ids.union(lazilyReachedFrom(graph, ids));
  const page = reached(...pageEntries);
  const screens = mostVisitedScreens.map((file) => reached(file));
  const visitors = reached(...visitorsRoutes);
  const otherRoutes = visitorsRoutes.filter((file) => file !== homeScreen);
  const visitorsLater = dynamicImportsOf(graph, page.union(visitors), [editingEntry]);
  return {
    page,
    screens,
    visitors,
    /** Reached from lazy components of the most visited screens. */
    lazy: lazilyReachedFrom(
      graph,
      [page, ...screens].flatMap((set) => [...set]),
    ),
    onlyHome: withLazy(reached(homeScreen)).difference(withLazy(reached(...pageEntries, ...otherRoutes))),
    stalled: reachedFrom(graph, [stalledNotice]),
    editing: reachedFrom(graph, [editingEntry]),
    splitByBundler: reachedFrom(graph, [...page, ...visitors, ...visitorsLater, ...editingTexts]),
    byTrigger: modulesByTrigger(graph),
  };
}
type ModuleSets = ReturnType<typeof moduleSetsOf>;

/**
 * By when editors load them: the layer is rendered; they edit; they edit rich text; the form of a record opens; a back
 * office screen opens. The layer needs the dynamic imports of its entry, editing those that follow from there.
 * A rich text tool that opens later, such as links, is a file of its own.
 */
function modulesByTrigger(graph: ModuleGraph): Record<string, Set<string>> {
  const entryPoints = [recordDialog, ...editingTexts];
  const later = [...dynamicImportsOf(graph, reachedFrom(graph, [editingEntry]), entryPoints)];
  const needs = (id: string, part: string) =>
    [...reachedFrom(graph, [id])].some((reached) => reached.includes(part));
  const plain = later.filter((id) => !needs(id, richTextPackages));
  const rich = later.filter((id) => needs(id, richTextView));
  const rendered = graph.getModuleInfo(editingEntry)?.dynamicallyImportedIds ?? [];
  const layer = reachedFrom(
    graph,
    plain.filter((id) => rendered.includes(id)),
  );
  return {
    layer,
    // The editing layer is loaded already.
    writing: reachedFrom(graph, plain).difference(layer),
    rich: reachedFrom(graph, rich),
    record: reachedFrom(graph, [recordDialog]),
    office: reachedFrom(graph, backOfficeRoutes.map(inApp)),
  };
}

interface BundleRule {
  bundle: string;
  has: (id: string, sets: ModuleSets) => boolean;
}

const isShared = (id: string, { page, screens }: ModuleSets) =>
  page.has(id) || screens.filter((screen) => screen.has(id)).length > 1;

/** The first rule that has a module wins. A bundle also includes the imports of its modules that no earlier one has. */
const visitorsBundles: BundleRule[] = [
  // The theatre's data, which the entry of a page does not use.
  { bundle: 'site', has: (id) => id === siteConfig },
  // Loaded beside the main sheet, which then fits into the first packets of a connection.
  { bundle: homeStyles, has: (id, { onlyHome }) => onlyHome.has(id) && isStyle(id) },
  // Apart, because packages change less often than the site.
  { bundle: 'framework', has: (id, sets) => isShared(id, sets) && isPackage(id) },
  // Of lazy components too: styles, which their server-rendered HTML needs, and what a screen imports itself.
  {
    bundle: 'main',
    has: (id, sets) => isShared(id, sets) || (sets.lazy.has(id) && (isStyle(id) || sets.visitors.has(id))),
  },
  // The notice about a missing part must not be in the bundle that may be missing.
  { bundle: 'stalled', has: (id, { lazy, stalled }) => lazy.has(id) && stalled.has(id) },
  // One request at the first interaction.
  { bundle: 'interaction', has: (id, { lazy }) => lazy.has(id) },
  // Loaded with each page that editors open.
  { bundle: 'editing', has: (id, { editing }) => editing.has(id) },
];

/**
 * One bundle for each set of triggers, so that none loads modules of another. Modules of the back office alone are split
 * by the bundler.
 */
function editorBundleOf(id: string, { splitByBundler, byTrigger }: ModuleSets): string | null {
  if (splitByBundler.has(id)) return null;
  const triggers = Object.keys(byTrigger).filter((trigger) => byTrigger[trigger]?.has(id));
  const bundle = triggers.join('-');
  return ['', 'office'].includes(bundle) ? null : bundle;
}

let sets: ModuleSets | undefined;
const setsOf = (graph: ModuleGraph) => {
  sets ??= moduleSetsOf(graph);
  return sets;
};

/** The bundler follows the order of positive priorities only. */
export const clientBundles: Rolldown.CodeSplittingGroup[] = [
  ...visitorsBundles.map(({ bundle, has }, place) => ({
    debugName: bundle,
    priority: visitorsBundles.length - place,
    name: (id: string, graph: ModuleGraph) => (has(id, setsOf(graph)) ? bundle : null),
  })),
  {
    debugName: 'editors',
    includeDependenciesRecursively: false,
    name: (id, graph) => editorBundleOf(id, setsOf(graph)),
  },
];
