/** What a form preserves when responses are late or lost, and when the browser stores nothing. */
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { TransportRequest } from '#editing/sync/ports.ts';
import { createFakeClock, createTestSession } from '#editing/sync/session-fixture.ts';
import type { RecordValues, StoredRecord } from '../requests/record-requests.ts';
import type { FormJournal, JournaledForm } from './form-journal.ts';
import { createRecordForm } from './record-form.ts';

interface Sent {
  operation_id: string;
  version?: number;
  data: RecordValues;
}

/** A server with one resource that executes each operation once; the responses of `cut` requests are lost. */
function createServer() {
  const records = new Map<number, StoredRecord>();
  const done = new Map<string, number>();
  let cut = 0;
  /** Runs before the next answer is sent. */
  let meanwhile = async () => {};
  async function send({ address, body }: TransportRequest) {
    const { operation_id, version, data } = JSON.parse(String(body)) as Sent;
    const id = done.get(operation_id) ?? (Number(address.match(/\/(\d+)$/)?.[1]) || records.size + 1);
    const stored = records.get(id);
    let status = 200;
    if (!done.has(operation_id)) {
      if (stored && stored.version !== version) status = 409;
      else {
        done.set(operation_id, id);
        records.set(id, { id, version: (version ?? 0) + 1, values: { ...stored?.values, ...data } });
      }
    }
    const act = meanwhile;
    meanwhile = async () => {};
    await act();
    if (cut-- > 0) throw new TypeError('The connection is gone.');
    const record = records.get(id);
    return {
      status,
      body: status === 409 ? { record, changed_by: 'Bert' } : { ...record, is_written: true },
    };
  }
  return {
    records,
    send,
    loseAnswers: (count: number) => {
      cut = count;
    },
    meanwhile: (act: () => Promise<void>) => {
      meanwhile = act;
    },
  };
}

const place = 'persons/new';

/** The journal of a browser; `isFull`: it stores nothing. */
function createJournals({ isFull = false } = {}) {
  const kept = new Map<string, JournaledForm>();
  const open = (at: string): FormJournal => {
    let key = at;
    return {
      find: async () => structuredClone(kept.get(key)) ?? null,
      async keep(form) {
        if (isFull) throw new Error('The database is full.');
        kept.set(key, structuredClone(form));
      },
      drop: async () => void kept.delete(key),
      async moveTo(id) {
        kept.delete(key);
        key = `persons/${id}`;
      },
    };
  };
  return { kept, open };
}

async function openForm(
  server: ReturnType<typeof createServer>,
  { record = null, journal }: { record?: StoredRecord | null; journal?: FormJournal } = {},
) {
  const clock = createFakeClock();
  const session = createTestSession({ clock, transport: { send: server.send, listen: () => () => {} } });
  const created: number[] = [];
  const form = createRecordForm({
    session,
    resource: 'persons',
    fields: fieldsOf('persons'),
    record,
    draft: null,
    initial: {},
    noMoment: '',
    onCreated: ({ id }) => created.push(id),
  });
  await form.attach(journal ?? createJournals().open(record ? `persons/${record.id}` : place));
  return { form, clock, created, write: (name: string) => form.change('last_name', name) };
}

const names = ({ records }: ReturnType<typeof createServer>) =>
  [...records.values()].map(({ values }) => values.last_name);

describe('an answer that is lost', () => {
  test('a new record that was changed since is still one record', async () => {
    const server = createServer();
    const { form, write, created } = await openForm(server);
    write('Meier');
    server.loseAnswers(1);
    await form.save();
    expect(form.store.get().save).toBe('unreachable');
    write('Meier-Schulz');
    await form.save();
    expect(names(server)).toEqual(['Meier-Schulz']);
    expect(created).toEqual([1]);
  });

  test('a saved change and the words written after it do not conflict', async () => {
    const server = createServer();
    const record = { id: 7, version: 1, values: { last_name: 'Meier' } };
    server.records.set(7, record);
    const { form, write } = await openForm(server, { record });
    write('Meier-Sch');
    server.loseAnswers(1);
    await form.save();
    write('Meier-Schulz');
    await form.save();
    expect(form.store.get()).toMatchObject({ conflict: null, save: 'saved' });
    expect(names(server)).toEqual(['Meier-Schulz']);
  });

  test('nor after a reload', async () => {
    const server = createServer();
    const record = { id: 7, version: 1, values: { last_name: 'Meier' } };
    server.records.set(7, record);
    const journals = createJournals();
    const { form, write } = await openForm(server, { record, journal: journals.open('persons/7') });
    write('Meier-Sch');
    server.loseAnswers(1);
    await form.save();
    write('Meier-Schulz');
    await form.flush();
    const stored = server.records.get(7) as StoredRecord;
    const again = await openForm(server, { record: stored, journal: journals.open('persons/7') });
    expect(again.form.store.get()).toMatchObject({
      conflict: null,
      history: { values: { last_name: 'Meier-Schulz' } },
    });
  });

  test('what somebody else has written does conflict', async () => {
    const server = createServer();
    const record = { id: 7, version: 1, values: { last_name: 'Meier' } };
    server.records.set(7, record);
    const { form, write } = await openForm(server, { record });
    write('Meier-Sch');
    server.loseAnswers(1);
    await form.save();
    server.records.set(7, { id: 7, version: 3, values: { last_name: 'Huber' } });
    write('Meier-Schulz');
    await form.save();
    expect(form.store.get().conflict).toMatchObject({ changed_by: 'Bert' });
    expect(names(server)).toEqual(['Huber']);
  });
});

describe('what is written while a new record is created', () => {
  test('is in the journal of the record when its form opens', async () => {
    const server = createServer();
    const journals = createJournals();
    const { form, write, created } = await openForm(server, { journal: journals.open(place) });
    write('Meier');
    server.meanwhile(async () => write('Meier-Schulz'));
    await form.save();
    expect(created).toEqual([1]);
    expect([...journals.kept.keys()]).toEqual(['persons/1']);
    const record = server.records.get(1) as StoredRecord;
    const next = await openForm(server, { record, journal: journals.open('persons/1') });
    expect(next.form.store.get().history.values.last_name).toBe('Meier-Schulz');
    await next.form.save();
    expect(names(server)).toEqual(['Meier-Schulz']);
  });

  test('stays in the form of a browser that stores nothing, until it is saved', async () => {
    const server = createServer();
    const journal = createJournals({ isFull: true }).open(place);
    const { form, write, created } = await openForm(server, { journal });
    write('Meier');
    server.meanwhile(async () => write('Meier-Schulz'));
    await form.save();
    expect(created).toEqual([]);
    expect(form.store.get()).toMatchObject({ canPersist: false, persisted_at: null });
    await form.save();
    expect(created).toEqual([1]);
    expect(names(server)).toEqual(['Meier-Schulz']);
  });
});

test('typing on does not postpone the journal', async () => {
  const journals = createJournals();
  const { clock, write } = await openForm(createServer(), { journal: journals.open(place) });
  for (const name of ['M', 'Me', 'Mei', 'Meie']) {
    write(name);
    await clock.pass(100);
  }
  expect(journals.kept.get(place)?.values.last_name).toBe('Meie');
});
