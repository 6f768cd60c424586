import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { staticFiles } from './static-files.ts';

test('a part is sent only if nothing says that it may be of another version', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-static-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  const app = new Hono().use(staticFiles(folder));
  const part = await app.request('/icon.svg', { headers: { Range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, '<svg']);
  const whole = await app.request('/icon.svg', { headers: { Range: 'bytes=0-3', 'If-Range': '"other"' } });
  expect([whole.status, await whole.text()]).toEqual([200, '<svg/>']);
});
