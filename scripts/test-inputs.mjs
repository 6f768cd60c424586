// What a test file of Vitest depends on, as a hash. In doubt it depends on the whole project.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of installed, built, generated or runtime files. */
const notSources = new Set([
  'node_modules',
  'build',
  'data',
  'test-results',
  '.git',
  '.cache',
  '.react-router',
]);

/** What every test runs with: configuration, the set-up, and all that the program reads rather than imports. */
const ofAll =
  /^(?:[^/]+(?<!\.md)$|tests\/setup\/|scripts\/(?!.*\.test\.)|season\/(?!.*\.test\.)|(?:src|public)\/.*(?<!\.(?:tsx?|css|md))$)/;

/** The built program makes the season of these alone (`seasonSources`). */
const seasonMaker = 'tests/setup/demo-season.ts';
const ofSeason = /^src\/(?:server|domain|modules|i18n)\/(?!.*\.test\.)/;

/** Tests of the built site. */
const needsBuild = /^tests\/http\/|budgets\.test\.ts$/;
const ofSource = /^src\/(?!.*\.test\.)/;

/** A test that reads files or starts programs itself. */
const readsFiles =
  /\bread(?:File|dir)|\b(?:glob|exists|stat|cp|open)Sync\b|\bcreateReadStream\b|['"]node:child_process['"]|source-files\.ts['"]/;
const isHelper = /\.fixture\.|^tests\/(?!setup\/|http\/setup\/|source-files\.ts)(?!.*\.test\.)/;

const quotedFile = /['"`]([^'"`\s]+\.(?:tsx?|mjs|css|json))(?:\?\w+)?['"`]/g;

/**
 * @param {string} root
 * @returns {Map<string, string>} the content of the project's files, by path from its root with forward slashes
 */
export function readProject(root) {
  const files = new Map();
  const readFolder = (folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = path.posix.join(folder, entry.name);
      if (notSources.has(file) || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) readFolder(file);
      else if (entry.isFile()) files.set(file, readFileSync(path.join(root, file), 'latin1'));
    }
  };
  readFolder('.');
  return files;
}

/**
 * @param {Map<string, string>} files as `readProject` returns them
 * @returns {(test: string) => string} the hash of everything that a test file depends on
 */
export function hashInputs(files) {
  const all = [...files.keys()].sort();
  const digests = new Map(all.map((file) => [file, hashOf([file, files.get(file)])]));
  const hashFiles = (chosen) => hashOf(chosen.map((file) => digests.get(file)));
  const ofProject = hashFiles(all);
  const shared = hashFiles(all.filter((file) => ofAll.test(file)));
  const quotedIn = quotedFiles(files);

  return (test) => {
    const reached = new Set([test]);
    for (const file of reached) {
      if (file !== seasonMaker) for (const next of quotedIn(file)) reached.add(next);
    }
    const readers = [...reached].filter(
      (file) => (file === test || isHelper.test(file)) && isReader(file, files),
    );
    if (readers.some((file) => readsBesideSource(file, files))) return ofProject;
    const needsSource = needsBuild.test(test) || readers.length > 0;
    const isInput = (file) =>
      reached.has(file) ||
      (reached.has(seasonMaker) && ofSeason.test(file)) ||
      (needsSource && ofSource.test(file));
    return hashOf([shared, hashFiles(all.filter(isInput))]);
  };
}

/** The tests of sizes read the build and nothing else. */
const isReader = (file, files) => !needsBuild.test(file) && readsFiles.test(files.get(file));

/** Tests beside the source read that, unless they name documents or the project's own lists of files. */
const readsBesideSource = (file, files) =>
  !file.startsWith('src/') || /\bdocs\/|source-files\.ts/.test(files.get(file));

/** Quoted strings that are paths of files: imports, programs to start, mentions. */
function quotedFiles(files) {
  const aliases = Object.entries(JSON.parse(files.get('package.json')).imports)
    .filter(([alias]) => alias.endsWith('/*'))
    .map(([alias, target]) => [alias.slice(0, -1), path.posix.normalize(target.slice(0, -1))]);
  const placesOf = (file, name) => {
    const [alias, folder] = aliases.find(([start]) => name.startsWith(start)) ?? [];
    if (alias) return [folder + name.slice(alias.length)];
    return [path.posix.join(path.posix.dirname(file), name), path.posix.normalize(name)];
  };
  const known = new Map();
  return (file) => {
    if (!known.has(file)) {
      const places = [...files.get(file).matchAll(quotedFile)].flatMap(([, name]) => placesOf(file, name));
      known.set(
        file,
        places.filter((place) => files.has(place)),
      );
    }
    return known.get(file);
  };
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
