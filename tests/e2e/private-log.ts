// The site's log after all browser tests has no personal data.
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { account } from '../setup/accounts.ts';
import { siteLog } from '../setup/site-log.ts';
import { logIn } from './log-in.ts';

/** Shorter values, such as "ja" and "2", are in the log by chance. */
const isTelling = (value: string) => value.length > 5;

async function sentByVisitors(request: APIRequestContext): Promise<string[]> {
  const form = await (await request.get('/de/api/forms/kontakt/')).json();
  const response = await request.get(`/de/api/cms-hub/forms/${form.id}/entries/?page_size=100`);
  expect(response.ok()).toBe(true);
  const { results } = await response.json();
  return texts(results);
}

/** Every text in a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

test('no address, name, answer, password, session or query of any person is in the log', async ({
  request,
  baseURL,
}) => {
  await logIn({ request }, baseURL);
  const { results } = await (await request.get('/de/api/cms-hub/accounts/')).json();
  const { cookies } = await request.storageState();
  const told = [
    account.password,
    ...results.flatMap(({ name, email }: { name: string; email: string }) => [name, email]),
    ...(await sentByVisitors(request)),
    ...cookies.map(({ value }) => value),
  ].filter(isTelling);
  expect(told).toContain(account.email);

  const log = await readFile(siteLog(Number(new URL(baseURL ?? '').port)), 'utf8');
  expect(log).toContain('Foyer is open');
  expect(told.filter((value) => log.includes(value))).toEqual([]);
  const lines = log.split('\n');
  expect(lines.filter((line) => /[^\s"…]@[^\s"…]/.test(line))).toEqual([]);
  // The address that the server listens on is its own.
  expect(lines.filter((line) => /\b(?!127\.0\.0\.1)(?:\d{1,3}\.){3}\d{1,3}\b/.test(line))).toEqual([]);
  expect(lines.filter((line) => /\?[a-z_]+=/i.test(line))).toEqual([]);
});
