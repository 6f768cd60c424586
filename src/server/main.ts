// The program: opens the house, listens, and on a signal lets the last visitors out before it closes.
import { createServer } from 'node:http';
import path from 'node:path';
import { pino } from 'pino';
import { type Config, loadConfig } from '#server/config.ts';
import type { Log } from '#server/house.ts';
import { openHouse } from '#server/open-house.ts';
import { startDemoShop } from '#server/shop/demo-shop.ts';
import { shopOrigin } from '#server/shop/shop-origin.ts';
import { StartError } from '#server/start-error.ts';

/** Requests under way get so long after a signal. */
const drainMilliseconds = 10_000;
const root = path.resolve(import.meta.dirname, '../..');

const step = (text: string) => process.stdout.write(`${text}\n`);

async function run(): Promise<void> {
  const config = loadConfig(process.env);
  const log = pino({ level: config.LOG_LEVEL }) as unknown as Log;
  const { house, close } = await openHouse(config, log, step);
  const { createApp } = (await import(
    path.join(root, 'build/server/app.js')
  )) as typeof import('#server/app.ts');
  const app = createApp(house, { clientDirectory: path.join(root, 'build/client') });
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, app.handle);
  const shop = config.SHOP_ORIGIN ? undefined : await startDemoShop(config);

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, config)));
    server.listen(config.PORT, config.HOST, resolve);
  });
  step(`Foyer is open: ${config.PUBLIC_URL}`);
  if (shop) step(`The demo shop is at ${shopOrigin(config)}`);

  let closing = false;
  const stop = async () => {
    if (closing) return;
    closing = true;
    const late = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(late);
    await app.close();
    await shop?.stop();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function explainListening(error: NodeJS.ErrnoException, { PORT, HOST }: Config): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${PORT} is taken. Set PORT to a free one.`);
  if (error.code === 'EACCES') return new StartError(`Port ${PORT} may not be used by this account. Set PORT above 1023.`);
  if (error.code === 'EADDRNOTAVAIL') return new StartError(`HOST ${HOST} is not an address of this machine.`);
  return error;
}

run().catch((error) => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
