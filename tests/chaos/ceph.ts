// An object store as hosters run it: Ceph with its S3 gateway, one process of each kind, on loopback.
// Needs Debian's packages: apt-get install --no-install-recommends ceph-mon ceph-osd ceph-common radosgw
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from './site-process.ts';

const packages = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'];

export interface Ceph {
  /** The site's settings for it. */
  settings: Record<'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  bucket: string;
  /** The gateway accepts connections without responding, until `answer`. */
  hang(): void;
  answer(): void;
  /** The gateway is stopped, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Sets whether the gateway knows the site's access key. */
  setKey(isKnown: boolean): Promise<void>;
  /** Sets how many more objects the bucket accepts; null for no limit. */
  setRoom(objects: number | null): Promise<void>;
  close(): Promise<void>;
}

const uid = 'house';
const keys = { S3_ACCESS_KEY_ID: 'HOUSE', S3_SECRET_ACCESS_KEY: 'the-house-knows-it' };

function configuration(folder: string, fsid: string, ports: { monitor: number; gateway: number }): string {
  return `[global]
fsid = ${fsid}
mon host = v1:127.0.0.1:${ports.monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms bind msgr2 = false
ms bind ipv6 = false
mon allow pool size one = true
mon data avail crit = 1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd memory target = 939524096
bluestore block size = 8589934592
mon data = ${folder}/monitor
osd data = ${folder}/disk
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${ports.gateway}
rgw bucket quota ttl = 0
rgw user quota bucket sync interval = 1
rgw cache enabled = false
`;
}

/**
 * Takes about a minute.
 * @throws Error that names the missing packages
 */
export async function openCeph(): Promise<Ceph> {
  try {
    for (const program of ['ceph-mon', 'ceph-osd', 'ceph', 'radosgw']) execFileSync(program, ['--version']);
  } catch {
    throw new Error(
      `This needs Ceph: apt-get install --no-install-recommends ${packages.join(' ')} (as root, on Debian).`,
    );
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-ceph-'));
  const ports = { monitor: await freePort(), gateway: await freePort() };
  const fsid = randomUUID();
  const file = path.join(folder, 'ceph.conf');
  writeFileSync(file, configuration(folder, fsid, ports));
  for (const place of ['monitor', 'disk']) mkdirSync(path.join(folder, place));
  const run = async (program: string, ...args: string[]) =>
    (await promisify(execFile)(program, ['-c', file, ...args])).stdout;
  const children: ChildProcess[] = [];
  const serve = (program: string, ...args: string[]) => {
    const child = spawn(program, ['-f', '-c', file, ...args], { stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const end = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };

  const map = path.join(folder, 'monitors');
  const monitor = `[v1:127.0.0.1:${ports.monitor}]`;
  await promisify(execFile)('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', monitor, map]);
  await run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
  serve('ceph-mon', '-i', 'a');
  await run('ceph', 'osd', 'new', fsid);
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', fsid);
  serve('ceph-osd', '-i', '0');

  let gateway: ChildProcess;
  const endpoint = `http://127.0.0.1:${ports.gateway}`;
  const start = async () => {
    gateway = serve('radosgw', '-n', 'client.rgw');
    while (!(await fetch(endpoint).catch(() => null))) {
      if (children.some((child) => child !== gateway && child.exitCode !== null) || gateway.exitCode !== null)
        throw new Error(`Ceph ended; see ${folder}.`);
      await sleep(100);
    }
  };
  const administer = (...args: string[]) => run('radosgw-admin', '-n', 'client.rgw', ...args, `--uid=${uid}`);
  const key = [`--access-key=${keys.S3_ACCESS_KEY_ID}`, `--secret-key=${keys.S3_SECRET_ACCESS_KEY}`];
  await start();
  await administer('user', 'create', '--display-name=House', ...key);
  const credentials = { accessKeyId: keys.S3_ACCESS_KEY_ID, secretAccessKey: keys.S3_SECRET_ACCESS_KEY };
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials });
  const bucket = 'theatre';
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();

  const setQuota = async (objects: number | null) => {
    const scope = '--quota-scope=user';
    if (objects === null) await administer('quota', 'disable', scope);
    else {
      await administer('quota', 'set', scope, `--max-objects=${objects}`);
      await administer('quota', 'enable', scope);
    }
  };
  return {
    settings: { S3_ENDPOINT: endpoint, ...keys },
    bucket,
    hang: () => void gateway.kill('SIGSTOP'),
    answer: () => void gateway.kill('SIGCONT'),
    stop: () => end(gateway),
    start,
    async setKey(isKnown) {
      await administer('user', isKnown ? 'enable' : 'suspend');
    },
    async setRoom(objects) {
      if (objects === null) return setQuota(null);
      const stats = JSON.parse(await administer('user', 'stats', '--sync-stats')) as {
        stats: { num_objects: number };
      };
      await setQuota(stats.stats.num_objects + objects);
      // It caches the keys in use.
      await end(gateway);
      await start();
    },
    async close() {
      for (const child of children.toReversed()) await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
