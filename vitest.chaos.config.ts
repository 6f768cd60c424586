// Tests that let chance decide: short within `npm test`, long with `npm run test:chaos`.
import { defineConfig } from 'vitest/config';

/** They belong to the stage `vitest` and try a choice there; here they try everything. */
const chosenInShort = [
  'tests/api/endpoint/{any-query,hostile-values}.test.ts',
  'tests/api/history/states.test.ts',
  'tests/api/records/writes.test.ts',
  'tests/api/search/{any-question,questions}.test.ts',
];

export default defineConfig({
  test: {
    // Files named `long` take minutes even at their shortest.
    include: [
      'tests/chaos/**/*.chaos.ts',
      ...(process.env.FOYER_CHAOS === 'long' ? ['tests/chaos/**/*.long.ts', ...chosenInShort] : []),
    ],
    environment: 'node',
    globalSetup: ['tests/setup/postgres.ts'],
    // What kills processes runs one file after the other.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: process.env.FOYER_CHAOS === 'long' ? 3 * 3_600_000 : 180_000,
    hookTimeout: process.env.FOYER_CHAOS === 'long' ? 900_000 : 180_000,
    restoreMocks: true,
    retry: 0,
    disableConsoleIntercept: true,
  },
});
