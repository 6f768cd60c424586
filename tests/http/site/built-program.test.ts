// The files of the built server that a start reads (`server-bundles.ts`).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { ensureBuiltSite } from '../setup/built-site.ts';

const build = path.join(projectRoot, 'build/server');

/** The names of a built file and of all that it imports. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  const name = path.relative(build, entry);
  if (found.has(name)) return found;
  found.add(name);
  const imports = readFileSync(entry, 'utf8').matchAll(/^(?:import|export)\b[^"]*"(\.[^"]+)";$/gm);
  for (const [, imported = ''] of imports) filesOf(path.resolve(path.dirname(entry), imported), found);
  return found;
}

beforeAll(ensureBuiltSite);

test('a start reads the program and the site from few files', () => {
  const program = filesOf(path.join(build, 'main.js'));
  const site = filesOf(path.join(build, 'app.js'));
  expect(program.size).toBeGreaterThan(1);
  expect(program.union(site).size).toBeLessThanOrEqual(8);
});

test('importing the site does not run the program', () => {
  expect(filesOf(path.join(build, 'app.js'))).not.toContain('main.js');
});
