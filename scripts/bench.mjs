// npm run bench: runs the benchmarks under bench/ one after another. Arguments select them by name.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { CliError, requireNode, root, runMain } from './toolchain.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const folder = path.join(root, 'bench');
  const chosen = process.argv.slice(2);
  const all = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.bench.ts')) : [];
  const files = all.filter((name) => chosen.length === 0 || chosen.some((word) => name.includes(word)));
  if (files.length === 0)
    throw new CliError(`There is no such benchmark. There are: ${all.join(', ') || 'none'}.`);
  const failed = files.sort().filter((name) => {
    console.log(`\n${name}`);
    const options = { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } };
    return spawnSync(requireNode(), ['--expose-gc', path.join(folder, name)], options).status !== 0;
  });
  if (failed.length > 0) throw new CliError(`Failed: ${failed.join(', ')}`);
});
