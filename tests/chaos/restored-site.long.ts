// Compares all pages and files after a restore on another machine, over all linked addresses. For an object store:
// `object-store.long.ts`.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateBackupKey } from '#server/backup/backup-key.ts';
import { root } from '../source-files.ts';
import { differingPages } from './same-pages.ts';
import { type SeasonSite, seasonSite } from './season-site.ts';
import { siteAddresses } from './site-addresses.ts';

const publicUrl = 'https://theatre.example';

let original: SeasonSite;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-backup-'));
  original = await seasonSite('kept', { publicUrl });
  await original.start();
});
afterAll(async () => {
  await original?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(command: string, settings: Record<string, string>): Promise<void> {
  const file = path.join(root, 'src/server/backup', command);
  const env = { ...process.env, DATABASE_URL: '', PUBLIC_URL: publicUrl, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: root, env });
  console.info(stdout.trim());
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

test('every page is unchanged after restoring from a folder into a new data directory', async () => {
  const settings = { BACKUP_TO: folder, BACKUP_KEY: (await generateBackupKey()).secret };
  await run('backup-command.ts', { ...settings, DATA_DIR: original.dataDir });
  const restored = await seasonSite('restored', { isFilled: false, publicUrl });
  try {
    await run('restore-command.ts', { ...settings, DATA_DIR: restored.dataDir });
    await restored.start();
    // An archive contains its creation time; its files have addresses of their own.
    const addresses = (await siteAddresses(`http://127.0.0.1:${original.port}`)).filter(
      (address) => !address.endsWith('/zip/'),
    );
    const [files, restoredFiles] = [filesOf(original), filesOf(restored)];
    const lost = [...files].filter(([name, content]) => restoredFiles.get(name) !== content);
    const english = addresses.filter((address) => address.startsWith('/en')).length;
    console.info(`${addresses.length} pages (${english} English), ${files.size} files`);
    expect(await differingPages(addresses, [original.port, restored.port])).toEqual([]);
    expect(lost.map(([name]) => name)).toEqual([]);
    expect(english).toBeGreaterThan(100);
  } finally {
    await restored.close();
  }
});
