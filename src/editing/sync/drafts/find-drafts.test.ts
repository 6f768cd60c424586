import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { changeFields } from '../../core/module-edits.ts';
import { container } from '../memory-server-fixture.ts';
import { createTestSession } from '../session-fixture.ts';
import { createBrowser, persistedTextsOf } from './browser-fixture.ts';
import { deleteSavedDrafts } from './delete-saved-drafts.ts';
import type {
  PersistedContainer,
  PersistedForm,
  PersistedModule,
  PersistedSettings,
  RowKey,
} from './persisted-draft.ts';

const german = (de: string) => ({ content: { de } });
const user = 'anna@example.org';

let browser: ReturnType<typeof createBrowser>;
let id: number;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  browser = createBrowser();
  id = browser.server.add('headline', german('Alt'));
});

const put = (key: RowKey, value: unknown) => browser.drafts.rows.set(JSON.stringify(key), value);
const placeRow = (tab: string, slug: string, change: Partial<PersistedContainer> = {}) =>
  put([user, tab, slug, 'place', 0], {
    slug,
    container,
    version: 1,
    path: `/de/${slug}`,
    title: slug,
    at: browser.clock.now(),
    hasUnsaved: true,
    ...change,
  });
const tabsOf = (slug: string) =>
  [...browser.drafts.rows.keys()]
    .map((key) => JSON.parse(key) as RowKey)
    .filter((key) => key[2] === slug)
    .map((key) => key[1]);
/** A user types in their own tab, which ends before anything is saved. */
async function crash(tab: string, text: string): Promise<void> {
  const one = await browser.open(tab);
  browser.away();
  changeFields(one.session, id, german(text));
  await browser.clock.pass(60);
  one.end();
  browser.back();
}

describe('drafts of other pages', () => {
  test('are listed if unsaved, and expire after a day if saved', async () => {
    const day = 24 * 3_600_000;
    const at = browser.clock.now();
    placeRow('gone', 'page-2');
    placeRow('gone', 'page-3', { hasUnsaved: false, at: at - day });
    placeRow('gone', 'page-4', { hasUnsaved: false, at: at - day - 1 });
    put([user, 'gone', 'page-4', 'module', 3], {});
    placeRow('other', 'page-4', { hasUnsaved: true, at: at - 7 * day });
    const { session } = await browser.open('one');
    expect(session.drafts.get().elsewhere.map(({ slug, path }) => [slug, path])).toEqual([
      ['page-2', '/de/page-2'],
      ['page-4', '/de/page-4'],
    ]);
    expect(tabsOf('page-3')).toEqual(['gone']);
    expect(tabsOf('page-4')).toEqual(['other']);
  });

  test('of a living tab, of this tab and of other users are left alone', async () => {
    await browser.drafts.tab('alive').ownTab();
    placeRow('alive', 'page-2');
    placeRow('one', 'page-3');
    put(['ben@example.org', 'gone', 'page-4', 'place', 0], { slug: 'page-4', hasUnsaved: true });
    const { session } = await browser.open('one');
    expect(session.drafts.get().elsewhere).toEqual([]);
    expect(browser.drafts.rows.size).toBe(3);
  });

  test('do not block other tabs that look for their drafts', async () => {
    placeRow('gone', 'page-2');
    await browser.open('one');
    expect(await browser.drafts.tab('two').claimTab('gone', false)).not.toBe(null);
  });
});

describe('drafts of this page', () => {
  test('of two tabs are restored and announced, and undone in turn if their undo entries are lost', async () => {
    const other = browser.server.add('headline', german('Zwei'));
    for (const [tab, module, text] of [
      ['a', id, 'Alt!'],
      ['b', other, 'Zwei!'],
    ] as const) {
      const one = await browser.open(tab);
      browser.away();
      changeFields(one.session, module, german(text));
      await browser.clock.pass(60);
      browser.back();
      if (tab === 'b') one.end();
    }
    await browser.drafts.tab('a').end();
    for (const name of [...browser.drafts.rows.keys()]) {
      if (name.includes('"step"')) browser.drafts.rows.delete(name);
    }
    const { session } = await browser.open('two');
    expect(persistedTextsOf(session)).toEqual(['Alt!', 'Zwei!']);
    expect(session.alerts.store.get().alert).toMatchObject({
      kind: 'save',
      text: expect.stringMatching(/^Wiederhergestellt/),
    });
    session.undo.undo(container);
    session.undo.undo(container);
    expect(persistedTextsOf(session)).toEqual(['Alt', 'Zwei']);
  });

  test('are not announced if there are none', async () => {
    const { session } = await browser.open('two');
    expect(session.alerts.store.get().alert).toBe(null);
    expect(createTestSession({ transport: session.ports.transport }).drafts.get().isPersisted).toBe(true);
  });

  test('name the time of the last change', async () => {
    const { session } = await browser.open('one');
    const at = () => {
      const row = browser.drafts.rows.get(JSON.stringify([user, 'one', 'page-1', 'place', 0]));
      return (row as PersistedContainer | undefined)?.at;
    };
    changeFields(session, id, german('A'));
    await browser.clock.pass(60);
    const first = at();
    changeFields(session, id, german('AB'));
    await browser.clock.pass(60);
    expect(at()).toBe(Number(first) + 60);
  });

  test('are restored in order: those of this tab first, then others, the oldest first', async () => {
    await crash('own', 'Meins');
    const [name] = [...browser.drafts.rows.keys()].filter((key) => key.includes('"module"'));
    const row = browser.drafts.rows.get(name as string) as PersistedModule & { part: DocumentPart };
    for (const [tab, at, text] of [
      ['a', 50, 'Später'],
      ['b', 20, 'Früher'],
    ] as const) {
      const module = { ...row.part.module, data: german(text) };
      placeRow(tab, 'page-1', { at });
      put([user, tab, 'page-1', 'module', id], { ...row, part: { ...row.part, module } });
    }
    const { session } = await browser.open('own');
    expect(persistedTextsOf(session)).toEqual(['Meins']);
    const texts = session.drafts.get().unresolved.map((draft) => draft.texts[0]?.text);
    expect(texts).toEqual(['Früher', 'Später']);
  });

  test('without a container row are ignored', async () => {
    await crash('gone', 'Neu');
    for (const name of [...browser.drafts.rows.keys()]) {
      if (name.includes('"place"')) browser.drafts.rows.delete(name);
    }
    expect(persistedTextsOf((await browser.open('two')).session)).toEqual(['Alt']);
  });

  test('of an open form and of settings need a decision and keep their texts', async () => {
    const one = await browser.open('one');
    const writer = one.session.draftWriter;
    const form: PersistedForm = {
      id,
      module: 'headline',
      texts: [{ field: 'content', lang: 'de', text: 'Im Formular' }],
    };
    const settings = { before: { id: 3 }, page: { id: 3 }, texts: [] } as unknown as PersistedSettings;
    writer?.form(container, id, form);
    writer?.form(container, 999, { ...form, id: 999, texts: [] });
    writer?.settings(container, settings);
    await browser.clock.pass(60);
    expect(browser.kinds()).toEqual(['form', 'form', 'place', 'settings']);
    one.end();
    const { session } = await browser.open('two');
    expect(session.drafts.get().unresolved).toMatchObject([
      { reason: 'dialog', module: 'headline', id, texts: form.texts },
      { reason: 'settings', module: null, id: 3, settings },
    ]);
    expect(session.alerts.store.get().alert?.text).toContain('2');
  });

  test('of a form and of settings are deleted once closed', async () => {
    const { session } = await browser.open('one');
    const writer = session.draftWriter;
    const form: PersistedForm = { id, module: 'headline', texts: [] };
    writer?.form(container, id, form);
    const settings = { before: {}, page: {}, texts: [] } as never;
    writer?.settings(container, settings);
    await browser.clock.pass(60);
    const place = browser.drafts.rows.get(JSON.stringify([user, 'one', 'page-1', 'place', 0]));
    expect(place).toMatchObject({ hasUnsaved: true });
    writer?.form(container, id, null);
    writer?.settings(container, null);
    await browser.clock.pass(60);
    expect(browser.kinds()).toEqual([]);
    writer?.settings(container, settings);
    await browser.clock.pass(60);
    expect(browser.kinds()).toEqual(['place', 'settings']);
  });
});

describe('logging out', () => {
  test('deletes saved drafts from this computer and keeps unsaved ones', async () => {
    const { session } = await browser.open('one');
    changeFields(session, id, german('Neu'));
    await session.queue.flush();
    await browser.clock.pass(60);
    expect(browser.kinds()).toContain('step');
    await session.draftWriter?.leave();
    expect(browser.kinds()).toEqual([]);
    changeFields(session, id, german('Ungespeichert'));
    await session.draftWriter?.leave();
    expect(browser.kinds()).toContain('module');
    const size = browser.drafts.rows.size;
    await browser.clock.pass(60);
    expect(browser.drafts.rows.size).toBe(size);
  });

  test('deletes the drafts of the same user’s other tabs unless unsaved', async () => {
    const { session, end } = await browser.open('one');
    changeFields(session, id, german('Neu'));
    await session.queue.flush();
    await browser.clock.pass(60);
    end();
    const rows = session.draftWriter?.rows;
    if (!rows) throw new Error('Nothing is written down.');
    await deleteSavedDrafts(rows, 'somebody-else@example.org');
    expect(browser.kinds()).toContain('step');
    await deleteSavedDrafts(rows, 'anna@example.org');
    expect(browser.kinds()).toEqual([]);

    browser.away();
    changeFields(session, id, german('Ungespeichert'));
    await browser.clock.pass(60);
    const kept = browser.kinds();
    expect(kept).toContain('module');
    await deleteSavedDrafts(rows, 'anna@example.org');
    expect(browser.kinds()).toEqual(kept);
  });
});
