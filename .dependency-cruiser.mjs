// Who may import whom, as CONTRIBUTING.md has it; npm test -- imports fails with the arrow that broke a rule.

/** Folders between which arrows are drawn, and what each may import besides itself. */
const areas = {
  site: { path: '^site\\.config\\.ts$', may: ['domain'] },
  'module schemas': { path: '^src/modules/(?:schemas\\.ts$|[^/]+/schema\\.ts$)', may: ['domain', 'site'] },
  domain: { path: '^src/domain/', may: ['site'] },
  i18n: { path: '^src/i18n/', may: ['domain', 'site'] },
  state: { path: '^src/state/', may: ['domain', 'site'] },
  ui: { path: '^src/ui/', may: ['domain', 'i18n', 'state', 'site'] },
  modules: {
    path: '^src/modules/(?!schemas\\.ts$|[^/]+/schema\\.ts$)',
    may: ['module schemas', 'ui', 'state', 'i18n', 'domain', 'site'],
  },
  editing: {
    path: '^src/editing/(?!load-record-dialog\\.ts$)',
    may: ['record dialog', 'modules', 'module schemas', 'ui', 'state', 'i18n', 'domain', 'site'],
  },
  // The form of a record over a page: nothing else of the back office is part of editing.
  'record dialog': { path: '^src/editing/load-record-dialog\\.ts$', may: ['back office'] },
  'back office': {
    path: '^src/back-office/',
    may: ['editing', 'ui', 'state', 'i18n', 'domain', 'site'],
  },
  server: { path: '^src/server/', may: ['domain', 'i18n', 'module schemas', 'season', 'site'] },
  app: {
    path: '^src/app/',
    may: [
      'server',
      'back office',
      'editing',
      'modules',
      'module schemas',
      'ui',
      'state',
      'i18n',
      'domain',
      'site',
    ],
  },
  season: { path: '^season/', may: ['server', 'domain', 'site'] },
  scripts: { path: '^scripts/', may: [] },
};

/** Layers of the editors' part: each may import those before it. */
const editingLayers = ['core', 'sync', 'ui', 'features'];

const ours = Object.values(areas).map(({ path }) => path);
const schemas = areas['module schemas'].path;
/** Nothing of these is part of a page: they cut typefaces and take part in the build. */
const tools = ['^src/app/fonts/subset\\.ts$', '^src/app/build/'];
const visitors = ['site', 'domain', 'i18n', 'state', 'ui', 'modules', 'app'].map((name) => areas[name].path);
const types = ['type-only', 'type-import'];
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'];
const inPackage = (names) => `^node_modules/(?:${names})(?:/|$)`;

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no circle, types and lazy imports counted', {}, { circular: true }),
    forbid('every file has its place in the plan', { pathNot: ours }, {}),
    forbid(
      'imports of our own lead to a place in the plan',
      { path: ours },
      {
        pathNot: [...ours, 'node_modules', '^package\\.json$', '^virtual:', '\\+types/'],
        dependencyTypesNot: ['core'],
      },
    ),
    ...Object.entries(areas).map(([name, { path, may }]) =>
      forbid(
        `${name} imports only what it may`,
        { path },
        {
          path: Object.entries(areas).flatMap(([other, area]) =>
            other === name || may.includes(other) ? [] : [area.path],
          ),
        },
      ),
    ),
    ...editingLayers.map((layer, at) =>
      forbid(
        `src/editing/${layer} knows nothing above it`,
        { path: `^src/editing/${layer}/` },
        { path: `^src/editing/(?!(?:${editingLayers.slice(0, at + 1).join('|')})/)` },
      ),
    ),
    forbid(
      'core and sync of the editing layer know no React',
      { path: '^src/editing/(?:core|sync)/' },
      { path: inPackage('react|react-dom') },
    ),
    forbid(
      'domain knows no package, no React and no machine',
      { path: areas.domain.path },
      { dependencyTypes: [...packages, 'core', 'unknown'] },
    ),
    forbid(
      'values of the server reach pages only through loaders',
      {
        path: areas.app.path,
        pathNot: '^src/app/(?:screens/[^/]+|layouts/[^/]+|root|entry\\.server)\\.tsx$',
      },
      { path: areas.server.path, dependencyTypesNot: types },
    ),
    forbid(
      'only the start and the import command bring in the demo season',
      { path: areas.server.path, pathNot: '^src/server/(?:bootstrap|import/command)\\.ts$' },
      { path: areas.season.path },
    ),
    forbid(
      'endpoints answer through services: they open no table',
      { path: '^src/server/api/' },
      { path: '^src/server/db/', dependencyTypesNot: types },
    ),
    forbid(
      'services know no HTTP and no endpoints',
      { path: '^src/server/services/' },
      { path: ['^src/server/(?:http|api)/', inPackage('hono'), '^(?:node:)?http'] },
    ),
    forbid(
      'the database is opened in one file; locks, notifications and set-up keep a connection outside of the pool',
      {
        path: ours,
        pathNot:
          '^src/server/db/(?:client\\.server|bounded-pool|lending-pool|migrate|listen|embedded/[^/]+)\\.ts$',
      },
      { path: inPackage('pg|drizzle-orm/node-postgres'), dependencyTypesNot: types },
    ),
    forbid(
      'visitors are sent no schemas',
      { path: visitors, pathNot: tools },
      { path: inPackage('zod|@hono') },
    ),
    forbid(
      'visitors are sent no module schema as a value',
      { path: visitors, pathNot: tools },
      { path: schemas, dependencyTypesNot: types },
    ),
    forbid(
      'visitors are sent nothing of the machinery behind the pages',
      { path: visitors, pathNot: tools },
      { path: inPackage('drizzle-orm|pg|hono|sharp|pino'), dependencyTypesNot: types },
    ),
    forbid(
      'visitors are sent nothing of Node',
      { path: visitors, pathNot: tools },
      { dependencyTypes: ['core'], dependencyTypesNot: types },
    ),
    forbid('visitors are sent no tools of the build', { pathNot: tools }, { path: tools }),
    forbid(
      'what several screens share knows no router',
      { path: ['ui', 'state', 'i18n'].map((name) => areas[name].path) },
      { path: inPackage('react-router') },
    ),
    forbid(
      'the editing tools come by one lazy import',
      { path: areas.app.path },
      { path: areas.editing.path, dependencyTypesNot: [...types, 'dynamic-import'] },
    ),
    forbid(
      'one file opens the editing tools',
      { path: areas.app.path, pathNot: '^src/app/shell/EditorLayer\\.tsx$' },
      { path: areas.editing.path, dependencyTypesNot: types },
    ),
    forbid(
      'scripts need nothing that has to be installed, but for two that run after the packages are there',
      { path: areas.scripts.path },
      { dependencyTypes: packages, pathNot: inPackage('@playwright/test|vitest') },
    ),
  ],
  options: {
    // TypeScript 7 has no parser for others to use.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(?:test|d)\\.(?:tsx?|m[jt]s)$', '\\+types/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
