// Development server: the same application behind Vite, with hot reload of pages and endpoints.
import { createServer } from 'vite';
import { loadConfig } from '#server/config.ts';
import { openLog } from './log.ts';
import '#server/http/development-site.ts';
import { startDemoShop } from '#server/shop/demo-shop.ts';
import { bootstrap } from './bootstrap.ts';

const config = loadConfig(process.env);
const log = openLog(config.LOG_LEVEL);
const { appContext, close } = await bootstrap(config, log, (text) => process.stdout.write(`${text}\n`));
globalThis.foyerDevelopmentHost = {
  createApp: (module) => module.createApp(appContext, { clientDirectory: null }),
};
const shop = await startDemoShop(config);
const vite = await createServer({ server: { port: config.PORT, host: config.HOST, strictPort: true } });
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await vite.close();
    await shop?.stop();
    await close();
    process.exit(0);
  });
}
