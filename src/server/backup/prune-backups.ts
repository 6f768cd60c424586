// Removes backups that are too old, and the files that only they had.
import type { BackupTarget } from './backup-target.ts';
import { backupTime, listBackups, mediaName, readManifest, removeManifest } from './manifest.ts';

const day = 24 * 3_600_000;

/**
 * The latest backup is always kept. Unreferenced files are removed after a day, since younger ones may belong to a
 * backup in progress. Nothing is removed while a manifest cannot be read.
 * @returns the names of the removed backups
 */
export async function pruneBackups(
  target: BackupTarget,
  { keepDays, now }: { keepDays: number; now: Date },
): Promise<string[]> {
  const [newest, ...others] = await listBackups(target);
  const old = others.filter((name) => now.getTime() - backupTime(name).getTime() > keepDays * day);
  const needed = new Set<string>();
  for (const name of [newest ?? [], ...others].flat()) {
    if (old.includes(name)) continue;
    const manifest = await readManifest(target, name).catch(() => null);
    if (!manifest) return [];
    needed.add(manifest.database.name);
    for (const file of manifest.media) needed.add(mediaName(file, manifest.key));
  }
  // The manifests first: a backup that lacks files must not look like a whole one.
  for (const name of old) await removeManifest(target, name);
  for (const { key, changed_at } of [...(await target.list('database')), ...(await target.list('media'))]) {
    if (!needed.has(key) && now.getTime() - changed_at.getTime() > day) await target.remove(key);
  }
  return old;
}
