// A small load balancer: polls the readiness of each instance, and sends requests round-robin to ready ones.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Balancer {
  /** Requests that no instance answered. */
  readonly failed: string[];
  /** Resolves once requests are sent to this instance. */
  sendsTo(instance: number): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds between two polls. */
const pollPause = 100;

export async function openBalancer(port: number, instances: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const failed: string[] = [];
  const agents = new Map(instances.map((one) => [one, new http.Agent({ keepAlive: true })]));
  let turn = 0;

  /** Pending polls, so that a late response cannot overwrite a newer one. */
  const polled = new Set<number>();
  const ask = (one: number) => {
    if (polled.has(one)) return;
    polled.add(one);
    const learn = (isReady: boolean) => {
      polled.delete(one);
      if (isReady) ready.add(one);
      else ready.delete(one);
    };
    http
      .get({ host: '127.0.0.1', port: one, path: '/readyz', agent: false }, (response) => {
        response.resume();
        learn(response.statusCode === 200);
      })
      .on('error', () => learn(false));
  };
  const polling = setInterval(() => instances.forEach(ask), pollPause);

  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const pass = (left: number): void => {
      const open = instances.filter((one) => ready.has(one));
      turn += 1;
      const one = open[turn % open.length];
      if (one === undefined) {
        fail('no instance is ready');
        return;
      }
      const { method, headers, url: path } = request;
      const agent = agents.get(one);
      const passed = http.request(
        { host: '127.0.0.1', port: one, path, method, headers, agent },
        (answer) => {
          const { connection: _, ...own } = answer.headers;
          response.writeHead(answer.statusCode ?? 502, own);
          answer.pipe(response);
          answer.on('error', () => response.destroy());
        },
      );
      passed.on('error', (error: NodeJS.ErrnoException) => {
        // Nothing was sent yet, so the request may be sent to another instance.
        if (error.code === 'ECONNREFUSED' && left > 0) {
          ready.delete(one);
          pass(left - 1);
        } else fail(`${method} ${path}: ${error.message}`);
      });
      passed.end(body);
    };
    const fail = (why: string) => {
      failed.push(why);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    };
    pass(1);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    failed,
    async sendsTo(instance) {
      while (!ready.has(instance)) await sleep(pollPause);
    },
    async close() {
      clearInterval(polling);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const agent of agents.values()) agent.destroy();
    },
  };
}
