import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMediaStore } from '#server/media/store.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { generateBackupKey, parseBackupKey } from './backup-key.ts';
import { type BackupTarget, openBackupTarget } from './backup-target.ts';
import { drillBackup, readDrillNote } from './drill-backup.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const plain = await parseBackupKey(undefined);
const secret = await parseBackupKey((await generateBackupKey()).secret);
const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-damaged-'));
const store = openMediaStore(path.join(folder, 'media'));
let house: TestDatabase;
beforeAll(async () => {
  house = await createTestDatabase('damaged_files', 'fixture');
  await store.put('pictures/nora-1.jpg', Buffer.alloc(300_000, 'nora'), 'image/jpeg');
  await store.put('made/nora-400-2.svg', Buffer.from('<svg/>'), 'image/svg+xml');
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

let places = 0;
const newTarget = () => openBackupTarget(path.join(folder, `to-${places++}`), { S3_REGION: 'us-east-1' });
const backup = (target: BackupTarget, key = plain) =>
  makeBackup({ database: house, store, target, key, keepDays: 30 });

/** The largest file of a target's media: the picture. */
function pictureIn({ address }: BackupTarget): string {
  const files = readdirSync(path.join(address, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return files.sort((one, other) => statSync(other).size - statSync(one).size)[0] ?? '';
}

function damage(file: string): void {
  const content = readFileSync(file);
  content[content.length - 20] = (content.at(-20) ?? 0) ^ 1;
  writeFileSync(file, content);
}

test.each([
  ['as it is', plain],
  ['encrypted', secret],
])('a file that was cut in the target, %s, is stored again by the next backup', async (_, key) => {
  const target = await newTarget();
  await backup(target, key);
  const file = pictureIn(target);
  truncateSync(file, 1000);
  const { copied, manifest } = await backup(target, key);
  expect(copied.files).toBe(1);
  expect(statSync(file).size).toBeGreaterThanOrEqual(300_000);
  expect(await restoreBackup({ target, key, manifest }, { database: house, store })).toEqual([]);
});

test('a damaged file that the drill finds is stored again by the next backup', async () => {
  const target = await newTarget();
  const { name, manifest } = await backup(target);
  const file = pictureIn(target);
  damage(file);
  // The one of seven days on which this file is read.
  const now = new Date((Number.parseInt(path.basename(file).slice(0, 8), 16) % 7) * 24 * 3_600_000);
  const source = { target, key: plain, manifest, name };
  const into = { database: house, connection: { connectionString: house.url }, now };
  await expect(drillBackup(source, into)).rejects.toThrow(
    '1 files were missing from the backup, or damaged, such as pictures/nora-1.jpg. The next backup stores them again.',
  );
  expect((await backup(target)).copied.files).toBe(1);
  expect(await drillBackup(source, into)).toMatchObject({ files: 2 });
});

test('everything but the damaged files can be restored', async () => {
  const target = await newTarget();
  const { manifest } = await backup(target);
  damage(pictureIn(target));
  const source = { target, key: plain, manifest };
  const elsewhere = await createTestDatabase('without_damaged', 'empty');
  const files = openMediaStore(path.join(folder, 'elsewhere'));
  const into = { database: elsewhere, store: files };
  await expect(restoreBackup(source, into)).rejects.toThrow(/^1 files are missing .* --without-damaged/);
  expect(await restoreBackup(source, into, { withoutDamaged: true })).toEqual(['pictures/nora-1.jpg']);
  expect(await files.get('made/nora-400-2.svg')).not.toBeNull();
  const { rows } = await elsewhere.pool.query('SELECT count(*)::int AS persons FROM persons');
  expect(rows[0].persons).toBe(manifest.tables.persons);
  await elsewhere.close();
});

test('a damaged note of the drill counts as none', async () => {
  const target = await newTarget();
  await target.put('drill.json', Buffer.from('{"backup":'));
  expect(await readDrillNote(target)).toBeNull();
});
