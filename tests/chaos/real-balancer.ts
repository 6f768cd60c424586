// The examples of docs/deploy as they are, but for addresses, ports and certificates: HAProxy or nginx on loopback.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../source-files.ts';
import type { Balancer } from './balancer.ts';

const example = (file: string) => readFileSync(path.join(root, 'docs/deploy', file), 'utf8');

function haproxyOf(port: number, instances: readonly number[]): string {
  const lines = example('haproxy.cfg').split('\n');
  const servers = instances.map((one, at) => `  server instance-${at} 127.0.0.1:${one} check`);
  const configuration = lines
    .filter((line) => !line.startsWith('  server '))
    .map((line) => line.replace(/^ {2}bind :80$/, `  bind 127.0.0.1:${port}`))
    // Limited to the file descriptors of the tests.
    .map((line) => line.replace(/^ {2}maxconn .*/, '  maxconn 1000'));
  return [...configuration, ...servers, ''].join('\n');
}

function nginxOf(port: number, instances: readonly number[], folder: string): string {
  const text = example('nginx.conf')
    // The first server block redirects to https only.
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}ssl_.*\n/gm, '')
    .replace('/var/cache/nginx/foyer', path.join(folder, 'cache'))
    .replace(
      /^ {2}server 127\.0\.0\.1:3000(.*)$/m,
      instances.map((one) => `  server 127.0.0.1:${one}$1`).join('\n'),
    );
  return `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${text}\n}\n`;
}

/** @throws Error if the program rejects the configuration */
export async function openRealBalancer(
  name: 'haproxy' | 'nginx',
  port: number,
  instances: readonly number[],
): Promise<Balancer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `foyer-${name}-`));
  const file = path.join(folder, 'configuration');
  mkdirSync(path.join(folder, 'cache'));
  writeFileSync(file, name === 'haproxy' ? haproxyOf(port, instances) : nginxOf(port, instances, folder));
  const options = name === 'haproxy' ? ['-db', '-f', file] : ['-c', file, '-g', 'daemon off;'];
  const child = spawn(name, options, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 500))]);
  if (child.exitCode !== null) throw new Error(`${name} does not start with its example.`);
  return {
    failed: [],
    // Longer than three polls in its example configuration.
    sendsTo: () => sleep(3000),
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
