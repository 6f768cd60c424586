import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbedded } from './start-embedded.ts';
import { loopbackTransport } from './transport.ts';

it('requires a password without unix sockets', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-loopback-'));
  const log = { info() {}, warn() {}, error() {} };
  const { connection, stop } = await startEmbedded({ dataDir, log, transport: loopbackTransport });
  try {
    const guest = new pg.Client({ ...connection, password: 'a guess' });
    await expect(guest.connect()).rejects.toThrow('password authentication failed');
    const owner = new pg.Client(connection);
    await owner.connect();
    const { rows } = await owner.query(`SELECT current_setting('listen_addresses') AS addresses`);
    await owner.end();
    expect(rows).toEqual([{ addresses: '127.0.0.1' }]);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
