// Installs the peers into a folder of the benchmark and builds a site with each. None of it is part of the program.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { berlinTime } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { builds, packages, sources } from './sources.ts';

const folder = path.resolve(import.meta.dirname, '../../.cache/peers');

export type PeerRow = ReturnType<typeof rowOf>;

function rowOf(event: Event) {
  const title = event.production_name || event.name;
  const texts = {
    Regie: event.production_director,
    Preise: event.long_price_info,
    Zugang: event.accessibility_info,
  };
  return {
    id: event.id,
    date: event.date_start,
    time: berlinTime(event.date_start),
    title,
    href: `/de/stuecke/${event.production_id}`,
    words: `Beginn ${berlinTime(event.date_start)} Uhr. `,
    lines: [event.subtitle, event.production_author].filter(Boolean),
    place: event.stage_name,
    duration: '2 Std. 30',
    price: `ab ${event.min_price_normal_excl_e} €`,
    shop: event.secondary_ticket_link,
    details: Object.entries(texts).filter(([, text]) => text),
  };
}

/**
 * The folder with all peers, built with these events as rows.
 * @throws if a peer cannot be installed or built
 */
export function installPeers(events: readonly Event[]): { folder: string; rows: PeerRow[] } {
  const rows = events.map(rowOf);
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages });
  const list = path.join(folder, 'package.json');
  if (!existsSync(list) || readFileSync(list, 'utf8') !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(list, wanted);
    run(folder, ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  for (const [peer, command] of Object.entries(builds)) {
    writeFileSync(path.join(folder, peer, 'rows.json'), JSON.stringify(rows));
    run(path.join(folder, peer), ['npx', '--no-install', ...command]);
  }
  return { folder, rows };
}

/** The version of a peer that was installed. */
export function versionOf(name: string): string {
  return JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}

function run(cwd: string, [command = '', ...args]: string[]): void {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed.\n${stdout}\n${stderr}`);
}
