import { mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
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
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';

let database: TestDatabase;
let server: net.Server;
const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-mails-'));
const log = { info() {}, warn() {}, error() {} };
/** What the mail server was told, line by line, for each letter. */
const received: string[][] = [];

/** A mail server that takes everything. */
function mailServer(): net.Server {
  return net.createServer((socket) => {
    let lines: string[] = [];
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (isData && line !== '.') continue;
        if (isData) received.push(lines);
        isData = line === 'DATA';
        if (line === 'QUIT') return socket.end('221 bye\r\n');
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
        if (line === '.') lines = [];
      }
    });
  });
}

beforeAll(async () => {
  database = await createTestDatabase('mails');
  server = mailServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const sender = () => {
  const { port } = server.address() as AddressInfo;
  return openMail(loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'haus@theatre.example' }));
};

const waiting = async () =>
  (await database.db.select().from(mails)).filter(({ sent_at }) => sent_at === null);

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries++) {
    if (tries > 300) throw new Error('It did not happen within fifteen seconds.');
    await sleep(50);
  }
}

const start = (sendMail: SendMail | null) =>
  startJobs({ database, store: openMediaStore(folder), now: () => new Date(), log, sendMail });

test('each letter goes out once, though two instances send', async () => {
  for (const name of ['ada', 'ben', 'coskun']) {
    await queueMail(database.db, { recipient: `${name}@example.org`, subject: 'Grüße', text: 'Hallo.' });
  }
  const instances = await Promise.all([start(sender()), start(sender())]);
  await until(async () => (await waiting()).length === 0);
  await Promise.all(instances.map((jobs) => jobs.stop()));
  const readers = received.flat().filter((line) => line.startsWith('RCPT TO'));
  expect(readers.toSorted()).toEqual([
    'RCPT TO:<ada@example.org>',
    'RCPT TO:<ben@example.org>',
    'RCPT TO:<coskun@example.org>',
  ]);
  expect(received.flat().filter((line) => line === 'MAIL FROM:<haus@theatre.example>')).toHaveLength(3);
});

test('nobody adds a header or a reader', async () => {
  received.length = 0;
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
  const [lines = [], ...others] = received;
  expect(others).toEqual([]);
  expect(lines.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<ida@example.org>']);
  const headers = lines.slice(lines.indexOf('DATA'), lines.indexOf(''));
  expect(headers.filter((line) => /^Bcc/i.test(line))).toEqual([]);
  expect(headers).toContain('Subject: Alles Bcc: eve@example.org neu');
});

test('a letter that could not be sent says why and is tried again later', async () => {
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

test('nothing is sent where no server is configured, nor what has grown old', async () => {
  await database.db.delete(mails);
  received.length = 0;
  await queueMail(database.db, { recipient: 'alt@example.org', subject: 'Alt', text: 'Hallo.' });
  await database.db
    .update(mails)
    .set({ created_at: new Date(Date.now() - 4 * 24 * 3_600_000) })
    .where(eq(mails.subject, 'Alt'));
  await queueMail(database.db, { recipient: 'neu@example.org', subject: 'Neu', text: 'Hallo.' });
  const quiet = await start(openMail(loadConfig({})));
  await sleep(300);
  await quiet.stop();
  expect(received).toEqual([]);
  const jobs = await start(sender());
  await until(async () => (await waiting()).length === 1);
  await jobs.stop();
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['Alt']);
});
