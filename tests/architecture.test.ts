// Who may import whom. A broken rule fails with the arrow that broke it.
import { describe, expect, test } from 'vitest';
import { codeFiles, type Import, importsOf, read } from './source-files.ts';

/** The folders between which arrows are drawn; the first that fits counts. */
const areas = [
  ['site', /^site\.config\.ts$/],
  ['module schemas', /^src\/modules\/(?:schemas\.ts$|[^/]+\/schema\.ts$)/],
  ['domain', /^src\/domain\//],
  ['i18n', /^src\/i18n\//],
  ['state', /^src\/state\//],
  ['ui', /^src\/ui\//],
  ['modules', /^src\/modules\//],
  ['editing', /^src\/editing\//],
  ['server', /^src\/server\//],
  ['app', /^src\/app\//],
  ['admin', /^admin\//],
  ['season', /^season\//],
  ['scripts', /^scripts\//],
] as const;

type Area = (typeof areas)[number][0];

/** Which areas a file may import, its own included. */
const allowed: Record<Area, readonly Area[]> = {
  site: ['domain'],
  domain: ['domain', 'site'],
  i18n: ['i18n', 'domain', 'site'],
  state: ['state', 'domain', 'site'],
  'module schemas': ['module schemas', 'domain', 'site'],
  ui: ['ui', 'domain', 'i18n', 'state', 'site'],
  modules: ['modules', 'module schemas', 'ui', 'state', 'i18n', 'domain', 'site'],
  editing: ['editing', 'modules', 'module schemas', 'ui', 'state', 'i18n', 'domain', 'site'],
  server: ['server', 'domain', 'i18n', 'module schemas', 'season', 'site'],
  app: ['app', 'server', 'editing', 'modules', 'module schemas', 'ui', 'state', 'i18n', 'domain', 'site'],
  admin: ['admin', 'domain', 'i18n', 'server', 'site'],
  season: ['season', 'server', 'domain', 'site'],
  scripts: ['scripts'],
};

interface Arrow extends Import {
  from: string;
  to: string;
  fromArea: Area;
  toArea: Area | null;
}

const areaOf = (file: string): Area | null => areas.find(([, pattern]) => pattern.test(file))?.[0] ?? null;
const files = codeFiles(['src', 'season', 'scripts', 'admin']).concat('site.config.ts');
const arrows: Arrow[] = files.flatMap((from) =>
  importsOf(from).map((arrow) => ({
    ...arrow,
    from,
    to: arrow.file ?? arrow.specifier,
    fromArea: areaOf(from) as Area,
    toArea: arrow.file === null ? null : areaOf(arrow.file),
  })),
);

/** The arrows that a rule forbids, as they are read in a report. */
function broken(isForbidden: (arrow: Arrow) => boolean): string[] {
  return arrows
    .filter(isForbidden)
    .map(({ from, to, isType }) => `${from} -> ${to}${isType ? ' (type)' : ''}`);
}

const isPackage = ({ file, specifier }: Arrow) =>
  file === null && !/^(?:node:|virtual:)|\.(?:css|svg)$/.test(specifier);
/** Cuts the typefaces once and lies beside them; no page imports it. */
/** Nothing of these is part of a page: they cut typefaces and take part in the build. */
const isTool = (file: string) => file === 'src/app/fonts/subset.ts' || file.startsWith('src/app/build/');
const isVisitors = ({ fromArea, from }: Arrow) =>
  ['domain', 'i18n', 'state', 'ui', 'modules', 'app', 'site'].includes(fromArea) && !isTool(from);

test('there is something to check', () => {
  expect(arrows.length).toBeGreaterThan(500);
  expect(files.filter((file) => areaOf(file) === null)).toEqual([]);
});

test.each(areas)('%s imports only what it may', (area) => {
  expect(
    broken(({ fromArea, toArea }) => fromArea === area && toArea !== null && !allowed[area].includes(toArea)),
  ).toEqual([]);
});

test('an import of our own code leads to a place in the plan', () => {
  const outside = /^(?:package\.json|src\/app\/screens\/\+types|src\/app\/(?:layouts\/)?\+types|\.\.)/;
  expect(broken(({ file, toArea }) => file !== null && toArea === null && !outside.test(file))).toEqual([]);
});

describe('domain', () => {
  test('knows no package, no React and no machine', () => {
    expect(broken((arrow) => arrow.fromArea === 'domain' && arrow.file === null)).toEqual([]);
  });
});

describe('server', () => {
  /** Where a page or the router's own entry may take values from the server. */
  const loaders = /^src\/app\/(?:screens\/[^/]+|layouts\/[^/]+|root|entry\.server)\.tsx$/;

  test('values reach the pages only through loaders', () => {
    expect(
      broken(({ fromArea, toArea, isType, from }) => {
        return fromArea === 'app' && toArea === 'server' && !isType && !loaders.test(from);
      }),
    ).toEqual([]);
  });

  test('the back office knows the server only by its types', () => {
    expect(
      broken(({ fromArea, toArea, isType }) => fromArea === 'admin' && toArea === 'server' && !isType),
    ).toEqual([]);
  });

  test('only the door brings in the demo season', () => {
    expect(
      broken(({ fromArea, toArea, from }) => {
        return fromArea === 'server' && toArea === 'season' && from !== 'src/server/bootstrap.ts';
      }),
    ).toEqual([]);
  });

  test('calls answer through services: they open no table', () => {
    expect(
      broken(
        ({ from, to, isType }) => from.startsWith('src/server/api/') && /server\/db\//.test(to) && !isType,
      ),
    ).toEqual([]);
  });

  test('services know no HTTP and no calls', () => {
    expect(
      broken(
        ({ from, to }) =>
          from.startsWith('src/server/services/') && /^(?:hono|node:http)|server\/(?:http|api)\//.test(to),
      ),
    ).toEqual([]);
  });

  test('the database is opened in one file', () => {
    const opens = /^(?:pg|drizzle-orm\/node-postgres)$/;
    // These keep one connection of their own, outside of the pool: for locks, notifications and set-up.
    const single = /^src\/server\/(?:db\/migrate|db\/listen|db\/embedded\/[^/]+)\.ts$/;
    expect(
      broken(({ from, specifier, isType }) => {
        return (
          opens.test(specifier) && !isType && from !== 'src/server/db/client.server.ts' && !single.test(from)
        );
      }),
    ).toEqual([]);
  });
});

describe('visitors', () => {
  test('are sent no schemas', () => {
    expect(broken((arrow) => isVisitors(arrow) && /^(?:zod|@hono\/)/.test(arrow.specifier))).toEqual([]);
  });

  test('are sent no module schema as a value', () => {
    expect(
      broken((arrow) => isVisitors(arrow) && arrow.toArea === 'module schemas' && !arrow.isType),
    ).toEqual([]);
  });

  test('are sent nothing of the machinery behind the pages', () => {
    const behind = /^(?:drizzle-orm|pg|hono|sharp|pino|temporal-polyfill|node:)/;
    expect(broken((arrow) => isVisitors(arrow) && behind.test(arrow.specifier) && !arrow.isType)).toEqual([]);
  });

  test('nor the tools behind the build', () => {
    expect(broken(({ to }) => isTool(to))).toEqual([]);
  });

  test('parts that several screens share know no router', () => {
    expect(
      broken(
        (arrow) => /^(?:ui|state|i18n)$/.test(arrow.fromArea) && arrow.specifier.startsWith('react-router'),
      ),
    ).toEqual([]);
  });

  test('get the editing tools only by one lazy import', () => {
    const found = arrows.filter(
      ({ fromArea, toArea, isType }) => fromArea === 'app' && toArea === 'editing' && !isType,
    );
    expect(found.filter(({ isLazy }) => !isLazy).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    expect(found.length).toBeLessThanOrEqual(1);
  });
});

test('scripts need nothing that has to be installed', () => {
  // These two run after the packages are there, and say so where they load them.
  const later = /^(?:@playwright\/test|vitest)$/;
  expect(
    broken((arrow) => arrow.fromArea === 'scripts' && isPackage(arrow) && !later.test(arrow.specifier)),
  ).toEqual([]);
});

test('no two files import each other in a circle', () => {
  const values = Map.groupBy(
    arrows.filter(({ isType, isLazy, file }) => !isType && !isLazy && file !== null),
    ({ from }) => from,
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: string[]) => {
    const at = trail.indexOf(file);
    if (at >= 0) circles.push([...trail.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    for (const { to } of values.get(file) ?? []) walk(to, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});

describe('the editing layer', () => {
  const layers = ['core', 'sync', 'ui', 'features'];
  /** What lies in no layer's folder draws on all of them. */
  const layerOf = (file: string) => {
    const at = layers.indexOf(file.split('/')[2] ?? '');
    return at < 0 ? layers.length : at;
  };
  const isEditing = (file: string) => file.startsWith('src/editing/');

  test('imports only downwards: core, sync, ui, features, types and lazy imports counted', () => {
    expect(broken(({ from, to }) => isEditing(from) && isEditing(to) && layerOf(to) > layerOf(from))).toEqual(
      [],
    );
  });

  test('core knows no React, sync neither, and nothing but ports knows the browser', () => {
    expect(broken(({ from, to }) => /editing\/(?:core|sync)\//.test(from) && to === 'react')).toEqual([]);
    const browser =
      /\b(?:window|navigator|localStorage|sessionStorage|indexedDB|location)\.|\b(?:fetch|setTimeout|setInterval|Date\.now)\(|new (?:EventSource|XMLHttpRequest)/;
    const found = files.filter(
      (file) =>
        /editing\/(?:core|sync\/(?!browser\/|ports\.ts|session-fixture))/.test(file) &&
        browser.test(read(file)),
    );
    expect(found).toEqual([]);
  });

  test('keeps nothing in its modules: what a session knows is in the session', () => {
    /** Tables of constants are made with what is in them. */
    const state =
      /^(?:export )?(?:let |var |const \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap)\b[^(]*\(\)|create(?!Context)\w+[<(]))/m;
    const found = files.filter((file) => isEditing(file) && state.test(read(file)));
    // The entry makes the one session of a document.
    expect(found).toEqual(['src/editing/EditingEntry.tsx']);
  });
});
