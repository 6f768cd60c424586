// The site for the browser tests: the production server on a data directory that is thrown away.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-e2e-'));
const clock = process.env.FOYER_TEST_CLOCK;

const child = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: process.env.PORT ?? '4310',
    PUBLIC_URL: '',
    SHOP_ORIGIN: '',
    SHOP_PORT: '',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'admin@theatre.example',
    ADMIN_PASSWORD: 'a password for the tests only',
    LOG_LEVEL: 'warn',
    ...(clock ? { CLOCK: clock } : {}),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
