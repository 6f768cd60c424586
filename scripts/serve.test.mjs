import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from './serve.mjs';
import { root } from './toolchain.mjs';

/** A server that ends its runs as `ends` says: by a signal, or with a code. */
function aServer(ends) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const runs = path.join(folder, 'runs');
  writeFileSync(runs, '');
  const entry = path.join(folder, 'server.mjs');
  writeFileSync(
    entry,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(runs)}, '.');
    const end = ${JSON.stringify(ends)}[readFileSync(${JSON.stringify(runs)}).length - 1];
    if (typeof end === 'string') process.kill(process.pid, end);
    else process.exit(end);`,
  );
  return { entry: path.relative(root, entry), count: () => readFileSync(runs).length };
}

it.each([
  ['starts again after crashes, and ends with the server', [1, 'SIGKILL', 134, 0], { uptime: 0 }, 4, 0],
  ['ends with a server that cannot start', [1, 0], {}, 1, 1],
  ['ends with a server that is killed while it starts', ['SIGKILL', 0], {}, 1, 1],
])('%s', async (_, ends, options, runs, code) => {
  const { entry, count } = aServer(ends);
  expect(await serve(entry, {}, options)).toBe(code);
  expect(count()).toBe(runs);
});
