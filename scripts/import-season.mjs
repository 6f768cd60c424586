// npm run import -- <folder or file>: imports season files into the database, even while the site runs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { requireNode, root, runMain } from './toolchain.mjs';

await runMain(async () => {
  await ensureInstalled();
  const settings = path.join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const entry = path.join(root, 'src', 'server', 'import', 'command.ts');
  const args = [entry, ...process.argv.slice(2)];
  return spawnSync(requireNode(), args, { cwd: root, stdio: 'inherit' }).status ?? 1;
});
