// npm run test:chaos: the tests of chance at full length. Words after it choose files by name; FOYER_SEED repeats a run.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode, root, runMain, toolOf } from './toolchain.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...process.env, FOYER_CHAOS: 'long', CHROMIUM_PATH: await ensureBrowser() };
  const args = ['run', '--config', 'vitest.chaos.config.ts', '--reporter=verbose', ...process.argv.slice(2)];
  const { status } = spawnSync(requireNode(), [toolOf('vitest'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  return status ?? 1;
});
