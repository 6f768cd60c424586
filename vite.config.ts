import { globSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';
import { routerWithoutUnused } from './src/app/build/router-without-unused.ts';
import { developmentSite } from './src/server/http/development-site.ts';

/** Patterns of beginnings of names, of which any or none has to follow. */
const any = (names: string) => `(?:${names.replaceAll(' ', '|')})`;
const none = (names: string) => `(?!${names.replaceAll(' ', '|')})`;
const styles = String.raw`\w+\.module`;

/** The screens whose parts come to every page; the rooms that few visitors enter bring theirs along. */
const everydayScreens = `app/screens/${any('events home page preparation production productions')}/`;
/** What is fetched when it is opened. */
const openedLater = none('media/PictureViewer media/EmbedPlayer');

/** What every page needs at once: the shell and its state; and the styles of the parts that come later. */
const shell = patternOf([
  `app/${any('page-meta layouts/(?!Hub) screens/ErrorScreen')}`,
  `app/shell/${any('BackLink ContrastToggle Header LanguageSwitch MetaNavigation Overlays PendingScreen')}`,
  `app/shell/${any('SkipLink client- later- root- use-header')}`,
  `app/sticky-panel/${any('FilterPanel StickyPanel TodayPanel use-now')}`,
  `domain/${any('colour-scheme dates header-state locales menu-state missing-scripts packed-text')}`,
  `domain/${any('page-requests route- site sticky-panel')}`,
  `i18n/${any('Mess mess')}`,
  `state/${any('global page-requests scripts store')}`,
  `ui/${any('Later lang media/near primitives/press')}`,
  `app/screens/${styles}`,
  `${everydayScreens}${styles}`,
  `app/shell/${none('CaptionBox RedirectOverlay Cookie')}${styles}`,
  `app/sticky-panel/${styles}`,
  String.raw`modules/[\w/-]*\.module`,
  String.raw`ui/${openedLater}\w+/${styles}`,
]);

/** Rules that belong to editors, and to the rooms that few visitors enter. */
const rareRules = any(
  'module- translation-state page-checks embeds embed-data embed-ids embed-snippet form history hub past-modules ' +
    'person-filters schedule shop search subscription week-strokes download booklet wall',
);

/** The parts that `later` brings to every page, and what only they need. */
const parts = patternOf([
  everydayScreens,
  `app/shell/${none('Caption Cookie Redirect Shop Search(?:Form|Tips) use-completions first-paint scheme-styles')}`,
  'app/sticky-panel',
  String.raw`domain/(?!${rareRules}\b)`,
  String.raw`modules/(?!(?:schemas|[\w-]+/schema)\b)`,
  'state',
  `ui/${openedLater}`,
]);

/** Files below `src` whose path begins with one of these. */
function patternOf(beginnings: readonly string[]): RegExp {
  return new RegExp(`src/(?:${beginnings.join('|')})`);
}

/** What only editors load: the typesetter of rich text, and what compares two texts. */
const editorsPackages = /node_modules\/(?:diff\/|prosemirror-|orderedmap|rope-sequence|w3c-keyname)/;

const editingDoor = path.resolve(import.meta.dirname, 'src/editing/EditingEntry.tsx');

/**
 * What editors load before the caret stands in a line: the door of their layer and all that it needs at once, as far
 * as no other group has taken it. In one file it is a fifth smaller than in thirty.
 */
function firstForEditors(id: string, build: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null {
  const found = new Set<string>();
  const add = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    for (const next of build.getModuleInfo(each)?.importedIds ?? []) add(next);
  };
  add(editingDoor);
  return found.has(id) ? 'editing' : null;
}

/** What only the search field loads, when it is opened. */
const searchPackages =
  /node_modules\/(?:downshift|compute-scroll-into-view|prop-types|react-is|object-assign|tslib|@babel\/runtime)\//;

const isShell = (id: string) => shell.test(id) || id.includes('vite/preload-helper');

const isFramework = (id: string) =>
  /node_modules|rolldown\/runtime/.test(id) && !editorsPackages.test(id) && !searchPackages.test(id);

const moduleStyles = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).toSorted();

/** Short class names in what visitors download: the name itself, and which file it is from. */
function scopedName(name: string, file: string): string {
  const at = moduleStyles.indexOf(path.relative(import.meta.dirname, file.replace(/\?.*$/, '')));
  return `${name}-${at.toString(36)}`;
}

export default defineConfig(({ command }) => ({
  plugins: [command === 'serve' ? developmentSite() : null, reactRouter(), routerWithoutUnused()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              // Few files: each one costs a request and a dictionary of its own.
              groups: [
                { name: 'framework', test: isFramework, priority: 4 },
                { name: 'house', test: isShell, priority: 3 },
                // Names and numbers of the house: what the shell needs of them is written into it.
                { name: 'site', test: /site\.config\.ts/, priority: 5 },
                { name: 'touch', test: parts, priority: 1 },
                { name: firstForEditors, debugName: 'editing', priority: 0 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: { input: './src/server/app.ts' },
      },
    },
  },
  css: {
    modules: {
      generateScopedName: command === 'build' ? scopedName : '[name]_[local]_[hash:base64:4]',
    },
  },
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What a part needs is named in it; a second list of it, here for every page, is left to the shared one.
    modulePreload: { resolveDependencies: (_part, needed) => needed.filter((name) => /touch-/.test(name)) },
  },
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  clearScreen: false,
}));
