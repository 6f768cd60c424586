import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import type { RemoteCommand } from '../../core/commands/remote-command.ts';
import { changeFields } from '../../core/module-edits.ts';
import { createFakeServer } from '../fake-server-fixture.ts';
import { createOutdatedTranslations } from '../outdated-translations.ts';
import type { EditedPage } from '../pages/edited-page.ts';
import type { EditingSession } from '../session.ts';
import { createTestSession } from '../session-fixture.ts';
import { addToUndoHistory } from './add-to-undo-history.ts';
import { executeRemote } from './execute.ts';

let page: EditedPage;
let server: ReturnType<typeof createFakeServer>;
let session: EditingSession;
let left: string[];

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  page = {
    id: 3,
    version: 5,
    parent: null,
    order: 0,
    title: { de: 'Besuch' },
    slug: { de: 'b', en: 'v' },
    path: { de: 'b', en: 'v' },
    is_online: true,
    in_menu: false,
  } as unknown as EditedPage;
  server = createFakeServer(({ method, path, body }) => {
    if (path.endsWith('/english')) return { status: 200, body: { english_for: { content: 'Alt' } } };
    if (path === 'module/text/40') {
      const draft = {
        ...session.server.get(-1)?.place,
        id: 40,
        module: 'text',
        data: body?.data,
        version: 4,
      };
      return { status: 200, body: { draft, shown: { content: {} }, container_version: 2, is_written: true } };
    }
    if (method === 'PUT') page = { ...page, ...(body as object), version: page.version + 1 };
    return path.startsWith('pages/3') ? { status: 200, body: page } : { status: 404, body: {} };
  });
  left = [];
  session = createTestSession({ transport: server.transport });
  session.ports.page.leave = (address) => void left.push(address ?? '');
});

const alert = () => session.alerts.store.get().alert;
const settings = (from: object, to: object): RemoteCommand => ({
  what: 'settings',
  page: 3,
  from: from as Record<string, unknown>,
  to: to as Record<string, unknown>,
});

describe('settings of a page', () => {
  test('are restored, and the page reloads with them', async () => {
    const done = await executeRemote(session, [settings({ in_menu: false }, { in_menu: true })]);
    expect(server.requests.at(-1)?.body).toEqual({ version: 5, in_menu: true });
    expect(done?.inverses).toEqual([settings({ in_menu: true }, { in_menu: false })]);
    expect(alert()?.kind).toBe('save');
    expect(left).toEqual([]);
    await done?.leave();
    expect(left).toEqual(['/de/b?edit']);
  });

  test('that others have changed since are kept, with a message', async () => {
    page = { ...page, slug: { de: 'ihr-besuch', en: 'visit' } };
    const done = await executeRemote(session, [
      settings({ 'slug.de': 'alt', in_menu: false }, { 'slug.de': 'mein', in_menu: true }),
    ]);
    expect(page).toMatchObject({ slug: { de: 'ihr-besuch' }, in_menu: true });
    expect(done?.inverses).toEqual([settings({ in_menu: true }, { in_menu: false })]);
    expect(alert()?.text).toContain('bleibt, wie es ist');
  });

  test('that need no change are dropped', async () => {
    page = { ...page, slug: { de: 'ihr-besuch', en: 'visit' } };
    const done = await executeRemote(session, [
      settings({ title: { de: 'Alt' } }, { title: { de: 'Mein' } }),
    ]);
    expect(server.requestLines()).toEqual(['GET pages/3']);
    expect(done?.inverses).toEqual([]);
    expect(alert()?.text).toContain('bleibt, wie es ist');
  });
});

describe('a confirmed translation', () => {
  const data = { content: { de: 'Neu', en: 'Old' } };
  const command = (isRight: boolean): RemoteCommand => ({
    what: 'english',
    id: -1,
    field: 'content',
    isRight,
  });

  beforeEach(() => {
    const slot = { container: 7, parent: null, column: 0 };
    const module = { id: -1, ...slot, order: 0, module: 'text', data, version: 3 } as const;
    session.document.put(new Map([[-1, { module, content: {}, in_german: [] }]]), new Map([['c7', [-1]]]));
    session.server.load([module]);
    session.server.set(-1, { server_id: 40 });
  });

  test.each([true, false])('is stored by the server and shown: %s', async (isRight) => {
    const done = await executeRemote(session, [command(isRight)]);
    expect(server.requests).toMatchObject([
      {
        method: 'PUT',
        path: 'module/text/40/english',
        body: { version: 3, fields: ['content'], is_right: isRight },
      },
    ]);
    expect(done?.inverses).toEqual([command(!isRight)]);
    expect(session.part(createOutdatedTranslations).store.get().byModule.get(-1)).toEqual({ content: 'Alt' });
  });

  test('applies to the visible text, which is saved first', async () => {
    session.savedContainers.add(7);
    const seen = { content: { de: 'Neu!', en: 'Old' } };
    changeFields(session, -1, seen);
    await executeRemote(session, [command(true)]);
    expect(server.requestLines()).toEqual(['PUT module/text/40', 'PUT module/text/40/english']);
    expect(server.requests[1]?.body).toMatchObject({ version: 4 });
  });

  test('waits if the visible text cannot be saved', async () => {
    changeFields(session, -1, { content: { de: 'Neu!' } });
    expect(await executeRemote(session, [command(true)])).toBe(null);
    expect(server.requests).toEqual([]);
    expect(alert()).toMatchObject({ kind: 'error', text: expect.stringContaining('gespeichert') });
  });

  test.each([
    ['deleted', () => session.server.set(-1, { isGone: true })],
    ['unknown', () => session.server.forget(-1)],
  ])('is dropped if its module is %s', async (_, away) => {
    away();
    session.savedContainers.clear();
    expect((await executeRemote(session, [command(true)]))?.inverses).toEqual([]);
    expect(alert()?.text).toContain('nicht mehr da');
  });

  test('is undone and redone with the button, which is disabled during the request', async () => {
    await addToUndoHistory(session, 7, [command(true)]);
    await addToUndoHistory(session, 7, []);
    expect(session.undo.entriesOf(7)).toHaveLength(1);
    session.undo.undo(7);
    expect(session.undo.isUnderWay()).toBe(true);
    expect(session.undo.undo(7)).toBe(null);
    await expect.poll(() => session.undo.isUnderWay()).toBe(false);
    expect(server.requests.map(({ body }) => body?.is_right)).toEqual([false]);
    session.undo.redo(7);
    await expect.poll(() => session.undo.isUnderWay()).toBe(false);
    expect(server.requests.map(({ body }) => body?.is_right)).toEqual([false, true]);
  });
});
