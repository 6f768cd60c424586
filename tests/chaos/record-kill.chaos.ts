// Kills the server while it writes records: a batch is stored completely or not at all, and acknowledged ones are kept.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EditorApi, openEditorApi } from './editor-api.ts';
import { rounds, seededRandom, seedOf } from './seeded-random.ts';
import { openServerProcess, type ServerProcess } from './server-process.ts';

const writers = 3;
const lines = 20;

/** A batch: tags of one name, with an order that each of them has. */
interface Batch {
  operation_id: string;
  name: string;
}

let server: ServerProcess;
let caller: EditorApi;

beforeAll(async () => {
  server = await openServerProcess();
  await server.start();
  caller = await openEditorApi(server.origin);
}, 180_000);
afterAll(() => server.close());

const send = ({ operation_id, name }: Batch) =>
  caller.call<{ change_set: number; lines: { result: string }[] }>('POST', '/de/api/cms-hub/batch/', {
    operation_id,
    lines: Array.from({ length: lines }, (_, order) => ({
      action: 'create',
      resource: 'tags',
      data: { name: { de: name }, order },
    })),
  });

/**
 * Writes batches until there is no response.
 * @returns the unacknowledged batch
 */
async function write(writer: number, round: number, confirmed: Batch[]): Promise<Batch> {
  for (let count = 1; ; count += 1) {
    const batch = { operation_id: randomUUID(), name: `Probe ${writer}-${round}-${count}` };
    const answer = await send(batch);
    if (!answer || answer.status >= 500) return batch;
    expect(answer.status).toBe(200);
    confirmed.push(batch);
  }
}

/** How many records and entries of the log a batch has left. */
async function traces({ operation_id, name }: Batch) {
  const [found] = await server.query<{ records: number; log: number; sets: number }>(
    `select (select count(*)::int from tags where name->>'de' = $1) as records,
      (select count(*)::int from change_sets where operation_id = $2) as sets,
      (select count(*)::int from change_log join change_sets s on s.id = change_set
        where s.operation_id = $2) as log`,
    [name, operation_id],
  );
  return found;
}

const whole = { records: lines, log: lines, sets: 1 };
const nothing = { records: 0, log: 0, sets: 0 };

test('a batch interrupted by a crash is stored completely or not at all, and completely when repeated', async () => {
  const count = rounds(3, 100);
  const random = seededRandom(seedOf('records killed'));
  const confirmed: Batch[] = [];
  let cut = 0;
  for (let round = 1; round <= count; round += 1) {
    const writing = Array.from({ length: writers }, (_, writer) => write(writer, round, confirmed));
    await sleep(50 + random() * 500);
    await server.kill(random() < 0.5);
    const unanswered = await Promise.all(writing);
    await server.start();
    for (const batch of unanswered) {
      const left = await traces(batch);
      expect([whole, nothing]).toContainEqual(left);
      if (left?.sets === 0) cut += 1;
      const again = await send(batch);
      expect(again?.body.lines.map(({ result }) => result)).toEqual(Array(lines).fill('new'));
      expect(await traces(batch)).toEqual(whole);
    }
  }
  for (const batch of confirmed) expect(await traces(batch)).toEqual(whole);
  console.info(`records: ${confirmed.length} batches confirmed, ${cut} cut by ${count} kills`);
  expect(confirmed.length).toBeGreaterThan(0);
});
