// The program: listens, starts the application meanwhile, and on a signal lets requests under way finish before it
// stops.
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, loadConfig } from '#server/config.ts';
import { DatabaseUnreachableError } from '#server/db/client.server.ts';
import { createDrain } from '#server/http/drain.ts';
import { serverOptions } from '#server/http/server-options.ts';
import { respondWhileStarting } from '#server/http/while-starting.ts';
import { projectRoot } from '#server/project-root.ts';
import { startDemoShop } from '#server/shop/demo-shop.ts';
import { StartError } from '#server/start-error.ts';
import { bootstrap, type RunningApp } from './bootstrap.ts';
import { type Log, openLog } from './log.ts';
import { demoShopOrigin, hasDemoShop } from './shop-origin.ts';

/** Milliseconds before the database is tried again. */
const retryPause = 2000;

type Handler = App['handle'];
type App = ReturnType<typeof import('#server/app.ts')['createApp']>;

/** Preloads the site; its use reports a failure. */
const loadSite = () => void import('#server/app.ts').catch(() => undefined);
const step = (text: string) => process.stdout.write(`${text}\n`);

async function run(): Promise<void> {
  const config = loadConfig(process.env);
  const log = openLog(config.LOG_LEVEL);
  // Node prints the error and ends the program; the log is what alerts read.
  process.on('uncaughtExceptionMonitor', (err) => log.error({ err }, 'An unexpected error ends the program'));
  let handle: Handler = respondWhileStarting;
  const server = createServer(serverOptions, (request, response) =>
    drainable.handle(request, response, (...both) => handle(...both)),
  );
  const drainable = createDrain(server);
  await listen(server, config);

  /** Functions that close resources, in the order of opening. */
  const closers: (() => Promise<unknown>)[] = [];
  /** Event streams, ended before the drain. */
  const streams: (() => Promise<unknown>)[] = [];
  /** Functions that stop the jobs, in parallel with the drain. */
  const jobs: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    const draining = drainable.drain(async () => {
      for (const end of streams) await end();
    });
    await Promise.all([draining, ...jobs.map((stop) => stop())]);
    for (const close of closers.toReversed()) await close();
  };
  const stopping = new AbortController();
  const opening = open(config, log, { closers, streams, jobs }, stopping.signal);
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    // An application that is still starting is stopped in good order once it runs, or no longer waits or imports.
    await opening.catch(() => undefined);
    await closeAll();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  try {
    handle = await opening;
  } catch (error) {
    if (stopping.signal.aborted) return;
    await closeAll();
    throw error;
  }
  step(`Foyer is open: ${config.PUBLIC_URL}`);
  if (hasDemoShop(config)) step(`The demo shop is at ${demoShopOrigin(config)}`);
}

async function open(
  config: Config,
  log: Log,
  { closers, streams, jobs }: Record<'closers' | 'streams' | 'jobs', (() => Promise<unknown>)[]>,
  stopping: AbortSignal,
): Promise<Handler> {
  const { appContext, stopJobs, close } = await openWithRetry(config, log, stopping);
  closers.push(close);
  jobs.push(stopJobs);
  const { createApp } = await import('#server/app.ts');
  const app = createApp(appContext, { clientDirectory: path.join(projectRoot, 'build/client') });
  closers.push(() => app.close());
  streams.push(() => app.endStreams());
  const shop = await startDemoShop(config);
  if (shop) closers.push(() => shop.stop());
  return app.handle;
}

/** Waits for a database that is unreachable at the start; meanwhile the program is alive, but not ready. */
async function openWithRetry(config: Config, log: Log, signal: AbortSignal): Promise<RunningApp> {
  for (;;) {
    try {
      return await bootstrap(config, log, step, { whileWaiting: loadSite, signal });
    } catch (error) {
      if (!(error instanceof DatabaseUnreachableError) || signal.aborted) throw error;
      step(`${error.message} Trying again.`);
      await sleep(retryPause, undefined, { signal });
    }
  }
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, config)));
    server.listen(config.PORT, config.HOST, resolve);
  });
}

function explainListening(error: NodeJS.ErrnoException, { PORT, HOST }: Config): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${PORT} is taken. Set PORT to a free one.`);
    case 'EACCES':
      return new StartError(`Port ${PORT} may not be used by this account. Set PORT above 1023.`);
    case 'EADDRNOTAVAIL':
      return new StartError(`HOST ${HOST} is not an address of this machine.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${HOST} is a name that has no address here.`);
    default:
      return error;
  }
}

run().catch((error) => {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
