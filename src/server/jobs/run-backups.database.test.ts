import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { isBackupDue, isBackupLate } from '#server/backup/backup-state.ts';
import { loadConfig } from '#server/config.ts';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';
import { startBackups } from './run-backups.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** Milliseconds: two processes start, and a database is made. */
const timeout = 60_000;

test('the nightly backup is made, restored as a test and recorded', { timeout }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-nightly-'));
  const database = await createTestDatabase('nightly', 'fixture');
  const settings = { DATA_DIR: folder, BACKUP_TO: path.join(folder, 'backups') };
  Object.assign(process.env, settings);
  const config = { ...loadConfig(process.env), BACKUP_TO: settings.BACKUP_TO };
  const before = new Date();
  const backups = startBackups({ config, connection: { connectionString: database.url }, log });
  await expect.poll(() => backups.state().drilled_at, { timeout }).not.toBeNull();
  const state = backups.state();
  await backups.stop();
  for (const name of Object.keys(settings)) delete process.env[name];

  expect(state.failure).toBeNull();
  expect(state.backed_up_at?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(isBackupDue(state, new Date())).toBe(false);
  await database.close();
  rmSync(folder, { recursive: true });
});

test('a failed backup is recorded with a message', async () => {
  const config = { ...loadConfig({}), BACKUP_TO: '/dev/null/backups' };
  const backups = startBackups({ config, connection: { connectionString: 'postgres://nowhere' }, log });
  await expect
    .poll(() => backups.state().failure)
    .toMatch(/^The folder for backups \/dev\/null\/backups cannot be used/);
  await backups.stop();
});

test.each([
  ['2026-03-12T02:30:00+01:00', '2026-03-11T03:05:00+01:00', false],
  ['2026-03-12T03:30:00+01:00', '2026-03-11T03:05:00+01:00', true],
  ['2026-03-12T03:30:00+01:00', '2026-03-12T03:01:00+01:00', false],
  ['2026-03-13T20:00:00+01:00', '2026-03-12T03:01:00+01:00', true],
])('at %s after a backup of %s another is due: %s', (now, last, expected) => {
  expect(isBackupDue({ backed_up_at: new Date(last) }, new Date(now))).toBe(expected);
});

test('a backup without a restore test is reported as late', () => {
  const now = new Date('2026-03-12T12:00:00Z');
  const fresh = new Date('2026-03-12T02:00:00Z');
  const old = new Date('2026-03-10T02:00:00Z');
  const late = (backed_up_at: Date | null, drilled_at: Date | null) =>
    isBackupLate({ backed_up_at, drilled_at, is_drilled_here: true, failure: null }, now);
  expect(late(fresh, fresh)).toBe(false);
  expect([late(null, null), late(fresh, null), late(fresh, old), late(old, fresh)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const elsewhere = { backed_up_at: fresh, drilled_at: null, is_drilled_here: false, failure: null };
  expect(isBackupLate(elsewhere, now)).toBe(false);
});
