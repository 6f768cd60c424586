/**
 * Part of the build: leaves out of the visitors' router what this site has switched off or never uses, and hands its
 * two ways to the server, pages' data and screens' scripts, to the house.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const state = path.resolve(import.meta.dirname, '../../state').replaceAll('\\', '/');

/** What stands instead of each file of the router's browser build. */
const replacements: Record<string, string> = {
  // Routes are all known from the beginning (`routeDiscovery` in react-router.config.ts): nothing is ever discovered.
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getManifestPath = () => '';
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => false;
    export const URL_LIMIT = 0;`,
  // Nobody listens in on the router.
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = {};`,
  // Where the root's own screen for errors fails as well: a sentence and the way home, and nothing of the inside.
  'lib/dom/ssr/errorBoundaries.js': `
    import { Component, createElement as h } from 'react';
    export const RemixRootDefaultErrorBoundary = () =>
      h('html', { lang: 'de' }, h('body', null,
        h('h1', null, 'Doppelter Fehler / A double error'), h('a', { href: '/' }, 'Start / Home')));
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError = (error) => ({ error });
      static getDerivedStateFromProps = ({ location }, state) =>
        state.location === location ? null : { error: null, location };
      render() {
        return this.state.error ? h(RemixRootDefaultErrorBoundary) : this.props.children;
      }
    }`,
  // Every page comes with what it shows.
  'lib/dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null;',
  // A screen whose script is gone is no reason to throw away the page that is open.
  'lib/dom/ssr/routeModules.js': `
    import { loadScreen } from '${state}/scripts.ts';
    export const loadRouteModule = async ({ id, module }, modules) =>
      (modules[id] ??= await loadScreen(() => import(/* @vite-ignore */ module)));`,
};

/** Passages that are another text in the browser, by file; each has to be there once. */
const passages: Record<string, [passage: string, instead: string][]> = {
  'lib/dom/ssr/single-fetch.js': [
    [
      'import { createRequestInit } from "./data.js";',
      `import { pageRequest } from '${state}/page-requests.ts';`,
    ],
    ['await fetch(url, await createRequestInit(request))', 'await pageRequest(url, request.signal)'],
    // Forms are sent by their own scripts, and every page is rendered by the server.
    ['if (request.method !== "GET") return singleFetchActionStrategy(args, fetchAndDecode);', ''],
    [
      'if (!ssr && !foundRevalidatingServerLoader) return nonSsrStrategy(args, getRouteInfo, fetchAndDecode);',
      '',
    ],
  ],
};

/** @throws where a passage is not in the router's file, or more than once: a new version has to be looked at. */
function rewritten(id: string, file: string): string {
  const text = readFileSync(id.replace(/\?.*$/, ''), 'utf8');
  return (passages[file] ?? []).reduce((code, [passage, instead]) => {
    if (code.split(passage).length !== 2)
      throw new Error(`${file} of the router has another text than expected.`);
    return code.replace(passage, () => instead);
  }, text);
}

/**
 * @throws at the end of a build in which one of the files was not met: a new version of the router has to be
 * looked at then; the build itself says so where a new one wants more of such a file than stands here
 */
export function routerWithoutUnused(): Plugin {
  const met = new Set<string>();
  return {
    name: 'router-without-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, file = ''] = /\/react-router\/dist\/production\/(.*\.js)$/.exec(id) ?? [];
      if (!(file in replacements || file in passages)) return null;
      met.add(file);
      return { code: replacements[file] ?? rewritten(id, file), moduleSideEffects: false };
    },
    buildEnd(error) {
      const missing = Object.keys({ ...replacements, ...passages }).filter((file) => !met.has(file));
      if (!error && missing.length > 0) this.error(`The router has no ${missing.join(', ')} any more.`);
    },
  };
}
