// Starts the production server for the browser tests on a copy of the prepared data directory.
import { spawn } from 'node:child_process';
import { appendFileSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { program } from '../../scripts/serve.mjs';
import { afternoon, testPort } from './demo-season.ts';
import { copyPreparedSite } from './prepared-site.ts';
import { siteLog } from './site-log.ts';

const port = Number(process.env.PORT ?? testPort);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-e2e-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await copyPreparedSite(dataDir, port);
// No durability: the data directory is discarded after the run.
const settings = path.join(dataDir, 'postgres', 'cluster', 'postgresql.auto.conf');
appendFileSync(settings, 'fsync = off\nsynchronous_commit = off\n');

const child = spawn(process.execPath, [program], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: '',
    SHOP_ORIGIN: '',
    SHOP_PORT: '',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    CLOCK: afternoon,
    LOG_LEVEL: 'trace',
    // Nobody waits for a second after every change.
    SAVE_DELAY: '200',
  },
});
// The log goes to a file, which is searched after all tests; errors are also printed.
mkdirSync(path.dirname(siteLog(port)), { recursive: true });
const log = createWriteStream(siteLog(port));
createInterface(child.stdout).on('line', (line) => {
  log.write(`${line}\n`);
  if (!/^{"level":[123]0,/.test(line)) console.log(line);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
