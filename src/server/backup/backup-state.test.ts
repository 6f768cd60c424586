import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isBackupDue, readBackupTimes } from './backup-state.ts';
import { openBackupTarget } from './backup-target.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-times-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('backups from a time when the clock was ahead prevent no others', async () => {
  const target = await openBackupTarget(folder, {} as Parameters<typeof openBackupTarget>[1]);
  for (const name of ['2026-03-10T02-00-00-000Z', '2026-05-01T02-00-00-000Z'])
    await target.put(`backups/${name}.json`, Buffer.from('{}'));
  const now = new Date('2026-03-12T12:00:00Z');
  const times = await readBackupTimes(target, now);
  expect(times).toEqual({ backed_up_at: new Date('2026-03-10T02:00:00Z'), drilled_at: null });
  expect(isBackupDue(times, now)).toBe(true);
});
