// Chooses the account that runs the PostgreSQL programs: they reject root and users without a name.
import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';
import type { Binaries } from './binaries.ts';

export type Identity = {
  /** Command before the program. */
  prefix: string[];
  /** Options of `spawn`, if it changes the account. */
  spawn: { uid?: number; gid?: number };
  /** Owner of the files, if it is another account. */
  account?: { uid: number; gid: number };
};

type Account = { name: string; uid: number; gid: number };

/**
 * Chooses the first identity that works: the current account; the same with another uid in a user namespace (no file
 * changes its owner); the owner of the data directory, or else `nobody`; and the same with CAP_DAC_OVERRIDE, since a
 * checkout below /root is unreachable otherwise and containers forbid user namespaces.
 * @param directory the database's private directory
 * @throws StartError if none works
 */
export function chooseIdentity(binaries: Binaries, directory: string): Identity {
  const uid = process.getuid?.();
  if (uid === undefined || (uid !== 0 && isKnown())) return { prefix: [], spawn: {} };
  const namespaced = namespacedIdentity();
  if (namespaced && canRunAs(namespaced, binaries, directory)) return namespaced;
  const account = uid === 0 ? otherAccount(path.dirname(directory)) : undefined;
  if (account) {
    chownTo(directory, account.uid, account.gid);
    const found = [asAccount(account), passingAs(account)].find((way) => canRunAs(way, binaries, directory));
    if (found) return found;
  }
  throw new StartError(
    'PostgreSQL cannot run here: it refuses root and users without a name, user namespaces are closed, ' +
      `and the account nobody cannot reach ${binaries.postgres} or ${directory}. ` +
      'Start Foyer as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/** The current rights under the uid of an existing account, through util-linux's `unshare`. */
function namespacedIdentity(): Identity | undefined {
  // 65534 is also how unmapped owners appear inside a namespace, so it comes last.
  const otherAccounts = accounts().filter(({ uid }) => uid !== 0);
  const account = otherAccounts.find(({ uid }) => uid !== 65534) ?? otherAccounts[0];
  if (process.platform !== 'linux' || !account) return undefined;
  const map = [`--map-user=${account.uid}`, `--map-group=${account.gid}`];
  return { prefix: ['unshare', '--user', ...map, '--'], spawn: {} };
}

/** The account that gets root's database: the data directory's owner, else `nobody`. */
function otherAccount(dataDir: string): Account | undefined {
  const owner = statSync(dataDir).uid;
  return (
    accounts().find(({ uid }) => uid !== 0 && uid === owner) ??
    accounts().find(({ name }) => name === 'nobody')
  );
}

function asAccount({ uid, gid }: Account): Identity {
  return { prefix: [], account: { uid, gid }, spawn: { uid, gid } };
}

/** util-linux's `setpriv`: the account's uid with CAP_DAC_OVERRIDE. */
function passingAs({ uid, gid }: Account): Identity {
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights, '--'];
  return { prefix, account: { uid, gid }, spawn: {} };
}

/**
 * As root, changes the owner of the database's files to the identity that will open them, in case it differs from the
 * last start. The top folder comes last, so that an interrupted run is repeated.
 */
export function chownToIdentity(directory: string, identity: Identity): void {
  if (process.getuid?.() !== 0) return;
  chownTo(directory, identity.account?.uid ?? 0, identity.account?.gid ?? 0);
}

function chownTo(directory: string, uid: number, gid: number): void {
  if (statSync(directory).uid === uid) return;
  for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(directory, entry);
    if (lstatSync(file).uid !== uid) lchownSync(file, uid, gid);
  }
  chownSync(directory, uid, gid);
}

function canRunAs(identity: Identity, binaries: Binaries, directory: string): boolean {
  const script = '"$1" --version >/dev/null && test -w "$2" && test -x "$2"';
  const [command = 'sh', ...args] = [
    ...identity.prefix,
    'sh',
    '-c',
    script,
    'sh',
    binaries.postgres,
    directory,
  ];
  const options = { ...identity.spawn, env: binaries.env, cwd: '/', stdio: 'ignore' as const };
  return spawnSync(command, args, options).status === 0;
}

function isKnown(): boolean {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
}

function accounts(): Account[] {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    return lines.flatMap((line) => {
      const [name, , uid, gid] = line.split(':');
      return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
    });
  } catch {
    return [];
  }
}
