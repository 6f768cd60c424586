import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,season,scripts,admin,tests}/**/*.test.{ts,tsx,mjs}'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    environment: 'node',
    globalSetup: ['tests/setup/postgres.ts'],
    maxWorkers: 2,
    // Long enough for a machine that has others to serve.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    restoreMocks: true,
    // A report says how it really went: no test passes on a second try.
    retry: 0,
  },
});
