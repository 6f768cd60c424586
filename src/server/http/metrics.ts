// Prometheus metrics at `/metrics`, protected by a token. Nothing is collected without one.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContext } from '#server/app-context.ts';
import { isApiPath } from './api-path.ts';
import type { RequestScheduler } from './request-scheduler.ts';

export interface Metrics {
  /** Counts and times a response; event streams stay open for hours and are only counted. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Counts a page by its origin: the cache or a render. */
  countPage(from: 'cache' | 'render'): void;
  /** Times a render, without the time in the queue. */
  timeRender<T>(render: () => Promise<T>): Promise<T>;
}

/** The kind of a request, as a label from a fixed set, never from the address. */
type Kind = 'page' | 'form' | 'api' | 'save' | 'browser-error' | 'media' | 'file' | 'health';

const errorsOfBrowsers = /^(?:\/(?:de|en))?\/api\/browser-errors\/?$/;

function kindOf(method: string, path: string): Kind {
  const isRead = method === 'GET' || method === 'HEAD';
  if (errorsOfBrowsers.test(path)) return 'browser-error';
  if (isApiPath(path)) return isRead ? 'api' : 'save';
  if (path.startsWith('/media/')) return 'media';
  if (/^\/(?:healthz|readyz|metrics)$/.test(path)) return 'health';
  if (/^\/(?:assets|fonts)\/|^\/[^/]+\.\w+$/.test(path)) return 'file';
  return isRead ? 'page' : 'form';
}

/** @returns null if no token is set */
export function createMetrics(
  appContext: AppContext,
  scheduler: Pick<RequestScheduler, 'load'>,
): { metrics: Metrics; routes: Hono } | null {
  const token = appContext.config.METRICS_TOKEN;
  if (!token) return null;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'foyer_requests_total',
    help: 'Answers by what they were for and by the first digit of their status; 0 was cut off.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'foyer_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['kind'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const pages = new Counter({
    name: 'foyer_pages_total',
    help: 'Pages by where they came from.',
    labelNames: ['from'],
    registers,
  });
  const renders = new Histogram({
    name: 'foyer_render_duration_seconds',
    help: 'Time from the beginning of a page that is made to its end, queries included.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  gaugeRequests(scheduler, registers);
  gaugePool(appContext, registers);
  gaugeQueues(appContext, registers);
  gaugeBackups(appContext, registers);

  const metrics: Metrics = {
    countPage: (from) => pages.inc({ from }),
    async timeRender(render) {
      const end = renders.startTimer();
      try {
        return await render();
      } finally {
        end();
      }
    },
    watch(request, response) {
      const kind = kindOf(request.method ?? 'GET', (request.url ?? '/').split('?', 1)[0] ?? '/');
      const startedAt = performance.now();
      response.once('close', () => {
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : '0';
        requests.inc({ kind, status });
        const isStream = String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
        if (!isStream) seconds.observe({ kind }, (performance.now() - startedAt) / 1000);
      });
    },
  };
  const routes = new Hono().get('/metrics', async (context) => {
    if (!isSame(context.req.header('Authorization') ?? '', `Bearer ${token}`))
      return context.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' });
    return context.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
  return { metrics, routes };
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function gaugeRequests(scheduler: Pick<RequestScheduler, 'load'>, registers: Registry[]): void {
  new Gauge({
    name: 'foyer_turns',
    help: 'Requests of visitors that ask the database: those that have their turn, and those that wait for it.',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = scheduler.load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

function gaugePool({ database: { pool } }: AppContext, registers: Registry[]): void {
  new Gauge({
    name: 'foyer_database_connections',
    help: 'Connections to the database: in use, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

const mails = `SELECT 'mails-not-sent' AS name, count(*)::int AS waiting FROM mails WHERE sent_at IS NULL
  UNION ALL SELECT 'mails-failing', count(*)::int FROM mails
    WHERE sent_at IS NULL AND failure IS NOT NULL AND created_at > now() - interval '3 days'`;
const jobs = `SELECT name, count(*)::int AS waiting FROM jobs.job
  WHERE state IN ('created', 'retry', 'active') GROUP BY name`;

type Waiting = { name: string; waiting: number }[];

/** Two queries per scrape, with a timeout of a second, so that a hanging database does not hide the other metrics. */
function gaugeQueues({ database: { pool } }: AppContext, registers: Registry[]): void {
  const rowsOf = async (query: string): Promise<Waiting | undefined> =>
    (await pool.query(query).catch(() => null))?.rows;
  let reading: Promise<(Waiting | undefined)[]> | undefined;
  /** Both gauges of a scrape share a query. */
  const read = () => {
    const tooLate = new Promise<[]>((resolve) => setTimeout(resolve, 1000, []).unref());
    reading ??= Promise.race([Promise.all([rowsOf(mails), rowsOf(jobs)]), tooLate]).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  new Gauge({
    name: 'foyer_database_up',
    help: 'Whether the database answered within a second.',
    registers,
    async collect() {
      const [letters] = await read();
      this.set(letters ? 1 : 0);
    },
  });
  new Gauge({
    name: 'foyer_queue',
    help: 'What waits: jobs by their queue, mails that were not sent, and mails that could not be.',
    labelNames: ['name'],
    registers,
    async collect() {
      const found = await read();
      this.reset();
      for (const { name, waiting } of found.flatMap((rows) => rows ?? [])) this.set({ name }, waiting);
    },
  });
}

function gaugeBackups({ backups }: AppContext, registers: Registry[]): void {
  if (!backups) return;
  new Gauge({
    name: 'foyer_backup_timestamp_seconds',
    help: 'When the newest backup was made, and when one was last restored on trial; 0: never.',
    labelNames: ['what'],
    registers,
    collect() {
      const { backed_up_at, drilled_at } = backups();
      this.set({ what: 'made' }, (backed_up_at?.getTime() ?? 0) / 1000);
      this.set({ what: 'restored' }, (drilled_at?.getTime() ?? 0) / 1000);
    },
  });
}
