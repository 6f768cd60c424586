// A conflict about a module ends when the module is deleted in any way.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content, group, type IdlePage, openIdlePage } from './idle-page.ts';

let idle: IdlePage;
beforeAll(async () => {
  idle = await openIdlePage();
});
afterAll(() => idle.close());

/** A text in columns, seen by both. */
async function prepare() {
  const { enter, top } = idle;
  const one = await enter();
  const columns = one.addModule(top, 0, 'container', { layout: '67-33' });
  const text = one.addModule({ ...top, parent: columns }, 0, 'text', content('Anfang'));
  expect(await one.flushSaves()).toBe(true);
  const numberOf = (id: number) => one.server.get(id)?.server_id ?? 0;
  return { one, text, other: await enter(), columnsId: numberOf(columns), textId: numberOf(text) };
}

test('deleting the columns of a text that somebody else deleted leaves no conflict', async () => {
  const { page } = idle;
  const { one, other, text, columnsId, textId } = await prepare();
  one.removeModule(text);
  expect(await one.flushSaves()).toBe(true);
  other.changeFields(textId, content('Mitten im Satz'), group);
  await other.flushSaves();
  expect(other.conflicts.get(textId)?.theirs).toBeNull();

  other.removeModule(columnsId);
  expect(await other.flushSaves()).toBe(true);
  expect(other.conflicts.size).toBe(0);
  expect(other.session.saveStatus.get().state).toBe('saved');
  expect(await page.stored()).toEqual([]);
  other.undo(page.container);
  expect(await other.flushSaves()).toBe(true);
  expect(await page.stored()).toHaveLength(2);
  other.removeModule(columnsId);
  expect(await other.flushSaves()).toBe(true);
});

test('deleting the columns of a text in conflict restores the other text', async () => {
  const { page } = idle;
  const { one, other, text, columnsId, textId } = await prepare();
  one.changeFields(text, content('Anders'), group);
  expect(await one.flushSaves()).toBe(true);
  other.changeFields(textId, content('Mitten im Satz'), group);
  await other.flushSaves();
  expect(other.conflicts.get(textId)?.theirs?.draft.data).toMatchObject(content('Anders'));

  other.removeModule(columnsId);
  expect(await other.flushSaves()).toBe(true);
  expect(other.conflicts.size).toBe(0);
  const stored = await page.stored();
  expect(stored.map(({ id }) => id)).toEqual([columnsId, textId]);
  expect(stored[1]?.data).toMatchObject(content('Anders'));
  expect(other.document.part(textId)?.module.data).toEqual(stored[1]?.data);
  other.removeModule(columnsId);
  expect(await other.flushSaves()).toBe(true);
  expect(await page.stored()).toEqual([]);
});
