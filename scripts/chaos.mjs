// npm run test:chaos: runs the randomised tests at full length. Arguments select files by name; FOYER_SEED
// repeats a run.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode, root, runMain, toolOf } from './toolchain.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...process.env, FOYER_CHAOS: 'long', CHROMIUM_PATH: await ensureBrowser() };
  const names = process.argv.slice(2);
  const vitest = ['run', '--config', 'vitest.chaos.config.ts', '--reporter=verbose', '--passWithNoTests'];
  const browser = names.length > 0 ? names.map((name) => `chaos/.*${name}`) : ['tests/chaos'];
  const runs = [
    [toolOf('vitest'), ...vitest, ...names],
    [toolOf('@playwright/test', 'playwright'), 'test', '--pass-with-no-tests', ...browser],
  ];
  const codes = runs.map(
    (args) => spawnSync(requireNode(), args, { cwd: root, stdio: 'inherit', env }).status,
  );
  return codes.some((code) => code !== 0) ? 1 : 0;
});
