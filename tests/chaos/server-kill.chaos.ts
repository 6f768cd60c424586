// Kills the server while it saves: acknowledged changes are kept, and nothing is stored partially.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DraftModule } from '#domain/modules/modules.ts';
import { type EditorApi, openEditorApi } from './editor-api.ts';
import { rounds, seededRandom, seedOf } from './seeded-random.ts';
import { openServerProcess, type ServerProcess } from './server-process.ts';

const writers = 4;

/** The state of a writer: the last acknowledged text, and the request in flight during the kill. */
interface Writer {
  id: number;
  version: number;
  text: string;
  pending: { operation_id: string; text: string } | null;
  confirmed: Map<string, string>;
}

interface Edited {
  draft: DraftModule;
}

let server: ServerProcess;
let caller: EditorApi;
let those: Writer[];

beforeAll(async () => {
  server = await openServerProcess();
  await server.start();
  caller = await openEditorApi(server.origin);
  const page = await caller.call<{ id: number }>('POST', 'pages', {
    parent: null,
    title: { de: 'Strom weg' },
    is_online: false,
  });
  const content_type = 'page';
  const slug = `page-${page?.body.id}`;
  const place = await caller.call<{ id: number }>('POST', 'container', { slug, content_type });
  those = [];
  for (let order = 0; order < writers; order += 1) {
    const made = await caller.call<Edited>('POST', 'module/headline', {
      operation_id: randomUUID(),
      container: place?.body.id,
      parent: null,
      column: 0,
      order,
      data: { content: { de: 'Anfang' } },
    });
    if (made?.status !== 201) throw new Error(`No module could be made: ${JSON.stringify(made)}`);
    const { id, version } = made.body.draft;
    those.push({ id, version, text: 'Anfang', pending: null, confirmed: new Map() });
  }
}, 180_000);
afterAll(() => server.close());

const change = ({ id, version }: Writer, { operation_id, text }: NonNullable<Writer['pending']>) =>
  caller.call<Edited>('PUT', `module/headline/${id}`, {
    operation_id,
    version,
    data: { content: { de: text } },
  });

/** Saves texts until there is no response. */
async function write(writer: Writer, round: number): Promise<void> {
  for (let count = 1; ; count += 1) {
    const pending = { operation_id: randomUUID(), text: `Runde ${round}, Satz ${count}` };
    writer.pending = pending;
    const answer = await change(writer, pending);
    if (!answer || answer.status >= 500) return;
    confirm(writer, answer.status, answer.body);
  }
}

function confirm(writer: Writer, status: number, { draft }: Edited): void {
  const { pending } = writer;
  if (!pending) throw new Error('There is nothing to confirm.');
  expect(status).toBe(200);
  writer.confirmed.set(pending.operation_id, pending.text);
  writer.version = draft.version;
  writer.text = pending.text;
  writer.pending = null;
}

interface Row {
  data: { content: { de: string } };
  version: number;
}
interface Line {
  operation_id: string;
  session_id: number | null;
  after: { module: DraftModule };
}

/** Module and history are equal, and both have everything that was acknowledged. */
async function lookInto(writer: Writer): Promise<{ lost: number; torn: number }> {
  const [row] = await server.query<Row>('SELECT data, version FROM modules WHERE id = $1', [writer.id]);
  const lines = await server.query<Line>(
    'SELECT operation_id, session_id, after FROM module_operations WHERE module_id = $1 ORDER BY id',
    [writer.id],
  );
  const stored = new Set(lines.map(({ operation_id }) => operation_id));
  const lost = [...writer.confirmed.keys()].filter((id) => !stored.has(id)).length;
  const text = row?.data.content.de;
  const isKnown = text === writer.text || text === writer.pending?.text;
  const last = lines.at(-1)?.after.module;
  const isWhole =
    last?.version === row?.version &&
    (last?.data as Row['data'] | undefined)?.content.de === text &&
    lines.every(({ after }, index) => after.module.version === index + 1) &&
    lines.every(({ session_id }) => session_id !== null);
  return { lost: lost + (isKnown ? 0 : 1), torn: isWhole ? 0 : 1 };
}

test('a killed server loses nothing acknowledged and stores nothing partially', async () => {
  const count = rounds(5, 200);
  const random = seededRandom(seedOf('server killed'));
  const found = { lost: 0, torn: 0, confirmed: 0, caught: 0 };
  for (let round = 1; round <= count; round += 1) {
    const writing = those.map((writer) => write(writer, round));
    await sleep(20 + random() * 400);
    await server.kill(random() < 0.5);
    await Promise.all(writing);
    await server.start();
    for (const writer of those) {
      const { lost, torn } = await lookInto(writer);
      found.lost += lost;
      found.torn += torn;
      // Retries the unacknowledged request: it is executed once, whether it had arrived or not.
      if (!writer.pending) continue;
      found.caught += 1;
      const answer = await change(writer, writer.pending);
      if (!answer) throw new Error('The server does not answer.');
      confirm(writer, answer.status, answer.body);
      const after = await lookInto(writer);
      found.lost += after.lost;
      found.torn += after.torn;
    }
  }
  found.confirmed = those.reduce((sum, { confirmed }) => sum + confirmed.size, 0);
  console.info(`server killed ${count} times: ${JSON.stringify(found)}`);
  expect(found.confirmed).toBeGreaterThan(count);
  expect(found.caught).toBeGreaterThan(0);
  expect({ lost: found.lost, torn: found.torn }).toEqual({ lost: 0, torn: 0 });
});
