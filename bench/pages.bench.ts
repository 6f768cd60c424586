// A page from the cache, against bare node:http that sends the same bytes with the same headers: CPU time per request.
import http from 'node:http';
import { fillWithDemo, openBenchApp } from './app-context.ts';
import { interleave, median, micro, printFigure, times } from './figures.ts';
import { openLoad } from './load.ts';
import type { BareAnswer } from './server.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const address = '/de/termine';
const encodings = ['br', 'identity'] as const;
/** Short rounds: a busy moment of the machine is longer than one, and meets both. */
const rounds = 80;
const requestsPerRound = 250;

const app = await openBenchApp();
try {
  const { connection, database } = await app.createDatabase('pages');
  await fillWithDemo(database, app.folder);
  const site = await startServer({ kind: 'site', connection, folder: app.folder });
  // Twice, because the first page is rendered before the content version is known.
  for (let turn = 0; turn < 2; turn += 1) await fetchAnswer(site.port, 'br');
  const answers: Record<string, BareAnswer> = {};
  for (const encoding of encodings) answers[encoding] = await fetchAnswer(site.port, encoding);
  const bare = await startServer({ kind: 'bare', answers });

  for (const encoding of encodings) {
    const servers = { site: loaded(site, encoding), bare: loaded(bare, encoding) };
    for (const { load } of Object.values(servers)) await load.send(40 * requestsPerRound);
    const figures = await interleave(['site', 'bare'], rounds, async (way) => {
      const { server, load } = servers[way];
      return (await server.cpuOf(() => load.send(requestsPerRound))) / requestsPerRound;
    });
    for (const { load } of Object.values(servers)) load.close();
    const bytes = Buffer.from(answers[encoding]?.body ?? '', 'base64').length;
    printFigure(`${address}, ${encoding}, ${bytes} bytes: from the cache`, micro(median(figures.site)));
    printFigure(`${address}, ${encoding}: bare node:http`, micro(median(figures.bare)));
    printFigure(
      'bare / from the cache',
      times(median(figures.bare) / median(figures.site)),
      'to reach: at least 0.95',
    );
  }
  await bare.stop();
  await site.stop();
} finally {
  await app.close();
}

function loaded(server: ServerProcess, encoding: string) {
  return { server, load: openLoad(server.port, address, { 'accept-encoding': encoding }) };
}

/** The site's response without its status line, `Date` and connection headers, which Node adds. */
function fetchAnswer(port: number, encoding: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    const request = http.get(
      { host: '127.0.0.1', port, path: address, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const pairs = response.rawHeaders.flatMap((name, at, all) =>
            at % 2 === 0 && !/^(?:date|connection|keep-alive)$/i.test(name) ? [name, all[at + 1] ?? ''] : [],
          );
          resolve({ headers: pairs, body: Buffer.concat(parts).toString('base64') });
        });
      },
    );
    request.on('error', reject);
  });
}
