import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule, changeFields, moveModule, removeModule } from '../../core/module-edits.ts';
import { container } from '../memory-server-fixture.ts';
import { flushSaves, refreshContainer } from '../saving/module-status.ts';
import { createBrowser, persistedTextsOf } from './browser-fixture.ts';

const german = (de: string) => ({ content: { de } });
const top = { container, parent: null, column: 0 };
const within = (parent: number, column: number) => ({ container, parent, column });

let browser: ReturnType<typeof createBrowser>;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  browser = createBrowser();
});

describe('the order of modules', () => {
  test('a new layout is restored with its contents and can be undone', async () => {
    const id = browser.server.add('headline', german('Alt'));
    const { session: first, end } = await browser.open('one');
    const columns = addModule(first, top, 1, 'container', { layout: '67-33' });
    addModule(first, within(columns, 1), 0, 'text', german('<p>Darin</p>'));
    moveModule(first, id, within(columns, 0), 0);
    await browser.clock.pass(60);
    end();
    const { session } = await browser.open('two');
    const { document, undo } = session;
    const [restored = 0] = document.children(`c${container}`);
    expect(document.part(restored)?.module.module).toBe('container');
    expect(document.children(`m${restored}/0`)).toEqual([id]);
    expect(document.children(`m${restored}/1`)).toHaveLength(1);
    expect(await flushSaves(session)).toBe(true);
    undo.undo(container);
    expect(document.children(`c${container}`)).toEqual([id, restored]);
    undo.redo(container);
    expect(document.children(`m${restored}/0`)).toEqual([id]);
    for (let times = 0; times < 3; times += 1) undo.undo(container);
    expect(persistedTextsOf(session)).toEqual(['Alt']);
  });

  test('an order is restored, and undoing a deletion restores the module', async () => {
    const { server, clock } = browser;
    const [a, b, c] = ['A', 'B', 'C'].map((text) => server.add('headline', german(text))) as [
      number,
      number,
      number,
    ];
    const { session: first, end } = await browser.open('one');
    moveModule(first, c, top, 0);
    removeModule(first, b);
    await clock.pass(60);
    end();
    const { session } = await browser.open('two');
    expect(session.document.children(`c${container}`)).toEqual([c, a]);
    expect(await flushSaves(session)).toBe(true);
    expect(server.texts()).toEqual(['C', 'A']);
    session.undo.undo(container);
    await flushSaves(session);
    expect(server.texts()).toEqual(['C', 'A', 'B']);
    session.undo.undo(container);
    await flushSaves(session);
    expect(server.texts()).toEqual(['A', 'B', 'C']);
  });
});

test('undo does not remove texts of others from a new module, after a crash either', async () => {
  const { session: anna, end } = await browser.open('one');
  const { session: ben } = await browser.open('two', 'ben@example.org');
  const both = (id: number) => changeFields(ben, id, { content: { de: 'Neu', en: 'Bens' } });
  addModule(anna, top, 0, 'headline', german('Neu'));
  await flushSaves(anna);
  await browser.clock.pass(60);
  refreshContainer(ben, container);
  await flushSaves(ben);
  both(ben.document.children(`c${container}`)[0] ?? 0);
  await flushSaves(ben);
  refreshContainer(anna, container);
  await flushSaves(anna);
  await browser.clock.pass(60);
  end();
  const { session } = await browser.open('three');
  session.undo.undo(container);
  await flushSaves(session);
  expect(browser.server.texts()).toEqual(['Neu']);
});

test('undo after a crash does not delete modules with texts of others', async () => {
  const { session: anna, end } = await browser.open('one');
  const { session: ben } = await browser.open('two', 'ben@example.org');
  addModule(anna, top, 0, 'headline', german('Neu'));
  await flushSaves(anna);
  await browser.clock.pass(60);
  end();
  refreshContainer(ben, container);
  await flushSaves(ben);
  const [added = 0] = ben.document.children(`c${container}`);
  changeFields(ben, added, german('Bens'));
  await flushSaves(ben);
  const { session } = await browser.open('three');
  session.undo.undo(container);
  await flushSaves(session);
  expect(browser.server.texts()).toEqual(['Bens']);
});

test('undo after a crash does not delete containers with modules of others', async () => {
  const { session: anna, end } = await browser.open('one');
  const { session: ben } = await browser.open('two', 'ben@example.org');
  addModule(anna, top, 0, 'container', { layout: '67-33' });
  await flushSaves(anna);
  await browser.clock.pass(60);
  end();
  refreshContainer(ben, container);
  await flushSaves(ben);
  const [columns = 0] = ben.document.children(`c${container}`);
  addModule(ben, within(columns, 0), 0, 'headline', german('Bens'));
  await flushSaves(ben);
  const { session } = await browser.open('three');
  session.undo.undo(container);
  await flushSaves(session);
  expect(browser.server.texts(columns)).toEqual(['Bens']);
});

test('a deletion that was undone can be redone after a crash, with what the module contains', async () => {
  const list = browser.server.add('faq', {});
  browser.server.add('faq-item', german('Frage'), list);
  const { session: first, end } = await browser.open('one');
  removeModule(first, list);
  await flushSaves(first);
  first.undo.undo(container);
  await flushSaves(first);
  await browser.clock.pass(60);
  end();
  const { session } = await browser.open('two');
  session.undo.redo(container);
  expect(session.document.children(`c${container}`)).toEqual([]);
});
