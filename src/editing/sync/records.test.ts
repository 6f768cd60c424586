import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModuleData } from '#domain/modules/modules.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { type EditedRecord, recordEntryId } from '../core/entries.ts';
import { changeFields } from '../core/module-edits.ts';
import { createRecordLoader, loadContainer } from './load-container.ts';
import { putRecord, refreshRecord } from './load-record.ts';
import { container, createMemoryServer } from './memory-server-fixture.ts';
import type { Transport } from './ports.ts';
import { resolveText, unresolvedMerges } from './remote-changes/resolve-conflict.ts';
import { flushSaves, refreshContainer } from './saving/module-status.ts';
import type { SavedRecordDraft } from './saving/rejections.ts';
import type { EditingSession } from './session.ts';
import { createFakeClock, createMemoryDrafts, createTestSession, type FakeClock } from './session-fixture.ts';

const record: EditedRecord = {
  resource: 'productions',
  id: 4,
  title: 'Faust',
  place: 'page',
  fields: { title: { kind: 'line', required: true }, text: { kind: 'rich' } },
  labels: { title: 'Titel', text: 'Text' },
  published: { title: { de: 'Faust' }, text: { de: '<p>Eins</p><p>Zwei</p>' } },
};
const entry = recordEntryId(record);

let server: ReturnType<typeof createMemoryServer>;
let clock: FakeClock;
let stored: SavedRecordDraft | null;
let published: ModuleData;
let sent: { address: string; body: { version: number; data: ModuleData } }[];
let drafts: ReturnType<typeof createMemoryDrafts>;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  server = createMemoryServer();
  clock = createFakeClock();
  drafts = createMemoryDrafts();
  stored = null;
  published = record.published;
  sent = [];
});

/** The modules of the server in memory, and one draft of a record. */
function transportOf(name: string): Transport {
  const modules = server.transportOf(name);
  return {
    ...modules,
    async send(request) {
      if (!request.address.includes('/cms-hub/')) return modules.send(request);
      if (request.method === 'GET') {
        return {
          status: 200,
          body: request.address.endsWith('/draft/') ? { draft: stored } : { values: published },
        };
      }
      const body = JSON.parse(request.body as string) as (typeof sent)[number]['body'];
      sent.push({ address: request.address, body });
      if (body.version !== (stored?.version ?? 0)) {
        return { status: 409, body: { draft: stored, changed_by: 'Ben' } };
      }
      stored = { version: body.version + 1, data: { ...stored?.data, ...body.data } };
      return { status: 200, body: { draft: stored } };
    },
  };
}

async function open(name: string, tab = name): Promise<EditingSession> {
  const storage = drafts.tab(tab);
  const session = createTestSession({ transport: transportOf(name), clock, storage: async () => storage });
  session.part(createRecordLoader).load = async (_slug, id) =>
    expect(putRecord(session, id, record, stored)).toBe(entry);
  await loadContainer(session, 'page-1', 'page');
  session.containers.put({ id: container, shown: 1 });
  return session;
}

const textOf = (session: EditingSession, field: string) =>
  (session.document.part(entry)?.module.data[field] as { de: string } | undefined)?.de;

describe('a record beside the modules of a page', () => {
  test('saves only changed fields as a draft, which can be published', async () => {
    const anna = await open('Anna');
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    expect(anna.document.entry(entry)?.state).toBe('changed');
    expect(await flushSaves(anna)).toBe(true);
    expect(sent).toMatchObject([
      {
        address: '/de/api/cms-hub/productions/4/draft/',
        body: { version: 0, data: { title: { de: 'Faust I' } } },
      },
    ]);
    expect(Object.keys(sent[0]?.body.data ?? {})).toEqual(['title']);
    expect(anna.document.entry(entry)?.state).toBe('saved');
    expect(anna.containers.get().get(container)?.is_changed).toBe(true);
  });

  test('continues the stored draft from its version', async () => {
    stored = { version: 3, data: { title: { de: 'Faust 3' } } };
    const anna = await open('Anna');
    changeFields(anna, entry, { title: { de: 'Faust 4' } });
    expect(await flushSaves(anna)).toBe(true);
    expect(sent.map(({ body }) => body.version)).toEqual([3]);
  });

  test('a second save is based on the first', async () => {
    const anna = await open('Anna');
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    await flushSaves(anna);
    changeFields(anna, entry, { title: { de: 'Faust II' } });
    expect(await flushSaves(anna)).toBe(true);
    expect(sent.map(({ body }) => body.version)).toEqual([0, 1]);
    expect(stored?.data).toEqual({ title: { de: 'Faust II' } });
  });

  test('shows the newly stored draft after a publication', async () => {
    const anna = await open('Anna');
    stored = { version: 5, data: { title: { de: 'Faust I' } } };
    await refreshRecord(anna, entry);
    expect(textOf(anna, 'title')).toBe('Faust I');
    expect(anna.document.entry(entry)?.state).not.toBe('changed');
    changeFields(anna, entry, { title: { de: 'Faust II' } });
    await flushSaves(anna);
    expect(sent[0]?.body.version).toBe(5);
  });

  test('keeps unsaved changes when the page registers it again', async () => {
    const anna = await open('Anna');
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    expect(putRecord(anna, container, record, stored)).toBe(entry);
    expect(textOf(anna, 'title')).toBe('Faust I');
  });

  test('shares the undo stack of its page', async () => {
    const id = server.add('headline', { content: { de: 'Alt' } });
    const anna = await open('Anna');
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    changeFields(anna, id, { content: { de: 'Neu' } });
    anna.undo.undo(container);
    expect(textOf(anna, 'title')).toBe('Faust I');
    anna.undo.undo(container);
    expect(textOf(anna, 'title')).toBe('Faust');
  });

  test('is not saved while a required text is empty', async () => {
    const anna = await open('Anna');
    changeFields(anna, entry, { title: null });
    await flushSaves(anna);
    expect(sent).toEqual([]);
    expect(anna.saveStatus.get()).toMatchObject({ state: 'incomplete', id: entry });
  });

  test('is unaffected by remote changes of modules and by reloads', async () => {
    const id = server.add('headline', { content: { de: 'Alt' } });
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    changeFields(ben, id, { content: { de: 'Neu' } });
    await flushSaves(ben);
    refreshContainer(anna, container);
    await flushSaves(anna);
    expect(textOf(anna, 'title')).toBe('Faust');
    await loadContainer(anna, 'page-1', 'page');
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    expect(await flushSaves(anna)).toBe(true);
    expect(stored?.data).toEqual({ title: { de: 'Faust I' } });
  });

  test('changes of different fields by two people are merged', async () => {
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    await flushSaves(anna);
    changeFields(ben, entry, { text: { de: '<p>Eins</p><p>Drei</p>' } });
    await flushSaves(ben);
    expect(textOf(ben, 'title')).toBe('Faust I');
    expect(stored?.data).toEqual({ title: { de: 'Faust I' }, text: { de: '<p>Eins</p><p>Drei</p>' } });
  });

  test('concurrent changes of the same field are a conflict, with both values', async () => {
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    await flushSaves(anna);
    changeFields(ben, entry, { title: { de: 'Urfaust' } });
    await flushSaves(ben);
    expect(unresolvedMerges(ben, entry)).toMatchObject([
      { field: 'title', mine: 'Urfaust', theirs: 'Faust I' },
    ]);
    resolveText(ben, entry, { 'title.de': 'mine' });
    await flushSaves(ben);
    expect(stored?.data).toEqual({ title: { de: 'Urfaust' } });
  });

  /** Publishes the draft. */
  const publish = () => {
    published = { ...published, ...stored?.data };
    stored = null;
  };

  test('the public values are fetched again after a conflict, but not after other failures', async () => {
    const anna = await open('Anna');
    const { transport } = anna.ports;
    const read: string[] = [];
    const failures = [500, 409];
    anna.ports.transport = {
      ...transport,
      send: async (request) => {
        if (request.method === 'GET') read.push(request.address);
        const status = request.method === 'POST' && failures.shift();
        return status ? { status, body: {} } : transport.send(request);
      },
    };
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    await flushSaves(anna);
    expect(read).toEqual([]);
    await flushSaves(anna);
    expect(read).toContain('/de/api/cms-hub/productions/4/');
  });

  test('after a publication editing continues with input typed meanwhile', async () => {
    const anna = await open('Anna');
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    await flushSaves(anna);
    publish();
    changeFields(anna, entry, { text: { de: '<p>Neu</p>' } });
    await refreshRecord(anna, entry);
    expect(anna.document.part(entry)?.module.record?.published).toMatchObject({ title: { de: 'Faust I' } });
    expect(await flushSaves(anna)).toBe(true);
    expect(stored).toEqual({ version: 1, data: { text: { de: '<p>Neu</p>' } } });
    changeFields(anna, entry, { title: { de: 'Faust' } });
    expect(await flushSaves(anna)).toBe(true);
    expect(stored?.data).toMatchObject({ title: { de: 'Faust' } });
  });

  test('after a publication there is nothing to save, even if others write', async () => {
    const anna = await open('Anna');
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    await flushSaves(anna);
    publish();
    anna.containers.put({ id: container, is_changed: false });
    await refreshRecord(anna, entry);
    expect(anna.document.entry(entry)?.state).toBe('saved');
    sent = [];
    expect(await flushSaves(anna)).toBe(true);
    // The change was undone before it was saved.
    changeFields(anna, entry, { title: { de: 'Faust II' } });
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    expect(await flushSaves(anna)).toBe(true);
    expect(sent).toEqual([]);
    expect(anna.containers.get().get(container)?.is_changed).toBe(false);
  });

  test('a publication by a colleague does not revert public values', async () => {
    const anna = await open('Anna');
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    await flushSaves(anna);
    publish();
    changeFields(anna, entry, { text: { de: '<p>Neu</p>' } });
    expect(await flushSaves(anna)).toBe(true);
    expect(textOf(anna, 'title')).toBe('Faust I');
    expect(stored?.data).toEqual({ text: { de: '<p>Neu</p>' } });
  });

  test('changes that a tab could not save are restored when the page is opened again', async () => {
    const anna = await open('Anna', 'first');
    server.faults.next = ({ address }) => (address.includes('cms-hub') ? new Error('offline') : null);
    changeFields(anna, entry, { title: { de: 'Faust I' } });
    await clock.pass(100);
    const again = await openAfter('first');
    expect(textOf(again, 'title')).toBe('Faust I');
    expect(await flushSaves(again)).toBe(true);
    expect(stored?.data).toEqual({ title: { de: 'Faust I' } });
  });
});

/** The same person in another tab, once a tab is closed. */
async function openAfter(tab: string): Promise<EditingSession> {
  drafts.tab(tab).end();
  return open('Anna', `${tab} again`);
}

test('entry ids are unique across resources and modules', () => {
  const names = ['productions', 'events', 'persons', 'venues', 'press', 'subscriptions', 'booklets'];
  const ids = names.map((resource) => recordEntryId({ resource, id: 1 }));
  expect(new Set(ids).size).toBe(names.length);
  for (const id of ids) {
    expect(id).toBeGreaterThan(2 ** 31);
    expect(Number.isSafeInteger(id + 2 ** 31)).toBe(true);
  }
});
