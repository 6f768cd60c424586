// Two instances on one PostgreSQL with media in a Ceph bucket, restored from a backup in it; then the store hangs, is
// stopped, rejects and is full.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateBackupKey } from '#server/backup/backup-key.ts';
import { openBackupTarget } from '#server/backup/backup-target.ts';
import { listBackups } from '#server/backup/manifest.ts';
import { pruneBackups } from '#server/backup/prune-backups.ts';
import { type Database, openDatabase } from '#server/db/client.server.ts';
import { openConfiguredStore } from '#server/media/store.ts';
import { removeOldTempFiles } from '#server/services/forms/temp-files.ts';
import { afternoon } from '../setup/demo-season.ts';
import { loginAs, type TestLogin } from '../setup/login.ts';
import { createTestDatabase } from '../setup/test-database.ts';
import { root } from '../source-files.ts';
import { type Ceph, openCeph } from './ceph.ts';
import { differingPages } from './same-pages.ts';
import { type SeasonSite, seasonSite } from './season-site.ts';
import { siteAddresses } from './site-addresses.ts';
import { freePort, type SiteProcess, siteProcess } from './site-process.ts';

const publicUrl = 'https://theatre.example';
/** Milliseconds, generous for a busy machine. */
const timeout = 1_200_000;

let ceph: Ceph;
let original: SeasonSite;
let database: Database;
let databaseUrl: string;
let dataDir: string;
let store: Record<string, string>;
let backups: Record<string, string>;
let instances: [SiteProcess, SiteProcess];
let editor: TestLogin;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-bucket-'));
  ceph = await openCeph();
  original = await seasonSite('kept', { publicUrl });
  await original.start();
  store = { ...ceph.settings, MEDIA_STORE: `s3://${ceph.bucket}/media`, DATA_DIR: dataDir };
  backups = { BACKUP_TO: `s3://${ceph.bucket}/backups`, BACKUP_KEY: (await generateBackupKey()).secret };
}, timeout);

afterAll(async () => {
  await Promise.all(instances?.map((one) => one.stop()) ?? []);
  await original?.close();
  await database?.close();
  await ceph?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** @returns its output; its error is that of `execFile`, with `stderr` */
async function run(command: 'backup' | 'restore', settings: Record<string, string>, ...args: string[]) {
  const file = path.join(root, `src/server/backup/${command}-command.ts`);
  const env = { ...process.env, DATABASE_URL: '', MEDIA_STORE: '', PUBLIC_URL: publicUrl, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: root, env });
  console.info(stdout.trim());
  return stdout;
}

const ask = (at: 0 | 1, address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${instances[at].port}${address}`, { redirect: 'manual', ...init });

test('a backup in the bucket is restored elsewhere with every page and file', {
  timeout,
}, async () => {
  await run('backup', { ...ceph.settings, ...backups, DATA_DIR: original.dataDir });
  const empty = await createTestDatabase('bucket', 'empty');
  databaseUrl = empty.url;
  // A restore requires that no site is running.
  await empty.close();
  await run('restore', { ...store, ...backups, DATABASE_URL: databaseUrl });
  database = await openDatabase({ connectionString: databaseUrl }, { poolSize: 3 });
  const ports = [await freePort(), await freePort()] as const;
  const common = { publicUrl, databaseUrl, dataDir, clock: afternoon, settings: store };
  instances = [siteProcess({ ...common, port: ports[0] }), siteProcess({ ...common, port: ports[1] })];
  // All with the same clock.
  await original.stop();
  await Promise.all([original, ...instances].map((one) => one.start()));
  editor = await loginAs(database, 'administrator', { PUBLIC_URL: publicUrl });

  const addresses = (await siteAddresses(`http://127.0.0.1:${original.port}`)).filter(
    (address) => !address.endsWith('/zip/'),
  );
  const halves = [0, 1].map((half) => addresses.filter((_, at) => at % 2 === half));
  for (const [half, some] of halves.entries())
    expect(await differingPages(some, [original.port, ports[half] as number])).toEqual([]);

  const { rows } = await database.pool.query<{ storage_key: string }>(
    'SELECT storage_key FROM media UNION SELECT storage_key FROM media_derivatives',
  );
  const lost: string[] = [];
  for (const [at, { storage_key }] of rows.entries()) {
    const address = `/media/${storage_key}`;
    const [before, after] = await Promise.all([
      fetch(`http://127.0.0.1:${original.port}${address}`),
      ask((at % 2) as 0 | 1, address),
    ]);
    const contents = await Promise.all([before.arrayBuffer(), after.arrayBuffer()]);
    if (after.status !== before.status || !Buffer.from(contents[0]).equals(Buffer.from(contents[1])))
      lost.push(address);
  }
  console.info(`${addresses.length} pages and ${rows.length} files from the bucket`);
  expect(lost).toEqual([]);
});

const multipart = () => {
  const { 'Content-Type': _, ...headers } = editor.headers;
  return headers;
};

async function send(at: 0 | 1, address: string, red: number): Promise<Response> {
  const background = { r: red, g: 90, b: 40 };
  const picture = sharp({ create: { width: 1500, height: 900, channels: 3, background } }).jpeg();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await picture.toBuffer())], `bild-${red}.jpg`));
  return ask(at, address, { method: 'POST', headers: multipart(), body: form });
}

/** Every address at which an instance shows the picture, once it has all its web formats. */
async function formatsOf(at: 0 | 1, id: number): Promise<string[]> {
  for (;;) {
    const response = await ask(at, `/de/pageeditor-api/media/${id}`, { headers: editor.headers });
    const found = [...new Set((await response.text()).match(/\/media\/[\w/-]+\.(?:avif|webp|jpg)/g))];
    if (['avif', 'webp', 'jpg'].every((format) => found.some((address) => address.endsWith(format))))
      return found;
    await sleep(500);
  }
}

test('a picture uploaded to one instance is shown in all formats and replaced by the other', {
  timeout,
}, async () => {
  const sent = await send(0, '/de/pageeditor-api/media', 200);
  expect(sent.status).toBe(201);
  const { id } = (await sent.json()) as { id: number };
  const formats = await formatsOf(1, id);
  expect(formats.length).toBeGreaterThan(5);
  for (const address of formats) {
    const response = await ask(1, address);
    expect(response.status).toBe(200);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).height).toBeGreaterThan(0);
  }
  expect((await send(1, `/de/pageeditor-api/media/${id}/file`, 20)).status).toBe(200);
  await expect
    .poll(async () => (await formatsOf(0, id)).some((address) => formats.includes(address)), { timeout })
    .toBe(false);
  for (const address of await formatsOf(0, id)) expect((await ask(0, address)).status).toBe(200);
  // Cached pages still reference them.
  for (const address of formats) expect((await ask(0, address)).status).toBe(200);
});

async function upload(at: 0 | 1): Promise<Response> {
  const body = new FormData();
  body.append('file', new File(['Ada, Ben, Cem'], 'klasse.txt'));
  return ask(at, '/de/api/temp-files/', { method: 'POST', headers: multipart(), body });
}

test('a form’s file uploaded to one instance is read from the other and deleted with its entry', {
  timeout,
}, async () => {
  const { id } = (await (await upload(0)).json()) as { id: string };
  const { rows } = await database.pool.query<{ id: number }>(
    `SELECT id FROM forms WHERE slug = 'schulbesuch'`,
  );
  const form = rows[0]?.id as number;
  const field_values = {
    schule: 'Schule am Fluss',
    lehrkraft: 'Ida',
    email: 'ida@example.org',
    jahrgang: '1-2',
    anzahl: 20,
    stuecke: ['zwerg-nase'],
    wunschtag: '2026-04-20',
    tageszeit: 'vormittag',
    klassenliste: id,
  };
  const body = JSON.stringify({ form, field_values });
  const sent = await ask(1, '/de/api/forms-entries/', { method: 'POST', headers: editor.headers, body });
  expect([sent.status, await sent.text()]).toEqual([201, expect.any(String)]);
  const entries = `/de/api/cms-hub/forms/${form}/entries/`;
  const list = (await (await ask(0, entries, { headers: editor.headers })).json()) as {
    results: { id: number }[];
  };
  const entry = `${entries}${list.results[0]?.id}/`;
  const file = await ask(1, `${entry}files/klassenliste/`, { headers: editor.headers });
  expect([file.status, await file.text()]).toEqual([200, 'Ada, Ben, Cem']);
  expect((await ask(0, entry, { method: 'DELETE', headers: editor.headers })).status).toBe(204);
  const bucket = await openConfiguredStore({ ...store, DATA_DIR: dataDir, S3_REGION: 'us-east-1' });
  const uploads = async () => {
    const found: string[] = [];
    for await (const { key } of bucket.list()) if (key.startsWith('uploads/')) found.push(key);
    return found;
  };
  expect(await uploads()).toHaveLength(1);
  await removeOldTempFiles(database, bucket, new Date(Date.now() + 1000));
  expect(await uploads()).toEqual([]);
});

/** A picture of the season that is not cached. */
async function somePicture(): Promise<string> {
  const { rows } = await database.pool.query<{ storage_key: string }>(
    'SELECT storage_key FROM media LIMIT 1',
  );
  return `/media/${rows[0]?.storage_key}`;
}

/** Far enough apart for each picture to be another one. */
const redOf = (what: string) => 60 + 40 * faults.findIndex(([name]) => name === what);

/** Maximum milliseconds for a file: the timeout of the store, plus a margin for a busy machine. */
const bound = 25_000;

const faults: [string, () => unknown, () => unknown, number][] = [
  ['hangs', () => ceph.hang(), () => ceph.answer(), 503],
  ['is gone', () => ceph.stop(), () => ceph.start(), 503],
  ['refuses the key', () => ceph.setKey(false), () => ceph.setKey(true), 503],
  ['is full', () => ceph.setRoom(0), () => ceph.setRoom(null), 507],
];
test.each(faults)(
  'when the store %s, requests end with a message, pages are served, and nothing is lost',
  { timeout },
  async (what, start, end, status) => {
    const picture = await somePicture();
    const before = (await database.pool.query('SELECT FROM media')).rowCount;
    await start();
    const since = performance.now();
    const [sent, file, read, page, saved] = await Promise.all([
      send(0, '/de/pageeditor-api/media', redOf(what)),
      upload(1),
      ask(0, picture),
      ask(1, `/de/search?q=${encodeURIComponent(what)}`),
      ask(0, '/de/pageeditor-api/pages', {
        method: 'POST',
        headers: editor.headers,
        body: JSON.stringify({
          parent: null,
          title: { de: `Während der Speicher: ${what}` },
          is_online: false,
        }),
      }),
    ]);
    const took = performance.now() - since;
    const problem = (await sent.json()) as { detail: string };
    console.info(`${what}: ${Math.round(took)} ms, ${sent.status} ${problem.detail}`);
    expect([sent.status, file.status]).toEqual([status, status]);
    // Existing files can be read from a full store.
    expect(read.status).toBe(status === 507 ? 200 : 503);
    expect(problem.detail).toMatch(
      status === 507 ? /kein Platz/ : /Der Speicher für Bilder und Dateien antwortet/,
    );
    expect([page.status, saved.status]).toEqual([200, 201]);
    expect(took).toBeLessThan(bound);
    expect((await database.pool.query('SELECT FROM media')).rowCount).toBe(before);

    const backup = await run('backup', { ...store, ...backups, DATABASE_URL: databaseUrl }).then(
      () => 'made',
      ({ stderr }: { stderr: string }) => stderr,
    );
    console.info(`The backup meanwhile: ${backup}`);
    expect(backup).toMatch(
      /^The object store s3:\/\/theatre\/\w+ (?:does not answer|refuses|has no space left)/,
    );

    await end();
    await expect.poll(async () => (await ask(0, picture)).status, { timeout }).toBe(200);
    expect((await send(1, '/de/pageeditor-api/media', redOf(what))).status).toBe(201);
    for (const instance of instances) expect(instance.log()).not.toContain('"level":60');
  },
);

test('the next backup is complete, and the old one is deleted when it expires', { timeout }, async () => {
  await run('backup', { ...store, ...backups, DATABASE_URL: databaseUrl }, '--drill');
  const target = await openBackupTarget(backups.BACKUP_TO as string, {
    ...ceph.settings,
    S3_REGION: 'us-east-1',
  });
  const names = await listBackups(target);
  const files = async () => (await target.list('media')).length;
  const all = await files();
  expect(names).toHaveLength(2);
  expect(await pruneBackups(target, { keepDays: 30, now: new Date() })).toEqual([]);
  const later = new Date(Date.now() + 40 * 24 * 3_600_000);
  expect(await pruneBackups(target, { keepDays: 30, now: later })).toEqual([names[1]]);
  expect(await listBackups(target)).toEqual([names[0]]);
  // All files of the newer backup still exist.
  expect(await files()).toBe(all);
  await run('restore', { ...backups, ...ceph.settings, DATA_DIR: path.join(dataDir, 'elsewhere') });
});
