// npm start: from a fresh clone to the running site, skipping what is done already.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { program, serve } from './serve.mjs';
import { runMain } from './toolchain.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return serve(program, { NODE_ENV: 'production' });
});
