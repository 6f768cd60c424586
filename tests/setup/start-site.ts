// The site for the browser tests: the production server on a data directory that is thrown away.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { account } from './accounts.ts';
import { addColleagues } from './add-colleagues.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-e2e-'));
const port = process.env.PORT ?? '4310';
const clock = process.env.FOYER_TEST_CLOCK;

const child = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: '',
    SHOP_ORIGIN: '',
    SHOP_PORT: '',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    LOG_LEVEL: 'warn',
    // Nobody waits for a second after every change; the tests of the pause itself set it back.
    SAVE_DELAY: '50',
    ...(clock ? { CLOCK: clock } : {}),
  },
});
let said = '';
child.stdout.on('data', (text) => {
  process.stdout.write(text);
  const isOpen = said.includes('Foyer is open');
  said += text;
  // The tests wait for this sentence.
  if (!isOpen && said.includes('Foyer is open'))
    void addColleagues(dataDir).then(() => console.info('The test site is ready.'));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
