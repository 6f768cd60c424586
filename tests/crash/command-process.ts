// Started by interrupted-command.test.ts: a command in the middle of a long query.
import { runCommand } from '../../src/server/command-line.ts';
import { loadConfig } from '../../src/server/config.ts';
import { withDatabase } from '../../src/server/db/reach-database.ts';

const options = { applicationName: 'test', poolSize: 1, isMigrated: false, mayCreate: true };

await runCommand(async ([dataDir]) => {
  return await withDatabase(loadConfig({ DATA_DIR: dataDir }), options, async ({ pool }) => {
    console.log('begun');
    await pool.query('SET statement_timeout = 0');
    await pool.query('SELECT pg_sleep(600)');
    return 0;
  });
}, '');
