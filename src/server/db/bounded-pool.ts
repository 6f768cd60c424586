// A connection pool that waits for seconds and no longer, also for a server that accepts connections and never answers.
import type net from 'node:net';
import pg from 'pg';

/** Timeout of the probe, in milliseconds. */
const probeTime = 2000;
const probeSteps = 20;
/** Milliseconds between probes while the server is unavailable. */
const probePause = 500;
const defaultMaxSilence = 3000;

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

interface Options {
  log: { warn(data: object | string, message?: string): void };
  maxSilence?: number | undefined;
}

/** In steps: while this process itself is busy, for seconds even, answers are waiting and the time does not count. */
async function probeTimeout(): Promise<void> {
  for (let step = 0; step < probeSteps; step++)
    await new Promise((resolve) => setTimeout(resolve, probeTime / probeSteps));
}

const streamOf = (client: pg.Client | pg.PoolClient) =>
  (client as unknown as { connection: { stream: net.Socket } }).connection.stream;

/**
 * A server that hangs (a stopped process, a dead machine, a full disk) keeps its connections open, and its own timeouts
 * do not run. If a connection in use is silent for {@link defaultMaxSilence}, or no connection can be opened, the
 * server is probed over a separate connection. If it answers, the statement is merely slow, and the server's timeouts
 * apply. If not, all connections are closed, which fails the pending queries, and until the server answers again every
 * query fails immediately.
 */
export class BoundedPool extends pg.Pool {
  readonly #log: Options['log'];
  readonly #maxSilence: number;
  /** Connections in use. */
  readonly #used = new Set<pg.PoolClient>();
  readonly #open = new Set<pg.PoolClient>();
  #isAway = false;
  #isAsking = false;

  constructor(config: pg.PoolConfig, { log, maxSilence = defaultMaxSilence }: Options) {
    super(config);
    this.#log = log;
    this.#maxSilence = maxSilence;
    this.on('connect', (client) => this.#watch(client));
    this.on('acquire', (client) => this.#used.add(client));
    this.on('release', (_, client) => this.#used.delete(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
      this.connect((error, client) => (client ? resolve(client) : reject(error)));
      return promise;
    }
    if (this.#isAway && !this.ended) {
      process.nextTick(callback, new Error('The database does not answer.'), undefined, () => undefined);
      return;
    }
    super.connect((error, client, done) => {
      if (error) void this.#ask();
      callback(error, client, done);
    });
    return;
  }

  #watch(client: pg.PoolClient): void {
    this.#open.add(client);
    const stream = streamOf(client);
    stream.setTimeout(this.#maxSilence);
    stream.on('timeout', () => {
      // Restarts the timer, which otherwise restarts only on the next data.
      stream.setTimeout(this.#maxSilence);
      if (this.#used.has(client)) void this.#ask();
    });
    client.once('end', () => {
      this.#open.delete(client);
      this.#used.delete(client);
    });
  }

  /** Probes the server, once at a time. */
  async #ask(): Promise<void> {
    if (this.#isAsking || this.ending) return;
    this.#isAsking = true;
    while (!(await this.#answers()) && !this.ending) {
      if (!this.#isAway) this.#log.warn('The database does not answer.');
      this.#isAway = true;
      for (const client of this.#open) streamOf(client).destroy();
      await new Promise((resolve) => setTimeout(resolve, probePause).unref());
    }
    if (this.#isAway) this.#log.warn('The database answers again.');
    this.#isAway = false;
    this.#isAsking = false;
  }

  /**
   * Whether the server responds at all, even with an error such as too many connections, which every query gets
   * immediately.
   */
  async #answers(): Promise<boolean> {
    const { password } = this.options;
    const client = new pg.Client({ ...this.options, password, connectionTimeoutMillis: 0 });
    client.on('error', () => undefined);
    const probe = client.connect().then(() => client.query('SELECT 1'));
    const answer = probe.then(
      () => true,
      () => true,
    );
    const isThere = await Promise.race([answer, probeTimeout().then(() => false)]);
    streamOf(client).destroy();
    return isThere;
  }
}
