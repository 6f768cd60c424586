// A load generator in a process of its own: requests at a constant rate, independent of responses (open model).
// Arguments: port, number of visits, seconds. Prints its results as JSON.
import http from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteAddresses } from './site-addresses.ts';

const [port = 0, visits = 0, seconds = 0] = process.argv.slice(2).map(Number);
// Requests do not queue for a connection.
const agent = new http.Agent({ keepAlive: true, scheduling: 'lifo' });
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

/** @returns the status; 0 if the response was incomplete */
function visit(path: string, network: string): Promise<number> {
  const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': network };
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume();
      response.on('error', () => resolve(0));
      response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    });
    request.on('error', () => resolve(0));
  });
}

/** Pages with a Zipf distribution of requests. */
async function pagesOf(): Promise<{ path: string; until: number }[]> {
  const found = await siteAddresses(`http://127.0.0.1:${port}`, 150);
  // Without calendar files and forms, which are rendered per reader.
  const paths = found.filter((path) => !/\/(?:api|forms)\//.test(path)).slice(0, 100);
  let sum = 0;
  return paths.map((path, at) => {
    sum += 1 / (at + 1);
    return { path, until: sum };
  });
}

const pages = await pagesOf();
// The site has been running for a while: each of these pages was visited before.
for (const { path } of pages) await visit(path, '10.0.0.1');
const whole = pages.at(-1)?.until ?? 0;
const statuses: Record<number, number> = {};
const times: number[] = [];
const open: Promise<void>[] = [];
const began = performance.now();
delay.reset();
for (let count = 0; count < visits; count += 1) {
  const due = began + (count / visits) * seconds * 1000;
  if (due > performance.now()) await sleep(due - performance.now());
  const dice = Math.random() * whole;
  const path = pages.find(({ until }) => until >= dice)?.path ?? '/de';
  // Ten visitors share a network, as in a school.
  const network = `10.${count % 7}.${Math.floor(count / 10) % 256}.1`;
  open.push(
    visit(path, network).then((status) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      times.push(performance.now() - due);
    }),
  );
}
await Promise.all(open);
times.sort((one, other) => one - other);
const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
const result = {
  pages: pages.length,
  seconds: Math.round((performance.now() - began) / 1000),
  statuses,
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  most: Math.round(times.at(-1) ?? 0),
  /** How long the event loop of this program was blocked. */
  own: Math.round(delay.percentile(99) / 1e6),
};
process.stdout.write(JSON.stringify(result));
process.exit();
