// Two editors move modules at the same time: no module is lost, and both see the same page in the end.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EditingClient } from './editing-client.ts';
import { content, group, type IdlePage, openIdlePage, refreshes, saves, seenBy } from './idle-page.ts';

let idle: IdlePage;
let one: EditingClient;
let other: EditingClient;
/** By server ids, which both editors share: columns, a text in them, a text above them. */
let columns: number;
let inside: number;
let above: number;

beforeAll(async () => {
  idle = await openIdlePage();
});
afterAll(() => idle.close());

beforeEach(async () => {
  const { enter, top } = idle;
  const maker = await enter();
  for (const id of maker.document.children(`c${top.container}`)) maker.removeModule(id);
  const ids = [
    maker.addModule(top, 0, 'text', content('Oben')),
    maker.addModule(top, 1, 'container', { layout: '67-33' }),
  ] as const;
  const text = maker.addModule({ ...top, parent: ids[1] }, 0, 'text', content('Innen'));
  await saves(maker);
  const numberOf = (id: number) => maker.server.get(id)?.server_id ?? 0;
  [above, columns, inside] = [numberOf(ids[0]), numberOf(ids[1]), numberOf(text)];
  [one, other] = [await enter(), await enter()];
});

const within = () => ({ ...idle.top, parent: columns });

/** Both have received all changes and equal the database. */
async function bothEnd() {
  for (const client of [one, other, one, other]) await refreshes(client, idle.page);
  const stored = await idle.page.stored();
  expect(seenBy(one)).toEqual(stored);
  expect(seenBy(other)).toEqual(stored);
  expect([...one.conflicts, ...other.conflicts]).toEqual([]);
  return stored;
}

const placesOf = (stored: Awaited<ReturnType<typeof bothEnd>>) =>
  new Map(stored.map(({ id, parent }) => [id, parent]));

test('a local change without effect is not mistaken for a remote one', async () => {
  one.changeFields(above, content('Anders'), group);
  one.changeFields(above, content('Oben'), 'later');
  other.changeFields(inside, content('Neu'), group);
  await saves(other);
  await saves(one);
  const stored = await bothEnd();
  expect(stored.find(({ id }) => id === inside)?.data).toMatchObject(content('Neu'));
});

test('a module moved out before its parent is deleted stays', async () => {
  other.moveModule(inside, idle.top, 0);
  await saves(other);
  other.removeModule(columns);
  await saves(other);
  await refreshes(one, idle.page);
  expect(placesOf(await bothEnd())).toEqual(
    new Map([
      [inside, null],
      [above, null],
    ]),
  );
});

test('a module moved out while its parent is deleted remotely stays where it was moved', async () => {
  one.moveModule(inside, idle.top, 0);
  one.changeFields(inside, content('Herausgeholt'), group);
  other.removeModule(columns);
  await saves(other);
  await saves(one);
  const stored = await bothEnd();
  expect(placesOf(stored)).toEqual(
    new Map([
      [inside, null],
      [above, null],
    ]),
  );
  expect(stored.find(({ id }) => id === inside)?.data).toMatchObject(content('Herausgeholt'));
});

test('a module deleted while somebody moves another into it stays with that module', async () => {
  one.removeModule(columns);
  other.moveModule(above, within(), 0);
  await saves(other);
  await refreshes(one, idle.page);
  const places = new Map([
    [above, columns],
    [columns, null],
    [inside, columns],
  ]);
  expect(placesOf(await bothEnd())).toEqual(places);
});

test('undoing a deletion keeps modules where others have moved them', async () => {
  one.removeModule(columns);
  other.moveModule(inside, idle.top, 0);
  await saves(other);
  await saves(one);
  one.undo(idle.top.container);
  await saves(one);
  const places = new Map([
    [above, null],
    [columns, null],
    [inside, null],
  ]);
  expect(placesOf(await bothEnd())).toEqual(places);
});

test('content added before a second deletion is restored with the module', async () => {
  one.removeModule(columns);
  await saves(one);
  // It is being edited, so it is kept as a conflict and then deleted by the editor.
  other.changeFields(inside, content('Mitten im Satz'), group);
  await refreshes(other, idle.page);
  other.resolveRemoval(columns, true);
  other.addModule(within(), 1, 'text', content('Dazu'));
  await saves(other);
  other.removeModule(columns);
  await saves(other);
  await refreshes(one, idle.page);
  one.undo(idle.top.container);
  await saves(one);
  const stored = await bothEnd();
  expect(stored.filter(({ parent }) => parent === columns).map(({ data }) => data)).toMatchObject([
    content('Mitten im Satz'),
    content('Dazu'),
  ]);
});

test('a module added to a deleted parent needs a decision, and is in the restored parent', async () => {
  const added = one.addModule(within(), 1, 'text', content('Dazu'));
  other.removeModule(columns);
  await saves(other);
  await one.flushSaves();
  expect([...one.conflicts.keys()]).toEqual([columns]);
  expect(one.session.rejectedData.size + one.session.brokenContainers.size).toBe(0);
  one.resolveRemoval(columns, true);
  await saves(one);
  expect(placesOf(await bothEnd()).get(one.server.get(added)?.server_id ?? 0)).toBe(columns);
});

test('a module added to a deleted module is restored without it', async () => {
  one.removeModule(inside);
  await saves(one);
  other.changeFields(inside, content('Mitten im Satz'), group);
  await refreshes(other, idle.page);
  other.resolveRemoval(inside, true);
  const elsewhere = other.addModule(idle.top, 0, 'container', { layout: '67-33' });
  await saves(other);
  other.moveModule(inside, { ...idle.top, parent: elsewhere }, 0);
  await saves(other);
  other.removeModule(elsewhere);
  await saves(other);
  await refreshes(one, idle.page);
  one.undo(idle.top.container);
  await saves(one);
  const stored = await bothEnd();
  expect(stored.find(({ id }) => id === inside)).toMatchObject({
    parent: columns,
    data: content('Mitten im Satz'),
  });
  expect(stored).toHaveLength(3);
});
