/** Rows of drafts in IndexedDB. */
import type { DraftRows } from '../drafts/draft-rows.ts';
import type { RowKey } from '../drafts/persisted-draft.ts';

const name = 'foyer-journal';
const table = 'rows';
/** Milliseconds after which opening the database fails. */
const timeout = 3000;

/** @throws DOMException, Error if the browser has no storage */
export async function openDraftRows(): Promise<DraftRows> {
  const database = await open();
  const rowsNow = () => database.transaction(table).objectStore(table);
  return {
    write: (put, removed) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(table, 'readwrite', { durability: 'strict' });
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
        const rows = transaction.objectStore(table);
        for (const key of removed) rows.delete(key as unknown as IDBValidKey);
        for (const [key, value] of put) rows.put(value, key as unknown as IDBValidKey);
        transaction.commit();
      }),
    async read(beginning) {
      const rows = rowsNow();
      const [keys, values] = await Promise.all([
        requestResult(rows.getAllKeys(below(beginning))),
        requestResult<unknown[]>(rows.getAll(below(beginning))),
      ]);
      return keys.map((key, at) => [key as unknown as RowKey, values[at]]);
    },
    keys: (beginning) =>
      requestResult(rowsNow().getAllKeys(below(beginning))) as Promise<unknown> as Promise<RowKey[]>,
    get: (key) => requestResult(rowsNow().get(key as unknown as IDBValidKey)),
  };
}

/** Arrays sort after all strings and numbers. */
const below = (beginning: readonly string[]) => IDBKeyRange.bound([...beginning], [...beginning, []]);

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    const timer = setTimeout(() => reject(new Error('The database does not open.')), timeout);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      // Makes way for another version of the program that upgrades the database, also if it opened too late.
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });
}
