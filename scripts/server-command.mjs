// Runs a command of the server with the bundled Node and the settings of `.env`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { requireNode, root, runMain } from './toolchain.mjs';

/** @param {...string} file below `src/server`; it gets the arguments of this process */
export async function runServerCommand(...file) {
  await runMain(async () => {
    await ensureInstalled();
    const settings = path.join(root, '.env');
    if (existsSync(settings)) process.loadEnvFile(settings);
    const args = [path.join(root, 'src', 'server', ...file), ...process.argv.slice(2)];
    return spawnSync(requireNode(), args, { cwd: root, stdio: 'inherit' }).status ?? 1;
  });
}
