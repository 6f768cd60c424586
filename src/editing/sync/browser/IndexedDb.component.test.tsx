/** Rows of drafts in the browser's database. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { JournalRow, RowKey } from '../drafts/persisted-draft.ts';
import { openDraftRows } from './indexed-db.ts';

const name = 'foyer-journal';

/** Settles when the request has; `blocked` while a connection is in its way. */
function settled(request: IDBOpenDBRequest): Promise<'done' | 'blocked'> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve('done');
    request.onblocked = () => resolve('blocked');
    request.onerror = () => reject(request.error);
  });
}

afterEach(async () => {
  expect(await settled(indexedDB.deleteDatabase(name))).toBe('done');
});

const key = (user: string, tab: string, id: number): RowKey => [user, tab, 'page-1', 'module', id];
const rowsOf = (user: string, tab: string, ...ids: number[]) =>
  ids.map((id): JournalRow => [key(user, tab, id), { text: `${user} ${id}` }]);

test('rows are found by the beginning of their key, in its order', async () => {
  const rows = await openDraftRows();
  const [anna, other] = [rowsOf('anna', 'a', 10, 2), rowsOf('anna', 'b', 1)];
  await rows.write([...anna, ...other, ...rowsOf('anna2', 'a', 3), ...rowsOf('ann', 'a', 4)], []);
  expect(await rows.read(['anna', 'a'])).toEqual(anna.toReversed());
  expect(await rows.keys(['anna'])).toEqual([key('anna', 'a', 2), key('anna', 'a', 10), key('anna', 'b', 1)]);
  expect(await rows.get(key('anna', 'b', 1))).toEqual({ text: 'anna 1' });
  expect(await rows.get(key('anna', 'b', 2))).toBeUndefined();
});

test('one write replaces and removes rows, which the next page reads', async () => {
  const rows = await openDraftRows();
  await rows.write(rowsOf('anna', 'a', 1, 2), []);
  await rows.write([[key('anna', 'a', 1), 'new']], [key('anna', 'a', 2)]);
  const next = await openDraftRows();
  expect(await next.read(['anna'])).toEqual([[key('anna', 'a', 1), 'new']]);
});

test('a write is complete once it is on the disk, and a write that fails leaves everything as it was', async () => {
  const rows = await openDraftRows();
  await rows.write(rowsOf('anna', 'a', 1), []);
  const open = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const fail = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
    this: IDBTransaction,
  ) {
    this.abort();
  });
  onTestFinished(() => [open, fail].forEach((spy) => void spy.mockRestore()));
  await expect(rows.write(rowsOf('anna', 'a', 2), [key('anna', 'a', 1)])).rejects.toBeDefined();
  expect(open).toHaveBeenCalledWith('rows', 'readwrite', { durability: 'strict' });
  expect(await rows.read(['anna'])).toEqual(rowsOf('anna', 'a', 1));
});

test('makes way for another version of the program, and fails while it is upgrading or newer', async () => {
  await openDraftRows();
  const upgrade = indexedDB.open(name, 2);
  expect(await settled(upgrade)).toBe('done');
  await expect(openDraftRows()).rejects.toThrow(/version/);
  // A connection that does not make way.
  const removal = indexedDB.deleteDatabase(name);
  expect(await settled(removal)).toBe('blocked');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = expect(openDraftRows()).rejects.toThrow('does not open');
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  await waiting;
  upgrade.result.close();
});
