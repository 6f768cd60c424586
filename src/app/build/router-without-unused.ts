/** Part of the build: leaves out of the visitors' router what this site has switched off or never uses. */
import type { Plugin } from 'vite';

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
};

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
      const code = replacements[file];
      if (code === undefined) return null;
      met.add(file);
      return { code, moduleSideEffects: false };
    },
    buildEnd(error) {
      const missing = Object.keys(replacements).filter((file) => !met.has(file));
      if (!error && missing.length > 0) this.error(`The router has no ${missing.join(', ')} any more.`);
    },
  };
}
