// The API on its own database for tests: without a port, with the handler that the site mounts.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import { createApi } from '#server/api/api.ts';
import { loadConfig } from '#server/config.ts';
import { openLog } from '#server/log.ts';
import { type MediaStore, openConfiguredStore } from '#server/media/store.ts';
import type { TestLogin } from '../../setup/login.ts';
import type { Template } from '../../setup/template.ts';
import { createTestDatabase, type TestDatabase } from '../../setup/test-database.ts';
import { now } from '../fixture/ids.ts';

export interface TestApi {
  database: TestDatabase;
  /** The media store, in a temporary folder. */
  store: MediaStore;
  api: Hono;
  /** The clock of the endpoints. */
  clock: { now: Date };
  /** The log output of requests. */
  logged: string[];
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** A request of an editor; its body is sent as JSON. */
  edit(
    login: Pick<TestLogin, 'headers'>,
    method: string,
    path: string,
    body?: unknown,
    locale?: string,
  ): Promise<Response>;
  /** The JSON body of a response that must be a success. */
  read<T = never>(path: string): Promise<T>;
  close(): Promise<void>;
}

/** The JSON of a successful response; null if it is empty. */
export async function done<T>(pending: Promise<Response>): Promise<T> {
  const response = await pending;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (response.status === 204 ? null : await response.json()) as T;
}

export const publicUrl = 'https://theatre.example';

/** @param settings beyond the address, named as in the environment */
export async function openTestApi(
  name: string,
  template: Template = 'fixture',
  settings: Record<string, string> = {},
): Promise<TestApi> {
  const database = await createTestDatabase(name, template);
  const clock = { now };
  const logged: string[] = [];
  const log = openLog('info', { write: (line) => void logged.push(line) });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-api-'));
  const config = loadConfig({ PUBLIC_URL: publicUrl, DATA_DIR: folder, ...settings });
  const store = await openConfiguredStore(config);
  const api = createApi({ database, store, config, now: () => clock.now, log });
  const ask = async (path: string, init?: RequestInit) => api.request(path, init);
  return {
    database,
    store,
    api,
    clock,
    logged,
    ask,
    edit: (login, method, path, body, locale = 'de') =>
      ask(`/${locale}/pageeditor-api/${path}`, {
        method,
        headers: login.headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async read(path) {
      const response = await ask(path);
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
