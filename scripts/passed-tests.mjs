// Remembers the inputs with which test files of Vitest have passed. `npm test -- quick` leaves these out; `npm test` runs all.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, readProject } from './test-inputs.mjs';

const isTest = (file) => /\.test\.(?:tsx?|mjs)$/.test(file) && !file.includes('.component.');

/**
 * @param {string} root
 * @returns the test files, those to run again, and a function that notes what a run reports
 */
export function openPassedTests(root) {
  const store = path.join(root, '.cache', 'passed-tests');
  const project = readProject(root);
  const inputs = hashInputs(project);
  const hashes = new Map([...project.keys()].filter(isTest).map((file) => [file, inputs(file)]));
  const passed = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {};
  const all = [...hashes.keys()];
  return {
    all,
    changed: all.filter((file) => passed[file] !== hashes.get(file)),
    /** @param report in Jest's format, of a run without an error outside of its tests */
    record({ testResults }) {
      // A file that was saved meanwhile has been tested before or after.
      if (!isSame(project, readProject(root))) return;
      for (const { name, status, assertionResults } of testResults) {
        const file = path.relative(root, name).replaceAll(path.sep, '/');
        const isGreen = status === 'passed' && assertionResults.every((test) => test.status === 'passed');
        passed[file] = isGreen ? hashes.get(file) : undefined;
      }
      const kept = Object.entries(passed).filter(([file]) => hashes.has(file));
      writeFileSync(store, JSON.stringify(Object.fromEntries(kept)));
    },
  };
}

function isSame(before, after) {
  return before.size === after.size && [...before].every(([file, content]) => after.get(file) === content);
}
