// The schedule rendered afresh, as the first visitor after a change gets it, against React rendering its rows alone.
import path from 'node:path';
import { build } from 'vite';
import { berlinDay } from '#domain/dates/dates.ts';
import { expandEvent } from '#domain/events/compact-event.ts';
import { finishPage } from '#server/http/finished-page.ts';
import { listEvents } from '#server/services/events/events.ts';
import { titledEvents } from '#server/services/events/titled-events.ts';
import { fillWithDemo, openBenchApp } from './app-context.ts';
import { interleave, median, milli, printFigure, times } from './figures.ts';
import { openLoad } from './load.ts';
import { startServer } from './server-process.ts';

const root = path.resolve(import.meta.dirname, '..');
/** The number of rows of the screen. */
const rows = 30;
const rounds = 25;
const perRound = 12;
const address = '/de/termine';

const { renderRows } = await loadRows();
const app = await openBenchApp();
try {
  const { connection, database } = await app.createDatabase('render');
  await fillWithDemo(database, app.folder);
  const now = new Date();
  const { results } = await listEvents(database, { page_size: rows }, { locale: 'de', now });
  const events = titledEvents(results, 'de').map(expandEvent);
  if (events.length < rows) throw new Error(`The season has only ${events.length} events ahead.`);

  const site = await startServer({ kind: 'site', connection, folder: app.folder });
  const page = await (await fetch(`http://127.0.0.1:${site.port}${address}`)).text();
  // Requests with a session cookie bypass the page cache: each page is rendered, and not compressed.
  const load = openLoad(site.port, address, { cookie: 'foyer_session=bench' }, 1);
  const answer = () => new Response(page, { headers: { 'Content-Type': 'text/html' } });
  const today = berlinDay(now);
  const ways = {
    page: () => site.cpuOf(() => load.send(perRound)),
    compression: () => cpuOf(() => finishPage(answer(), () => [])),
    rows: () => cpuOf(() => renderRows(events, today)),
  };
  for (let warm = 0; warm < 3; warm += 1) for (const way of Object.values(ways)) await way();
  const figures = await interleave(['page', 'compression', 'rows'], rounds, async (way) => {
    return (await ways[way]()) / perRound / 1000;
  });
  const [fresh, compression, alone] = [
    median(figures.page),
    median(figures.compression),
    median(figures.rows),
  ];
  printFigure(`schedule of ${rows} rows, rendered afresh`, milli(fresh));
  printFigure('  finishing and compressing it for the cache', milli(compression));
  printFigure("React's renderToString of the rows alone", milli(alone));
  printFigure('rendered afresh / rows alone', times(fresh / alone), 'to reach: at most 4');

  load.close();
  await site.stop();
} finally {
  await app.close();
}

/** CPU time of this process for a round, other threads included; microseconds. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let turn = 0; turn < perRound; turn += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The rows' own small build, with the same production React as the site's. */
async function loadRows(): Promise<typeof import('./Rows.tsx')> {
  const outDir = path.join(root, '.cache/bench');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: path.join(root, 'bench/Rows.tsx'), outDir, emptyOutDir: true },
  });
  return import(path.join(outDir, 'Rows.js'));
}
