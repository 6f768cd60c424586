import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { withDatabase } from './reach-database.ts';

test('a command that only reads makes no database where there is none', async () => {
  const config = loadConfig({ DATA_DIR: path.join(os.tmpdir(), 'foyer-no-data') });
  const options = { applicationName: 'test', poolSize: 1, isMigrated: true, mayCreate: false };
  const reading = withDatabase(config, options, async () => 'an empty backup');
  await expect(reading).rejects.toThrow(/^There is no database in .*foyer-no-data\. Set DATA_DIR/);
  expect(existsSync(config.DATA_DIR)).toBe(false);
});
