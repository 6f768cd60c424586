import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { causeOf, createCluster, runProgram } from './cluster.ts';
import { chooseIdentity, chownToIdentity } from './identity.ts';
import { openDatabaseTransport } from './transport.ts';

test('a start succeeds while the initdb of one that was killed still writes', {
  timeout: 120_000,
}, async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'foyer-cluster-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  const binaries = findBinaries(directory);
  const identity = chooseIdentity(binaries, directory);
  chownToIdentity(directory, identity);
  const cluster = path.join(directory, 'cluster');
  const killed = runProgram(binaries.initdb, [`--pgdata=${cluster}.new`], binaries, identity);
  while (!existsSync(path.join(`${cluster}.new`, 'base'))) await sleep(5);
  const transport = await openDatabaseTransport(directory);
  expect(await createCluster(cluster, { binaries, identity, transport })).toBe(true);
  await killed;
  expect(existsSync(path.join(cluster, 'PG_VERSION'))).toBe(true);
});

test('a full disk is named as the cause, not the messages that follow from it', () => {
  const initdb = [
    'creating configuration files ... ok',
    'running bootstrap script ... FATAL:  could not extend file "base/1/2691": No space left on device',
    'HINT:  Check free disk space.',
    'PANIC:  cannot abort transaction 1, it was already committed',
    'Aborted',
    'child process exited with exit code 134',
    'initdb: removing data directory "/data/postgres/cluster.new-1-2"',
  ].join('\n');
  expect(causeOf(initdb)).toMatch(/^The disk is full .*No space left on device/);
  expect(causeOf('one\ntwo\nthree\nfour\n')).toBe('two / three / four');
});
