// After a restore on another machine every page is as it was: all addresses that links lead to, and every file.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupKey } from '#server/backup/backup-key.ts';
import { root } from '../source-files.ts';
import { type SeasonSite, seasonSite } from './season-site.ts';
import { siteAddresses } from './site-addresses.ts';

const publicUrl = 'https://theatre.example';
/** Besides a folder, an object store: `FOYER_TEST_BUCKET=s3://bucket/folder` with the `S3_` settings. */
const bucket = process.env.FOYER_TEST_BUCKET;

let kept: SeasonSite;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-backup-'));
  kept = await seasonSite('kept', { publicUrl });
  await kept.start();
});
afterAll(async () => {
  await kept?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(command: string, settings: Record<string, string>): Promise<void> {
  const file = path.join(root, 'src/server/backup', command);
  const env = { ...process.env, DATABASE_URL: '', PUBLIC_URL: publicUrl, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: root, env });
  console.info(stdout.trim());
}

/** Without what differs from view to view: tokens of forms, and when the home page was made. */
const settled = (text: string) =>
  text
    .replaceAll(/name="(?:token|ticket)" value="[^"]*"/g, '')
    .replaceAll(/[\w-]+\.[\w-]{16,}(?:\.[\w-]+)?/g, '')
    .replaceAll(/served\W+[\d-]+T[\d:.]+Z/g, '');

async function pageOf(site: SeasonSite, address: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${site.port}${address}`, { redirect: 'manual' });
  return `${answer.status} ${answer.headers.get('location') ?? ''} ${settled(await answer.text())}`;
}

function filesOf(site: SeasonSite): Map<string, string> {
  const media = path.join(site.dataDir, 'media');
  const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(media, file), readFileSync(file, 'base64')];
    }),
  );
}

const places = ['a folder', ...(bucket ? ['an object store'] : [])];
test.each(places)('every page is as it was, restored from %s into a new data directory', async (place) => {
  const to = place === 'a folder' ? folder : `${bucket}/${Date.now()}`;
  const settings = { BACKUP_TO: to, BACKUP_KEY: (await makeBackupKey()).secret };
  await run('backup-command.ts', { ...settings, DATA_DIR: kept.dataDir });
  const restored = await seasonSite('restored', { isFilled: false, publicUrl });
  try {
    await run('restore-command.ts', { ...settings, DATA_DIR: restored.dataDir });
    await restored.start();
    // An archive names the moment at which it was made; the files in it have addresses of their own.
    const addresses = (await siteAddresses(`http://127.0.0.1:${kept.port}`)).filter(
      (address) => !address.endsWith('/zip/'),
    );
    const differing: string[] = [];
    for (const address of addresses) {
      const [before, after] = await Promise.all([pageOf(kept, address), pageOf(restored, address)]);
      if (before !== after || !before.startsWith('200')) differing.push(address);
    }
    const [files, restoredFiles] = [filesOf(kept), filesOf(restored)];
    const lost = [...files].filter(([name, content]) => restoredFiles.get(name) !== content);
    const english = addresses.filter((address) => address.startsWith('/en')).length;
    console.info(`${place}: ${addresses.length} pages (${english} English), ${files.size} files`);
    expect(differing).toEqual([]);
    expect(lost.map(([name]) => name)).toEqual([]);
    expect(english).toBeGreaterThan(100);
  } finally {
    await restored.close();
  }
});
