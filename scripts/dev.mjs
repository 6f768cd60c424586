// npm run dev: site and API in one process with hot reload.
import { ensureInstalled } from './install.mjs';
import { serve } from './serve.mjs';
import { runMain } from './toolchain.mjs';

await runMain(async () => {
  await ensureInstalled();
  return serve('src/server/dev.ts', { NODE_ENV: 'development' });
});
