import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { UsageError } from '#server/command-line.ts';
import { loadConfig } from '#server/config.ts';
import { backupSummary, backupTargetOf } from './backup-command.ts';

const config = loadConfig({});

test.each([['s3:/house/backups'], ['S3://house'], ['https://house.example'], [], ['/a', '/b']])(
  '%s is no target',
  async (...places) => {
    await expect(backupTargetOf(config, places)).rejects.toBeInstanceOf(UsageError);
  },
);

test.each(['/mnt/backups', 'D:\\backups', 'backups', './s3:/x'])('%s is a folder', async (place) => {
  expect((await backupTargetOf(config, [place])).address).toContain(place.replace('./', ''));
});

test('a backup whose list is damaged is named as such', async () => {
  const target = {
    address: 'x',
    put: () => Promise.resolve(),
    get: () => Promise.resolve(Readable.from(['{"format":1'])),
    remove: () => Promise.resolve(),
    list: () => Promise.resolve([]),
  };
  expect(await backupSummary(target, '2026-11-29T01-51-18-217Z')).toBe('damaged, or of a newer Foyer');
});
