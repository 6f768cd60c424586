// Arranging menus: many entries at once, undone as a whole, and only valid arrangements.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MenuPosition } from '#domain/menus/menus.ts';
import { entriesAt } from '#domain/menus/menus.ts';
import { changedPositions, withMoves } from '#domain/menus/move-entry.ts';
import * as schema from '#server/db/schema/schema.ts';
import { listMenus } from '#server/services/menus/list-menus.ts';
import { loginAs } from '../../setup/login.ts';
import { done } from '../endpoint/test-api.ts';
import { both, german } from '../fixture/ids.ts';
import { openRecords, operation, type RecordRequests, type TestRecord } from '../records/record-requests.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('menus');
}, 60_000);
afterAll(() => records.api.close());

const request = { locale: 'de', origin: 'https://thalia.example' } as const;
const menus = () => listMenus(records.api.database, request);
const placements = (ids: readonly number[], all: readonly MenuPosition[]): MenuPosition[] =>
  ids.map((id) => {
    const { version, list, parent, order } = all.find((entry) => entry.id === id) as MenuPosition;
    return { id, version, list, parent, order };
  });

const arrange = (given: readonly MenuPosition[], operation_id = operation(), login = records.editor) =>
  records.edit(login, 'POST', '/de/api/cms-hub/menus/', { operation_id, placements: given });
const undo = (change_set: number) =>
  records.edit(records.editor, 'POST', `/de/api/cms-hub/change-sets/${change_set}/undo/`, {
    operation_id: operation(),
  });

/** "1 2(3) | 4" */
async function read(): Promise<string> {
  const { entries } = await menus();
  const line = (list: 'menu' | 'footer') =>
    entriesAt(entries, { list, parent: null }).map(({ id }) => {
      const below = entriesAt(entries, { list, parent: id }).map((each) => each.id);
      return below.length > 0 ? `${id}(${below.join(' ')})` : id;
    });
  return `${line('menu').join(' ')} | ${line('footer').join(' ')}`;
}

describe('an arrangement', () => {
  beforeEach(async () => {
    expect(await read()).toBe('1 2(3) | 4');
  });

  test('is written, undone and redone as a whole', async () => {
    const { entries } = await menus();
    const arranged = withMoves(entries, [
      { id: 3, list: 'menu', parent: null, before: 1 },
      { id: 1, list: 'menu', parent: 2, before: null },
      { id: 4, list: 'menu', parent: null, before: null },
    ]);
    const { change_set } = await done<{ change_set: number }>(arrange(changedPositions(entries, arranged)));
    expect(await read()).toBe('3 2(1) 4 | ');
    const undone = await done<{ change_set: number }>(undo(change_set));
    expect(await read()).toBe('1 2(3) | 4');
    const redone = await done<{ change_set: number }>(undo(undone.change_set));
    expect(await read()).toBe('3 2(1) 4 | ');
    await done(undo(redone.change_set));
  });

  test('sent twice is written once', async () => {
    const { entries } = await menus();
    const given = changedPositions(
      entries,
      withMoves(entries, [{ id: 2, list: 'menu', parent: null, before: 1 }]),
    );
    const id = operation();
    const first = await done<{ change_set: number }>(arrange(given, id));
    expect(await done(arrange(given, id))).toEqual(first);
    await done(undo(first.change_set));
  });

  test('based on an outdated entry is rejected with the name of its author', async () => {
    const { entries } = await menus();
    const entry = await done<TestRecord>(records.get('menu_links', 2));
    await done(records.update('menu_links', entry, { is_highlight: true }, records.other));
    const given = placements([1, 2], entries).map((each) => ({ ...each, order: each.order + 5 }));
    const response = await arrange(given);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ changed_by: 'Test administrator', record: { id: 2 } });
    expect((await menus()).entries.find(({ id }) => id === 1)?.order).toBe(entries[0]?.order);
  });

  test.each<[string, (all: MenuPosition[]) => MenuPosition[], RegExp]>([
    ['a third level', (all) => [{ ...placements([1], all)[0], parent: 3 } as MenuPosition], /zwei Ebenen/],
    ['a circle', (all) => [{ ...placements([2], all)[0], parent: 3 } as MenuPosition], /zwei Ebenen/],
    ['an entry below itself', (all) => [{ ...placements([1], all)[0], parent: 1 } as MenuPosition], /zwei/],
    [
      'what has entries below it',
      (all) => [{ ...placements([2], all)[0], parent: 1 } as MenuPosition],
      /zwei/,
    ],
    [
      'a submenu of the footer',
      (all) => [{ ...placements([1], all)[0], parent: 4 } as MenuPosition],
      /Fußzeile/,
    ],
    [
      'a parent that goes to the footer',
      (all) => [{ ...placements([2], all)[0], list: 'footer' } as MenuPosition],
      /Fußzeile/,
    ],
  ])('cannot have %s', async (_, given, sentence) => {
    const response = await arrange(given((await menus()).entries));
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toMatchObject([
      { field: 'parent', message: expect.stringMatching(sentence) },
    ]);
  });

  test('with a removed entry is rejected', async () => {
    expect((await arrange([{ id: 999, version: 1, list: 'menu', parent: null, order: 1 }])).status).toBe(404);
    const [first] = placements([1], (await menus()).entries) as [MenuPosition];
    expect((await arrange([{ ...first, parent: 999 }])).status).toBe(404);
  });

  test('is not undone if the menus could no longer show it', async () => {
    const { entries } = await menus();
    const [first] = placements([1], entries) as [MenuPosition];
    const below = await done<{ change_set: number }>(arrange([{ ...first, parent: 2 }]));
    const out = await done<{ change_set: number }>(
      arrange([{ ...first, version: first.version + 1, parent: null }]),
    );
    const child = await done<TestRecord & { change_set: number }>(
      records.create('submenu_links', {
        parent: 1,
        list: 'menu',
        menu_name: german('Neu'),
        url: german('/de/neu'),
      }),
    );
    expect((await undo(out.change_set)).status).toBe(422);
    await done(undo(child.change_set));
    await done(undo(out.change_set));
    await done(undo(below.change_set));
  });

  test('requires permission to edit pages', async () => {
    const press = await loginAs(records.api.database, 'press');
    expect((await arrange(placements([1], (await menus()).entries), operation(), press)).status).toBe(403);
  });
});

test('a form cannot create a third level either', async () => {
  const response = await records.create('submenu_links', {
    parent: 3,
    list: 'menu',
    menu_name: german('Zu tief'),
    url: german('/de/zu-tief'),
  });
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toMatchObject([{ field: 'parent' }]);
});

test('offline, missing and redirected targets are marked, and automatic entries are listed', async () => {
  const { db } = records.api.database;
  await db.insert(schema.redirects).values({ id: 77, old_path: '/de/frueher', new_path: '/de/termine' });
  await db.insert(schema.pages).values([
    { id: 901, title: both('Zu', 'Closed'), path_de: 'zu', path_en: 'closed', is_online: false },
    {
      id: 902,
      title: german('Von selbst'),
      path_de: 'selbst',
      path_en: 'itself',
      is_online: true,
      in_menu: true,
    },
  ]);
  await db.insert(schema.menu_links).values(
    [
      both('/de/zu', '/en/closed'),
      german('/de/gibt-es-nicht'),
      both('/de/frueher', 'https://www.example.org'),
      german('https://thalia.example/de/zu?x=1'),
    ].map((url, at) => ({
      id: 50 + at,
      list: 'menu' as const,
      menu_name: german('Test'),
      url,
      order: 100 + at,
    })),
  );
  const { entries, pages } = await menus();
  const problemOf = (id: number) =>
    entries
      .find((entry) => entry.id === id)
      ?.problems.map(({ locale, state, title, mend_url }) => [locale, state, title, mend_url].join(' '));
  expect(problemOf(50)).toEqual(['de offline Zu /de/zu?edit', 'en offline Zu /de/zu?edit']);
  expect(problemOf(51)).toEqual(['de missing  ']);
  expect(problemOf(52)).toEqual(['de redirect /de/termine /cms/redirects/77?field=new_path']);
  expect(problemOf(53)).toEqual(['de offline Zu /de/zu?edit']);
  expect(problemOf(1)).toEqual([]);
  expect(pages.filter(({ id }) => id === 902)).toMatchObject([
    { list: 'menu', parent: null, is_below: false },
  ]);
});
