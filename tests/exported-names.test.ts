// Exported names: each means one thing within a layer.
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, read } from './source-files.ts';

const layerOf = (file: string): string => /^src\/(?:server\/)?[^/]+/.exec(file)?.[0] ?? '';

const exported = /^export (?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;

/** What the router takes from a screen or a layout. */
const ofRoutes =
  /^(?:loader|clientLoader|action|meta|handle|headers|links|shouldRevalidate|ErrorBoundary|HydrateFallback)$/;

test('an exported name means one thing within a layer', () => {
  const files = codeFiles(['src'], { tests: false }).filter((file) => !file.endsWith('lazy-components.ts'));
  const names = files.flatMap((file) =>
    [...new Set([...read(file).matchAll(exported)].map(([, name = '']) => name))]
      // A component has the name of what it shows.
      .filter((name) => !ofRoutes.test(name) && path.basename(file) !== `${name}.tsx`)
      .map((name) => ({ name: `${layerOf(file)} ${name}`, file })),
  );
  expect(names.length).toBeGreaterThan(3000);
  const twice = [...Map.groupBy(names, ({ name }) => name)].filter(([, found]) => found.length > 1);
  expect(twice.map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([]);
});
