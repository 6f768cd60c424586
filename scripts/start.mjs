// npm start: from a fresh clone to the running site, skipping what is done already.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { serve } from './serve.mjs';
import { runMain } from './toolchain.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return serve('src/server/main.ts', { NODE_ENV: 'production' });
});
