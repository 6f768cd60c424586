// Simultaneous writes of any kind: every response says what happened, without internal errors.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { runNextDue } from '#server/services/publishing/run-due.ts';
import { runNextScheduledChange } from '#server/services/records/drafts/run-scheduled-changes.ts';
import { seededRandom } from '../../chaos/seeded-random.ts';
import {
  base,
  openRecords,
  operation,
  type RecordRequests,
  type TestRecord,
} from '../records/record-requests.ts';
import { samples } from '../records/samples.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('races');
}, 60_000);
afterAll(() => records.api.close());

const writers = 8;
const steps = 40;

test('simultaneous writes of any kind never cause an internal error', async () => {
  const failed: string[] = [];
  const existing: [name: string, record: TestRecord & { change_set?: number }][] = [];
  const pages: DraftPage[] = [];
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T | null> => {
    const response = await records.edit(records.editor, method, path, body);
    if (response.status >= 500) failed.push(`${method} ${path}: ${response.status}`);
    return response.ok && response.status !== 204 ? ((await response.json()) as T) : null;
  };
  const editor = '/de/pageeditor-api';

  const write = async (next: (end: number) => number) => {
    const all = Object.entries(samples) as [string, readonly [object, object]][];
    const [name, [first]] = all[next(all.length)] as (typeof all)[number];
    const made = await send<TestRecord>('POST', base(name), { operation_id: operation(), data: first });
    if (made) existing.push([name, made]);
  };
  const change = async (next: (end: number) => number) => {
    const one = existing[next(existing.length)];
    if (!one) return;
    const [name, record] = one;
    const { id, version, change_set } = record;
    const data = samples[name as keyof typeof samples][1];
    const path = base(name, `${id}/`);
    const ways = [
      () => send<TestRecord>('POST', path, { operation_id: operation(), version, data }),
      () => send<TestRecord>('DELETE', `${path}?version=${version}&operation_id=${operation()}&seen=0`),
      () => send<TestRecord>('POST', base(name, `${id}/restore/`), { operation_id: operation() }),
      () => send('POST', `/de/api/cms-hub/change-sets/${change_set}/undo/`, { operation_id: operation() }),
      () => send('POST', base(name, `${id}/draft/`), { operation_id: operation(), version: 0, data }),
      () => send('POST', base(name, `${id}/draft/publish/`), { operation_id: operation(), version: 1 }),
    ];
    const answer = await ways[next(ways.length)]?.();
    if (answer && 'version' in (answer as object)) one[1] = { ...record, ...(answer as TestRecord) };
  };
  const writePage = async (next: (end: number) => number) => {
    const page = pages[next(pages.length)];
    const title = { de: `Seite ${next(1000)}` };
    if (!page || pages.length < 4) {
      const made = await send<DraftPage>('POST', `${editor}/pages`, { parent: null, title, is_online: true });
      if (made) pages.push(made);
      return;
    }
    const { id, container } = page as DraftPage & { container: number };
    const now = await send<DraftPage>('GET', `${editor}/pages/${id}`);
    const place = { container, parent: null, column: 0, order: next(5) };
    const publish = async () => {
      const copy = await send<{ version: number }>('GET', `${editor}/container/by-slug/page-${id}?edit`);
      return send('POST', `${editor}/container/${container}/publish`, { version: copy?.version });
    };
    const ways = [
      () => send('PUT', `${editor}/pages/${id}`, { version: now?.version, title }),
      () => send('PUT', `${editor}/pages/${id}`, { version: now?.version, is_online: next(2) === 0 }),
      () =>
        send('POST', `${editor}/module/text`, {
          operation_id: randomUUID(),
          ...place,
          data: { content: { de: `<p>${title.de}</p>` } },
        }),
      publish,
      publish,
      () => runNextDue(records.api.database, new Date('2027-01-01T00:00:00Z')),
      () => runNextScheduledChange(records.api.database, new Date('2027-01-01T00:00:00Z')),
    ];
    await ways[next(ways.length)]?.();
  };

  const people = Array.from({ length: writers }, async (_, person) => {
    const random = seededRandom(person + 1);
    const next = (end: number) => Math.floor(random() * end);
    for (let step = 0; step < steps; step += 1) await [write, change, writePage, writePage][next(4)]?.(next);
  });
  await Promise.all(people);
  expect(failed).toEqual([]);
});
