// A page that several editors write on, over connections that lose, repeat and delay requests, with a server that stops in between.
import { setTimeout as sleep } from 'node:timers/promises';
import { createApi } from '#server/api/api.ts';
import { loadConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/client.server.ts';
import { openTestApi, publicUrl } from '../api/endpoint/test-api.ts';
import { loginAs, type TestLogin } from '../setup/login.ts';
import type { Connection } from './editing-client.ts';

/** A module as everybody should have it in the end. */
export interface SeenModule {
  id: number;
  parent: number | null;
  column: number;
  order: number;
  data: unknown;
}

export interface SharedPage {
  slug: string;
  container: number;
  faults: Record<'dropped' | 'unanswered' | 'repeated' | 'late' | 'unauthorized' | 'restarts', number>;
  /** Every word of an acknowledged save. */
  confirmed: Set<string>;
  login(): Promise<TestLogin>;
  /** `removed` has words that the editor saw in the modules they removed. */
  lineOf(login: TestLogin, removed: ReadonlySet<string>): Connection;
  maybeRestart(): Promise<void>;
  /** Resolves when the server is available. */
  back(): Promise<void>;
  /** Stops injecting faults. */
  calm(): void;
  version(): Promise<number>;
  stored(): Promise<SeenModule[]>;
  /** Every word on the page. */
  words(): Promise<string[]>;
  /** The history of a word, for messages about a missing one. */
  storyOf(word: string): Promise<string>;
  /** Words in modules that were removed by an editor who had not seen them. */
  unseenRemovals(): string[];
  close(): Promise<void>;
}

export const wordsIn = (data: unknown): string[] => [
  ...(JSON.stringify(data ?? '').match(/w\d+x\d+/g) ?? []),
];

/** A trigger that logs removed content at that moment, since it may be restored and edited later. */
const noteRemovals = `
  create table removals (module_id int, data jsonb, at timestamptz);
  create function note_removal() returns trigger language plpgsql as $$ begin
    insert into removals values (new.id, new.data, new.deleted_at); return new;
  end $$;
  create trigger note_removal after update of deleted_at on modules for each row
    when (old.deleted_at is null and new.deleted_at is not null) execute function note_removal();`;

/** Content removed by an operation: rows and operation have the timestamp of their transaction. */
const gone = `select r.module_id, r.data from removals r join module_operations o on o.created_at = r.at
  where o.operation_id = $1 and o.kind = 'remove'`;

export async function openSharedPage(random: () => number): Promise<SharedPage> {
  const api = await openTestApi('eight_editors');
  await api.database.pool.query(noteRemovals);
  const config = loadConfig({ PUBLIC_URL: publicUrl });
  const quiet = { info() {}, warn() {}, error() {} };
  const start = async () => {
    const database = await openDatabase({ connectionString: api.database.url }, { poolSize: 6, log: quiet });
    const handler = createApi({ database, store: api.store, config, now: () => new Date(), log: quiet });
    const gone = Promise.withResolvers<never>();
    gone.promise.catch(() => undefined);
    return { database, api: handler, gone };
  };
  let server: Awaited<ReturnType<typeof start>> | null = await start();
  let running = 0;
  let isCalm = false;
  let asked = 0;
  const faults = { dropped: 0, unanswered: 0, repeated: 0, late: 0, unauthorized: 0, restarts: 0 };
  const confirmed = new Set<string>();
  const overwrittenUnseen: string[] = [];
  const first = await loginAs(api.database, 'editor');
  const slug = 'index';
  const made = await api.ask('/de/pageeditor-api/container', {
    method: 'POST',
    headers: first.headers,
    body: JSON.stringify({ slug, content_type: 'screen' }),
  });
  const { id: container } = (await made.json()) as { id: number };
  const happens = (share: number, fault: keyof typeof faults) => {
    if (isCalm || random() >= share) return false;
    faults[fault] += 1;
    return true;
  };

  async function send(path: string, init: RequestInit): Promise<Response> {
    if (!server) throw new TypeError('The server is away.');
    const { api, gone } = server;
    running += 1;
    try {
      // A request to a server that is killed fails.
      return await Promise.race([api.request(path, init), gone.promise]);
    } finally {
      running -= 1;
    }
  }

  const words = async (): Promise<string[]> => {
    const { rows } = await api.database.pool.query('select data from modules where deleted_at is null');
    return rows.flatMap(({ data }) => wordsIn(data));
  };

  return {
    slug,
    container,
    faults,
    confirmed,
    words,
    login: () => loginAs(api.database, 'editor'),
    unseenRemovals: () => overwrittenUnseen,
    lineOf(login, removed) {
      return async (path, init = {}) => {
        const { method = 'GET' } = init;
        const headers: Record<string, string> = { ...login.headers };
        if (happens(0.03, 'unauthorized')) delete headers.Cookie;
        if (happens(0.05, 'dropped')) throw new TypeError('The line is broken.');
        if (happens(0.1, 'late')) await sleep(random() * 15);
        const request = { ...init, headers };
        const isRepeated = method !== 'GET' && happens(0.05, 'repeated');
        const again = isRepeated ? send(path, request).catch(() => undefined) : null;
        const sent = await send(path, request);
        await again;
        if (happens(0.05, 'unanswered')) throw new TypeError('The answer was lost.');
        if (sent.ok && method !== 'GET' && typeof init.body === 'string') {
          for (const word of wordsIn(init.body)) confirmed.add(word);
        }
        if (sent.ok && method === 'DELETE') {
          const { rows } = await api.database.pool.query(gone, [operationIn(path)]);
          overwrittenUnseen.push(
            ...rows.flatMap(({ data }) => wordsIn(data)).filter((word) => !removed.has(word)),
          );
        }
        return sent;
      };
    },
    async maybeRestart() {
      asked += 1;
      if (!server || isCalm || asked % 300 !== 150) return;
      faults.restarts += 1;
      const { database, gone } = server;
      server = null;
      // Connections are cut during requests, without a response.
      await cutOff(api.database, database);
      gone.reject(new TypeError('The server is gone.'));
      while (running > 0) await sleep(2);
      server = await start();
    },
    async back() {
      while (!server) await sleep(5);
    },
    calm() {
      isCalm = true;
    },
    async version() {
      const { rows } = await api.database.pool.query('select version from containers where id = $1', [
        container,
      ]);
      return rows[0]?.version as number;
    },
    async stored() {
      const { rows } = await api.database.pool.query<SeenModule>(
        `select id, parent_id as parent, "column", "order", data from modules
         where container_id = $1 and deleted_at is null order by id`,
        [container],
      );
      return rows;
    },
    async storyOf(word) {
      const { rows } = await api.database.pool.query(
        `select o.kind, o.module_id, left(o.user_id, 4) as who, o.after->>'container_version' as version,
           o.before::text like $1 as was, o.after::text like $1 as is, m.deleted_at is not null as gone, m.parent_id
         from module_operations o left join modules m on m.id = o.module_id
         where o.module_id in (select module_id from module_operations where after::text like $1) order by o.id`,
        [`%${word}%`],
      );
      return `${word}:\n${rows.map((row) => JSON.stringify(row)).join('\n')}`;
    },
    async close() {
      await server?.database.close();
      await api.close();
    },
  };
}

const operationIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('operation_id');

/** Terminates every connection of the server, as its host would: running queries fail. */
async function cutOff(admin: Database, server: Database): Promise<void> {
  const closing = server.close().catch(() => undefined);
  await admin.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'foyer' and pid <> pg_backend_pid()`,
  );
  await closing;
}
