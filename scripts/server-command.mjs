// Runs a command of the server with the bundled Node and the settings of `.env`.
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runOnce } from './serve.mjs';
import { root, runMain } from './toolchain.mjs';

/** @param {...string} file below `src/server`; it gets the arguments of this process */
export async function runServerCommand(...file) {
  await runMain(async () => {
    await ensureInstalled();
    return runOnce(path.join(root, 'src', 'server', ...file), process.argv.slice(2));
  });
}
