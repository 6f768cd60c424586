import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openMediaStore } from '#server/media/store.ts';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';
import { parseBackupKey } from './backup-key.ts';
import { openBackupTarget } from './backup-target.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

test('a script whose damage is a row that the database rejects is reported as damaged', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-restore-'));
  const database = await createTestDatabase('damaged_row', 'fixture');
  const store = openMediaStore(path.join(folder, 'media'));
  const target = await openBackupTarget(path.join(folder, 'backups'), { S3_REGION: 'us-east-1' });
  const key = await parseBackupKey(undefined);
  const { manifest } = await makeBackup({ database, store, target, key, keepDays: 30 });
  const [name = ''] = readdirSync(path.join(folder, 'backups/database'));
  const file = path.join(folder, 'backups/database', name);
  const script = gunzipSync(readFileSync(file)).toString();
  const broken = script.replace(/(COPY public\."?persons"? [^\n]*\n)\d+/, '$1no number');
  expect(broken).not.toBe(script);
  writeFileSync(file, gzipSync(broken));
  await expect(restoreBackup({ target, key, manifest }, { database, store })).rejects.toThrow(
    /^The script of the database is missing from the backup, or damaged/,
  );
  await database.close();
  rmSync(folder, { recursive: true });
});
