import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { mails } from '#server/db/schema/forms.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { openMail, type SendMail } from '#server/mail/smtp.ts';
import { openMediaStore } from '#server/media/store.ts';
import { queueMail } from '#server/services/mail/mails.ts';
import { openMailServer, type TestMailServer } from '../../../tests/setup/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { until } from '../../../tests/setup/until.ts';

let database: TestDatabase;
let server: TestMailServer;
const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-mails-'));
const log = { info() {}, warn() {}, error() {} };
beforeAll(async () => {
  database = await createTestDatabase('mails');
  server = await openMailServer();
});
afterAll(async () => {
  server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const sender = () => openMail(loadConfig({ SMTP_URL: server.url, MAIL_FROM: 'haus@theatre.example' }));

const waiting = async () =>
  (await database.db.select().from(mails)).filter(({ sent_at }) => sent_at === null);

const start = (sendMail: SendMail | null) =>
  startJobs({ database, store: openMediaStore(folder), now: () => new Date(), log, sendMail });

test('each mail is sent once with two instances', async () => {
  for (const name of ['ada', 'ben', 'coskun']) {
    await queueMail(database.db, { recipient: `${name}@example.org`, subject: 'Grüße', text: 'Hallo.' });
  }
  const instances = await Promise.all([start(sender()), start(sender())]);
  await until(async () => (await waiting()).length === 0);
  await Promise.all(instances.map((jobs) => jobs.stop()));
  const readers = server.received.flat().filter((line) => line.startsWith('RCPT TO'));
  expect(readers.toSorted()).toEqual([
    'RCPT TO:<ada@example.org>',
    'RCPT TO:<ben@example.org>',
    'RCPT TO:<coskun@example.org>',
  ]);
  expect(server.received.flat().filter((line) => line === 'MAIL FROM:<haus@theatre.example>')).toHaveLength(
    3,
  );
});

test('mail headers and recipients cannot be injected', async () => {
  server.received.length = 0;
  const subject = 'Alles\r\nBcc: eve@example.org\r\n\r\nneu';
  await queueMail(database.db, {
    recipient: 'ida@example.org',
    subject,
    text: 'a\r\n.\r\nBcc: b@c.example',
  });
  for (const recipient of ['ida@example.org,eve@example.org', 'Eve <eve@example.org>', 'a@b.example\nx']) {
    expect(await queueMail(database.db, { recipient, subject: 'x', text: 'x' })).toBe(false);
  }
  const jobs = await start(sender());
  await until(async () => (await waiting()).length === 0);
  await jobs.stop();
  const [lines = [], ...others] = server.received;
  expect(others).toEqual([]);
  expect(lines.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<ida@example.org>']);
  const headers = lines.slice(lines.indexOf('DATA'), lines.indexOf(''));
  expect(headers.filter((line) => /^Bcc/i.test(line))).toEqual([]);
  expect(headers).toContain('Subject: Alles Bcc: eve@example.org neu');
});

test('a failed mail has its error and is retried later', async () => {
  await queueMail(database.db, { recipient: 'ida@example.org', subject: 'Später', text: 'Hallo.' });
  const jobs = await start(() => Promise.reject(new Error('451 come back later')));
  const failed = async () => (await waiting()).filter(({ failure }) => failure !== null);
  await until(async () => (await failed()).length === 1);
  await jobs.stop();
  expect((await failed())[0]?.failure).toBe('451 come back later');
  const { rows } = await database.pool.query(
    "select state, start_after > now() as later from jobs.job where name = 'send-mails' and state = 'retry'",
  );
  expect(rows).toEqual([{ state: 'retry', later: true }]);
});

test('mails are not sent without a server or when they are too old', async () => {
  await database.db.delete(mails);
  server.received.length = 0;
  await queueMail(database.db, { recipient: 'alt@example.org', subject: 'Alt', text: 'Hallo.' });
  await database.db
    .update(mails)
    .set({ created_at: new Date(Date.now() - 4 * 24 * 3_600_000) })
    .where(eq(mails.subject, 'Alt'));
  await queueMail(database.db, { recipient: 'neu@example.org', subject: 'Neu', text: 'Hallo.' });
  const quiet = await start(openMail(loadConfig({})));
  await sleep(300);
  await quiet.stop();
  expect(server.received).toEqual([]);
  const jobs = await start(sender());
  await until(async () => (await waiting()).length === 1);
  await jobs.stop();
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['Alt']);
});

test('mails are deleted after a month, sent or not', async () => {
  await database.db.delete(mails);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const letter = (subject: string, days: number, sent_at: Date | null = null) => ({
    recipient: 'ada@example.org',
    subject,
    text: 'Ihre Antworten',
    created_at: daysAgo(days),
    sent_at,
  });
  await database.db
    .insert(mails)
    .values([
      letter('sent', 31, daysAgo(31)),
      letter('never sent', 31),
      letter('recent', 29, daysAgo(29)),
      letter('new', 0),
    ]);
  const jobs = await start(null);
  const subjects = async () => (await database.db.select().from(mails)).map(({ subject }) => subject);
  await until(async () => (await subjects()).length <= 2);
  await jobs.stop();
  expect((await subjects()).toSorted()).toEqual(['new', 'recent']);
});
