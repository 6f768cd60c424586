// Vitest's global set-up: one PostgreSQL for the whole run, and the database that tests copy.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import type { EmbeddedConnection } from '../../src/server/db/embedded/transport.ts';
import { prepareTemplate } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's maintenance database and the database to copy. */
    postgres: { server: EmbeddedConnection; template: string };
  }
}

const template = 'foyer_template';

/** What a crash would lose is thrown away at the end anyway. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-test-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const { connection, stop } = await startEmbedded({ dataDir, log: quiet, settings });
  const end = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const server = { ...connection, database: 'postgres' };
    const client = new pg.Client(server);
    await client.connect();
    await client.query(`CREATE DATABASE ${template}`);
    await client.end();
    await prepareTemplate({ ...connection, database: template });
    project.provide('postgres', { server, template });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
