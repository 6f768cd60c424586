import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule, changeFields } from '../../core/module-edits.ts';
import { loadContainer } from '../load-container.ts';
import { container } from '../memory-server-fixture.ts';
import { createTestSession } from '../session-fixture.ts';
import { createBrowser, persistedTextsOf } from './browser-fixture.ts';

const german = (de: string) => ({ content: { de } });
const user = 'anna@example.org';

let browser: ReturnType<typeof createBrowser>;
let id: number;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  browser = createBrowser();
  id = browser.server.add('headline', german('Alt'));
});

/** A user types in their own tab, which ends before anything is saved. */
async function crash(tab: string, text: string): Promise<void> {
  const one = await browser.open(tab);
  browser.away();
  changeFields(one.session, id, german(text));
  await browser.clock.pass(60);
  one.end();
  browser.back();
}

describe('a browser without storage', () => {
  test.each(['openRows', 'ownTab'] as const)(
    'is reported, and tried again with the next container: %s',
    async (fails) => {
      const storage = browser.drafts.tab('one');
      const works = storage[fails];
      Object.assign(storage, { [fails]: () => Promise.reject(new Error('No room.')) });
      const session = createTestSession({
        transport: browser.server.transportOf(user),
        clock: browser.clock,
        storage: async () => storage,
      });
      session.account.set({ email: user });
      await loadContainer(session, 'page-1', 'page');
      expect(session.drafts.get().isPersisted).toBe(false);
      expect(session.draftWriter).toBe(null);
      Object.assign(storage, { [fails]: works });
      await loadContainer(session, 'page-1', 'page');
      expect(session.drafts.get().isPersisted).toBe(true);
      const writer = session.draftWriter;
      await loadContainer(session, 'page-1', 'page');
      expect(session.draftWriter).toBe(writer);
    },
  );

  test('opens the page without drafts if reading fails', async () => {
    await crash('gone', 'Neu');
    const storage = browser.drafts.tab('two');
    const { openRows } = storage;
    storage.openRows = async () => ({
      ...(await openRows()),
      keys: () => Promise.reject(new Error('Broken.')),
    });
    const session = createTestSession({
      transport: browser.server.transportOf(user),
      clock: browser.clock,
      storage: async () => storage,
    });
    session.account.set({ email: user });
    await loadContainer(session, 'page-1', 'page');
    expect(persistedTextsOf(session)).toEqual(['Alt']);
    expect(session.drafts.get().isPersisted).toBe(false);
  });

  test('does not block saving while writing hangs', async () => {
    const { session } = await browser.open('one');
    const { draftWriter } = session;
    if (draftWriter) draftWriter.rows.write = () => new Promise(() => undefined);
    changeFields(session, id, german('Neu'));
    const flushed = session.queue.flush();
    await browser.clock.pass(999);
    expect(browser.server.texts()).toEqual(['Alt']);
    await browser.clock.pass(1);
    await flushed;
    expect(browser.server.texts()).toEqual(['Neu']);
  });
});

test('a hidden page writes its drafts at once', async () => {
  let hide = () => {};
  const session = createTestSession({
    transport: browser.server.transportOf(user),
    clock: browser.clock,
    storage: async () => browser.drafts.tab('one'),
  });
  session.account.set({ email: user });
  session.ports.page.onHide = (listener) => {
    hide = listener;
    return () => {};
  };
  await loadContainer(session, 'page-1', 'page');
  changeFields(session, id, german('Neu'));
  expect(browser.kinds()).toEqual([]);
  hide();
  await Promise.resolve();
  expect(browser.kinds()).toEqual(['module', 'place', 'step']);
});

test('each container has its own rows', async () => {
  const { session } = await browser.open('one');
  const slot = { container: 99, parent: null, column: 0 };
  session.containers.put({ id: 99, slug: 'page-9' });
  addModule(session, slot, 0, 'headline', german('Anderswo'));
  await browser.clock.pass(60);
  const slugs = [...browser.drafts.rows.keys()].map((key) => JSON.parse(key)[2]);
  expect(new Set(slugs)).toEqual(new Set(['page-9']));
});

describe('a request without a response', () => {
  test.each([
    [429, true],
    [500, true],
    [401, true],
    [499, false],
    [422, false],
  ])('that then fails with %i prevents the page from opening: %s', async (status, keeps) => {
    const one = await browser.open('one');
    browser.away();
    changeFields(one.session, id, german('Neu'));
    await one.session.queue.flush();
    one.end();
    browser.server.faults.next = ({ method }) => (method === 'PUT' ? { status, body: null } : null);
    const session = createTestSession({
      transport: browser.server.transportOf(user),
      clock: browser.clock,
      storage: async () => browser.drafts.tab('two'),
    });
    session.account.set({ email: user });
    session.login.request = async () => false;
    const loaded = loadContainer(session, 'page-1', 'page');
    if (keeps) await expect(loaded).rejects.toMatchObject({ status });
    else await loaded;
    expect(persistedTextsOf(session)).toEqual(keeps ? [] : ['Neu']);
    // The drafts that were found are released if the page did not open.
    expect(await browser.drafts.tab('three').claimTab('one', false)).not.toBe(null);
  });

  test('for a deletion and a move is executed once', async () => {
    const other = browser.server.add('headline', german('Zwei'));
    const one = await browser.open('one');
    browser.server.faults.next = (request) => {
      if (request.method !== 'DELETE') return null;
      browser.server.faults.next = () => new Error('The answer is lost.');
      return null;
    };
    one.session.undo.apply(container, { kind: 'remove', id: other });
    await one.session.queue.flush();
    browser.away();
    one.session.undo.apply(container, {
      kind: 'move',
      id,
      place: { container, parent: null, column: 0 },
      order: 0,
    });
    await browser.clock.pass(60);
    one.end();
    browser.back();
    const { session } = await browser.open('two');
    await session.queue.flush();
    expect(browser.server.texts()).toEqual(['Alt']);
    session.undo.undo(container);
    await session.queue.flush();
    expect(browser.server.texts()).toEqual(['Alt', 'Zwei']);
  });
});
