// The contents of a backup. The manifest is written last, so a backup without one is incomplete.
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { StartError } from '#server/start-error.ts';
import type { BackupTarget } from './backup-target.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(1),
  /** The moment of which all rows are. */
  taken_at: z.iso.datetime(),
  /** Version of the server that wrote the rows. */
  postgres: z.string(),
  /** The newest migration of the tables. */
  migration: z.number(),
  /** Which key decrypts it; null: it is not encrypted. */
  key: z.string().nullable(),
  /** The script with the rows; the checksum is that of its text. */
  database: z.object({ name: z.string(), sha256 }),
  /** Rows per table. */
  tables: z.record(z.string(), z.number()),
  media: z.array(z.object({ key: z.string(), bytes: z.number(), sha256 })),
  /** Files that rows name and the store did not have. */
  missing: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpFile = Manifest['media'][number];

const folder = 'backups';

/** A name that sorts by time: `2026-11-23T03-00-00-123Z`. */
export function backupName(taken_at: Date): string {
  return taken_at.toISOString().replace(/[:.]/g, '-');
}

const endingOf = (key: string | null) => (key ? '.age' : '');

/** The name of a backup's script. */
export function scriptName(name: string, key: string | null): string {
  return `database/${name}.sql.gz${endingOf(key)}`;
}

/** Files are deduplicated by checksum over all backups with the same key. */
export function mediaName({ sha256 }: Pick<BackedUpFile, 'sha256'>, key: string | null): string {
  return `media/${key ?? 'plain'}/${sha256.slice(0, 2)}/${sha256}${endingOf(key)}`;
}

/** Files of the target's folder `media`: the bytes by name. */
export async function storedFiles(target: BackupTarget): Promise<Map<string, number>> {
  return new Map((await target.list('media')).map(({ key, bytes }) => [key, bytes]));
}

/** Whether a file is there at its full length; an encrypted one is longer than its content. */
export function isWhole(
  file: BackedUpFile,
  key: string | null,
  stored: ReadonlyMap<string, number>,
): boolean {
  const bytes = stored.get(mediaName(file, key)) ?? -1;
  return key ? bytes > file.bytes : bytes === file.bytes;
}

/** Written last: a backup without a manifest is not one. @returns the name of the backup */
export async function writeManifest(target: BackupTarget, manifest: Manifest): Promise<string> {
  const name = backupName(new Date(manifest.taken_at));
  await target.put(`${folder}/${name}.json`, Buffer.from(`${JSON.stringify(manifest)}\n`));
  return name;
}

/** The names of all whole backups, the newest first. */
export async function listBackups(target: BackupTarget): Promise<string[]> {
  const files = await target.list(folder);
  return files
    .flatMap(({ key }) => /^backups\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.json$/.exec(key)?.[1] ?? [])
    .sort()
    .reverse();
}

/** The time in a backup's name. */
export function backupTime(name: string): Date {
  return new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
}

/** @throws StartError if there is no such backup, or it cannot be read */
export async function readManifest(target: BackupTarget, name: string): Promise<Manifest> {
  const content = await target.get(`${folder}/${name}.json`);
  if (!content) throw new StartError(`There is no backup ${name} in ${target.address}.`);
  try {
    return manifestSchema.parse(JSON.parse(await text(content)));
  } catch {
    throw new StartError(
      `The list of the backup ${name} is damaged, or a newer Foyer wrote it. Restore another one (--backup), or update Foyer.`,
    );
  }
}

export async function removeManifest(target: BackupTarget, name: string): Promise<void> {
  await target.remove(`${folder}/${name}.json`);
}
