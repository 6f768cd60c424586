// The first start with an empty data directory, which creates database, season and account.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { program } from '../../scripts/serve.mjs';
import { ensureBuiltSite } from '../http/setup/built-site.ts';
import { root } from '../source-files.ts';
import { account } from './accounts.ts';

interface FirstStart {
  /** Empty. */
  dataDir: string;
  /** The program's present. */
  clock: string;
  shopOrigin: string;
}

/**
 * Starts the program and stops it once it has opened.
 * @throws Error with its output if it does not open, has no home page or does not exit with code 0
 */
export async function startFirst({ dataDir, clock, shopOrigin }: FirstStart): Promise<void> {
  await ensureBuiltSite();
  const port = await freePort();
  const started = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: '',
      SHOP_ORIGIN: shopOrigin,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      SMTP_URL: '',
      CLOCK: clock,
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(started, 'exit');
  let log = '';
  const opened = new Promise<void>((resolve) => {
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        log += chunk;
        if (log.includes('Foyer is open')) resolve();
      });
    }
  });
  await Promise.race([opened, ended]);
  if (started.exitCode !== null) throw new Error(`The program ended: ${log}`);
  const { status } = await fetch(`http://127.0.0.1:${port}/de`);
  started.kill('SIGTERM');
  const [code] = await ended;
  if (status !== 200 || code !== 0) throw new Error(`Home page: ${status}, ended with ${code}: ${log}`);
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}
