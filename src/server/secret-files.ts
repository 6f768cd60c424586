// Secret settings in files, as vaults, containers and systemd hand them out: `SMTP_URL_FILE` is the path of a file.
import { readFileSync } from 'node:fs';
import { StartError } from './start-error.ts';

const inFiles: readonly string[] = [
  ...['DATABASE_URL', 'DATABASE_REPLICA_URL', 'BACKUP_KEY', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ...['ADMIN_PASSWORD', 'SMTP_URL', 'METRICS_TOKEN'],
];

/**
 * The value of a setting, of the environment or else of the file that it names; empty if neither is set. The line break
 * at the end of a file does not count.
 * @throws StartError if the file cannot be read
 */
export function settingOf(env: Record<string, string | undefined>, name: string): string {
  const value = env[name] ?? '';
  const file = env[`${name}_FILE`]?.trim();
  if (value.trim() !== '' || !file || !inFiles.includes(name)) return value;
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${name}_FILE is "${file}": this file cannot be read (${code}).`);
  }
}
