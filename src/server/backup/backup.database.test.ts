import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpDatabase } from '#server/db/backup/dump-database.ts';
import { type MediaStore, openMediaStore } from '#server/media/store.ts';
import { createLink } from '#server/services/accounts/account-links.ts';
import { loginAs } from '../../../tests/setup/login.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { generateBackupKey, parseBackupKey } from './backup-key.ts';
import { type BackupTarget, openBackupTarget } from './backup-target.ts';
import { drillBackup, readDrillNote } from './drill-backup.ts';
import { makeBackup } from './make-backup.ts';
import { listBackups, readManifest } from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore-backup.ts';

const noBucket = { S3_REGION: 'us-east-1' } as const;
const plain = await parseBackupKey(undefined);
const secret = await parseBackupKey((await generateBackupKey()).secret);
const day = 24 * 3_600_000;

let house: TestDatabase;
let folder: string;
let store: MediaStore;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-backups-'));
  house = await createTestDatabase('backup', 'fixture');
  store = openMediaStore(path.join(folder, 'media'));
  await store.put('pictures/nora-1.jpg', Buffer.alloc(300_000, 'nora'), 'image/jpeg');
  await store.put('made/nora-400-2.svg', Buffer.from('<svg/>'), 'image/svg+xml');
  // Whatever a text may hold that a script could trip over.
  await house.pool.query(`UPDATE persons SET last_name = E'O\\\\.\\n\\\\.\\nTab\\there \\\\N „ä“ ' || chr(128512)
    WHERE id = (SELECT min(id) FROM persons)`);
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

let places = 0;
const newTarget = () => openBackupTarget(path.join(folder, `to-${places++}`), noBucket);

function backup(target: BackupTarget, key = plain) {
  return makeBackup({ database: house, store, target, key, keepDays: 30 });
}

/** A checksum of every table, and the value of each sequence. */
async function contentOf({ pool }: TestDatabase): Promise<unknown[]> {
  const { rows: queries } = await pool.query<{ query: string }>(
    `SELECT format('SELECT %L AS name, ', relname) || CASE relkind
       WHEN 'r' THEN format('md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS content FROM %I t', relname)
       ELSE format('last_value || is_called::text FROM %I', relname) END AS query
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S') ORDER BY relname`,
  );
  const { rows } = await pool.query(queries.map(({ query }) => query).join(' UNION ALL '));
  return rows;
}

/** Constraints, triggers and indexes. */
async function rulesOf({ pool }: TestDatabase): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT conrelid::regclass::text AS place, pg_get_constraintdef(oid) AS rule FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT tgrelid::regclass::text, tgname || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2`,
  );
  return rows;
}

function filesOf(place: string): string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test.each([
  ['as it is', plain],
  ['encrypted', secret],
])('a backup made %s restores rows, rules, sequences and files elsewhere', async (_, key) => {
  const target = await newTarget();
  const { name, manifest } = await backup(target, key);
  const elsewhere = await createTestDatabase('restored', 'empty');
  const files = openMediaStore(path.join(folder, `restored-${places}`));
  await restoreBackup(
    { target, key, manifest: await readManifest(target, name) },
    { database: elsewhere, store: files },
  );

  expect(await contentOf(elsewhere)).toEqual(await contentOf(house));
  expect(await rulesOf(elsewhere)).toEqual(await rulesOf(house));
  for (const { key: file } of manifest.media) {
    const [restored, original] = await Promise.all([files.get(file), store.get(file)]);
    if (!restored || !original) throw new Error(`${file} is missing.`);
    expect(Buffer.compare(restored, original), file).toBe(0);
  }
  expect(manifest.media).toHaveLength(2);
  const readable = filesOf(target.address).filter((file) => readFileSync(file).includes('nora'.repeat(9)));
  expect(readable).toHaveLength(key.id ? 0 : 1);
  await elsewhere.close();
});

test('restoring logs everybody out and invalidates links of accounts', async () => {
  const { user_id } = await loginAs(house, 'editor');
  await house.db.transaction((queries) => createLink(queries, 'password-reset', user_id));
  const target = await newTarget();
  const { manifest } = await backup(target);
  const elsewhere = await createTestDatabase('logged_out', 'empty');
  await restoreBackup({ target, key: plain, manifest }, { database: elsewhere, store });

  const countIn = async ({ pool }: TestDatabase) => {
    const { rows } = await pool.query(
      `SELECT (SELECT count(*)::int FROM users WHERE id = $1) AS users,
         (SELECT count(*)::int FROM sessions) AS sessions, (SELECT count(*)::int FROM verifications) AS links`,
      [user_id],
    );
    return rows[0];
  };
  expect(await countIn(house)).toEqual({ users: 1, sessions: 1, links: 1 });
  expect(await countIn(elsewhere)).toEqual({ users: 1, sessions: 0, links: 0 });
  await house.pool.query('DELETE FROM users WHERE id = $1', [user_id]);
  await house.pool.query('DELETE FROM verifications');
  await elsewhere.close();
});

test('rows written during the backup are in it completely or not at all', async () => {
  let script = '';
  let isWritten = false;
  const client = await house.pool.connect();
  for await (const part of dumpDatabase(client)) {
    script += part.toString();
    // The table of activities was read, that of tags was not.
    if (isWritten || !script.includes('COPY public."events"')) continue;
    await house.pool.query(
      `BEGIN;
       INSERT INTO activities (id, name) VALUES (900, '{"de": "half of it"}');
       INSERT INTO tags (id, name) VALUES (900, '{"de": "half of it"}');
       COMMIT`,
    );
    isWritten = true;
  }
  client.release();
  expect(isWritten).toBe(true);
  expect(script).toContain('COPY public."tags"');
  expect(script).not.toContain('half of it');
});

test('an interrupted backup is not listed, and the next one reuses its files', async () => {
  const target = await newTarget();
  let isCut = false;
  const cut: BackupTarget = {
    ...target,
    async put(name, content) {
      if (name.startsWith('backups/')) {
        isCut = true;
        throw new Error('The line is cut.');
      }
      await target.put(name, content);
    },
  };
  await expect(backup(cut)).rejects.toThrow('The line is cut.');
  expect(isCut).toBe(true);
  expect(await listBackups(target)).toEqual([]);
  const { copied } = await backup(target);
  expect(copied.files).toBe(0);
  const again = await backup(target);
  expect(again.copied.files).toBe(0);
  expect(await listBackups(target)).toHaveLength(2);
});

test.each([
  ['as it is', plain],
  ['encrypted', secret],
])('a target that cannot be written to is explained, %s', async (_, key) => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const target = await openBackupTarget(path.join(file, 'below'), noBucket);
  // More than a stream holds while nobody reads it.
  await house.pool.query(`INSERT INTO secrets (name, value)
    SELECT 'long', string_agg(md5(at::text), '') FROM generate_series(1, 20000) at`);
  await expect(backup(target, key)).rejects.toThrow(/cannot be used/);
  await house.pool.query(`DELETE FROM secrets WHERE name = 'long'`);
});

test('an aborted backup leaves no files under final names', async () => {
  const target = await newTarget();
  const stopped = { database: house, store, target, key: plain, keepDays: 30, signal: AbortSignal.abort() };
  await expect(makeBackup(stopped)).rejects.toThrow(/abort/i);
  expect(await listBackups(target)).toEqual([]);
  expect(existsSync(target.address) ? filesOf(target.address) : []).toEqual([]);
});

test('of two simultaneous backups the second is rejected', async () => {
  const slow = await newTarget();
  let go = () => {};
  const blocked = new Promise<void>((resolve) => {
    go = resolve;
  });
  const waiting: BackupTarget = { ...slow, list: async (below) => blocked.then(() => slow.list(below)) };
  const first = backup(waiting);
  await expect.poll(() => filesOf(slow.address).some((file) => file.endsWith('.gz'))).toBe(true);
  await expect(backup(await newTarget())).rejects.toThrow('Another backup of this database is being made.');
  go();
  await first;
});

test.each([
  ['a damaged picture', /media/, plain],
  ['a damaged picture, encrypted,', /media/, secret],
  ['a damaged script', /database/, plain],
  ['a damaged script, encrypted,', /database/, secret],
])('%s is detected, and the database stays unchanged', async (_, which, key) => {
  const target = await newTarget();
  const { manifest } = await backup(target, key);
  for (const file of filesOf(target.address).filter((name) => which.test(name))) {
    const content = readFileSync(file);
    content[content.length - 20] = (content.at(-20) ?? 0) ^ 1;
    writeFileSync(file, content);
  }
  const before = await contentOf(house);
  const files = openMediaStore(path.join(folder, 'damaged'));
  await expect(restoreBackup({ target, key, manifest }, { database: house, store: files })).rejects.toThrow(
    /missing from the backup, or damaged/,
  );
  expect(await contentOf(house)).toEqual(before);
});

test('a missing part, a wrong key and a public key are explained', async () => {
  const target = await newTarget();
  const { manifest } = await backup(target, secret);
  const into = { database: house, store };
  const other = await generateBackupKey();
  const sentences: [typeof plain, RegExp][] = [
    [plain, /^The backup is encrypted. Set BACKUP_KEY/],
    [await parseBackupKey(other.secret), /^The backup is encrypted with another key/],
  ];
  for (const [key, sentence] of sentences)
    await expect(restoreBackup({ target, key, manifest }, into)).rejects.toThrow(sentence);
  const handedOut = await parseBackupKey(other.public);
  const written = await newTarget();
  const mine = await backup(written, handedOut);
  await expect(
    restoreBackup({ target: written, key: handedOut, manifest: mine.manifest }, into),
  ).rejects.toThrow(/^BACKUP_KEY is a public key/);
  await expect(parseBackupKey(other.secret.slice(0, -1))).rejects.toThrow(/^BACKUP_KEY is damaged/);
});

test('old backups are deleted with the files that only they had, except the newest', async () => {
  const target = await newTarget();
  const removedKey = 'pictures/gone-3.jpg';
  await store.put(removedKey, Buffer.from('gone'), 'image/jpeg');
  const first = await backup(target);
  await store.remove(removedKey);
  const second = await backup(target);
  const sum = createHash('sha256').update('gone').digest('hex');
  const has = () => filesOf(target.address).some((file) => file.endsWith(sum));
  for (const file of filesOf(target.address)) utimesSync(file, new Date(0), new Date(0));
  const later = new Date(Date.now() + 20 * day);

  expect(await pruneBackups(target, { keepDays: 30, now: later })).toEqual([]);
  expect(has()).toBe(true);
  expect(await pruneBackups(target, { keepDays: 10, now: later })).toEqual([first.name]);
  expect(has()).toBe(false);
  expect(await listBackups(target)).toEqual([second.name]);
});

test('the restore test uses a temporary database, deletes it and records its success', async () => {
  const target = await newTarget();
  const { name, manifest } = await backup(target, secret);
  const source = { target, key: secret, manifest, name };
  const connection = { connectionString: house.url };
  expect(await readDrillNote(target)).toBeNull();
  const note = await drillBackup(source, { database: house, connection, now: new Date() });
  expect(note).toMatchObject({ backup: name, files: 2 });
  expect(await readDrillNote(target)).toEqual(note);
  const { rows } = await house.pool.query(
    `SELECT FROM pg_database WHERE datname = current_database() || '_drill'`,
  );
  expect(rows).toEqual([]);

  const fewer = { ...manifest, tables: { ...manifest.tables, persons: 1 } };
  await expect(
    drillBackup({ ...source, manifest: fewer }, { database: house, connection, now: new Date() }),
  ).rejects.toThrow(/^The table persons should have 1 rows/);
  expect(await readDrillNote(target)).toEqual(note);
});
