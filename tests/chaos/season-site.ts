// The program on a copy of the demo season, with a logged-in administrator.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBuiltSite } from '../http/setup/built-site.ts';
import { account } from '../setup/accounts.ts';
import { afternoon, testPort } from '../setup/demo-season.ts';
import { copyPreparedSite } from '../setup/prepared-site.ts';
import { freePort, type SiteProcess, siteProcess } from './site-process.ts';

export interface SeasonSite extends SiteProcess {
  dataDir: string;
  origin: string;
  /** Headers of a JSON request by an administrator. */
  logIn(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** Prepared for this port, which the tickets of the season name. */
const preparedFor = testPort;

interface Options {
  /** Whether the data directory has the season already; otherwise it is empty. */
  isFilled?: boolean;
  /** The public address, if it is not `origin`. */
  publicUrl?: string;
}

export async function seasonSite(
  name: string,
  { isFilled = true, publicUrl }: Options = {},
): Promise<SeasonSite> {
  await loadBuiltSite();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `foyer-${name}-`));
  if (isFilled) await copyPreparedSite(dataDir, preparedFor);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Without a database of its own the program starts the one in its data directory.
  const site = siteProcess({
    port,
    publicUrl: publicUrl ?? origin,
    databaseUrl: '',
    dataDir,
    clock: afternoon,
  });
  return {
    ...site,
    dataDir,
    origin,
    async logIn() {
      const headers: Record<string, string> = { Origin: origin, 'Content-Type': 'application/json' };
      const { email, password } = account;
      const response = await fetch(`${origin}/de/pageeditor-api/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, password }),
      });
      if (!response.ok) throw new Error(`Nobody could log in: ${response.status}`);
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      const { csrf_token } = (await response.json()) as { csrf_token: string };
      return { ...headers, Cookie: cookies.join('; '), 'X-CSRFToken': csrf_token };
    },
    async close() {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
