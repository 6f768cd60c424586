import { describe, expect, test } from 'vitest';
import { events } from '#domain/resources/events.ts';
import type { ResourceFields } from '#domain/resources/resource.ts';
import { mergedData } from '#editing/core/merge/three-way.ts';
import { historyOf, redoStep, undoStep, withChange, withChanges } from './form-history.ts';
import { overlapsOf, recordMerges } from './form-merge.ts';
import { errorsAfter, formStateOf } from './form-state.ts';
import { changedFields, formValuesOf, unreadablePaths } from './form-values.ts';
import { formProblem } from './send-form.ts';

const fields: ResourceFields = events.fields;

describe('values', () => {
  test('equivalent empty values are no change', () => {
    const stored = formValuesOf(fields, { name: null, is_online: false, prices: [] });
    const same = { ...stored, name: { de: '' }, is_online: null, prices: null, short_price_info: { de: '' } };
    expect(changedFields(fields, stored, same)).toEqual([]);
    expect(changedFields(fields, stored, { ...same, is_online: true, name: { de: 'Fest' } })).toEqual([
      'name',
      'is_online',
    ]);
  });

  test('shows the kept words of a struck passage in brackets', () => {
    const pieces = [
      { text: 'Habe nun, ', kept: false },
      { text: 'ach!', kept: true },
    ];
    const source = { de: 'Faust I' };
    const fields: ResourceFields = { struck_text: { kind: 'struck-text' } };
    expect(formValuesOf(fields, { struck_text: { de: pieces, source } })).toEqual({
      struck_text: { de: 'Habe nun, [[ach!]]', source },
    });
  });

  test('finds unparsable input at any depth', () => {
    const prices = [{ name: { de: 'Parkett' }, amount: { unread: 'viel' } }];
    expect(unreadablePaths(prices, 'prices')).toEqual(['prices.0.amount']);
    expect(unreadablePaths({ unread: 'bald' }, 'date_start')).toEqual(['date_start']);
  });
});

describe('the undo history', () => {
  const typed = (to: string, at: number, path = 'name') => ({ field: 'name', path, to, at });

  test('typing in one field is one step until there is a pause', () => {
    const start = historyOf({ name: '' });
    const end = [typed('F', 0), typed('Fa', 500), typed('Fau', 3000)].reduce(withChange, start);
    expect(end.values).toEqual({ name: 'Fau' });
    const before = undoStep(end);
    expect(before.values).toEqual({ name: 'Fa' });
    expect(undoStep(before).values).toEqual({ name: '' });
    expect(undoStep(undoStep(before)).values).toEqual({ name: '' });
    expect(redoStep(redoStep(undoStep(before))).values).toEqual({ name: 'Fau' });
  });

  test('a new change clears the redo stack', () => {
    const end = [typed('F', 0), typed('Fa', 5000)].reduce(withChange, historyOf({ name: '' }));
    const other = withChange(undoStep(end), typed('X', 5100));
    expect(redoStep(other).values).toEqual({ name: 'X' });
    expect(undoStep(other).values).toEqual({ name: 'F' });
  });

  test('several fields changed at once are undone at once', () => {
    const start = historyOf({ name: 'a', subtitle: 'b', is_online: true });
    const end = withChanges(start, { name: 'c', subtitle: 'd' }, 0);
    expect(end.values).toEqual({ name: 'c', subtitle: 'd', is_online: true });
    expect(undoStep(end).values).toEqual(start.values);
  });
});

describe('merging two versions', () => {
  const base = formValuesOf(fields, {
    name: { de: 'Faust', en: 'Faust' },
    accessibility_info: { de: 'Aufzug\nRampe' },
    tickets_left: 10,
    prices: [
      { name: { de: 'Parkett' }, amount: '58.00' },
      { name: { de: 'Rang' }, amount: '42.00' },
      { name: { de: 'Galerie' }, amount: '14.00' },
    ],
  });
  const priced = (at: number, amount: string) => ({
    prices: (base.prices as object[]).map((row, index) => (index === at ? { ...row, amount } : row)),
  });
  const merge = (mine: object, theirs: object) =>
    recordMerges(fields, base, { ...base, ...mine }, { ...base, ...theirs });

  test.each<[string, object, object, object]>([
    ['different fields', { tickets_left: 2 }, { status: 'soldout' }, { tickets_left: 2, status: 'soldout' }],
    [
      'different languages',
      { name: { de: 'Urfaust', en: 'Faust' } },
      { name: { de: 'Faust', en: 'Faustus' } },
      { name: { de: 'Urfaust', en: 'Faustus' } },
    ],
    [
      'different paragraphs',
      { accessibility_info: { de: 'Aufzug zum Rang\nRampe' } },
      { accessibility_info: { de: 'Aufzug\nRampe am Eingang' } },
      { accessibility_info: { de: 'Aufzug zum Rang\nRampe am Eingang' } },
    ],
  ])('merges %s', (_, mine, theirs, both) => {
    const merges = merge(mine, theirs);
    expect(overlapsOf(merges)).toEqual([]);
    expect(mergedData({ ...base, ...theirs }, merges)).toMatchObject(both);
  });

  test('merges different rows of a list', () => {
    const merges = merge(priced(0, '60.00'), priced(2, '15.00'));
    expect(overlapsOf(merges)).toEqual([]);
    const { prices } = mergedData({ ...base, ...priced(2, '15.00') }, merges);
    expect((prices as { amount: string }[]).map(({ amount }) => amount)).toEqual(['60.00', '42.00', '15.00']);
  });

  test('reports conflicts about the same row or value', () => {
    expect(overlapsOf(merge(priced(1, '40.00'), priced(1, '44.00')))).toHaveLength(1);
    const merges = merge({ tickets_left: 2 }, { tickets_left: 3 });
    expect(overlapsOf(merges)).toMatchObject([{ field: 'tickets_left', mine: 2, theirs: 3 }]);
    const theirs = { ...base, tickets_left: 3 };
    expect(mergedData(theirs, merges, { tickets_left: 'theirs' }).tickets_left).toBe(3);
    expect(mergedData(theirs, merges).tickets_left).toBe(2);
  });
});

describe('the problems of a form state', () => {
  const unread = { unread: 'bald' };
  test.each([
    ['now', undefined, 'Fest', null],
    ['now', undefined, unread, {}],
    ['later', '2026-03-12T18:30:00Z', 'Fest', null],
    ['later', null, 'Fest', { due_at: 'Wann?' }],
    // The field says that it cannot be read.
    ['later', unread, 'Fest', {}],
    ['draft', null, 'Fest', null],
  ] as const)('%s, at %j, with %j: %j', (when, due_at, name, errors) => {
    const state = { ...formStateOf({ version: 1, values: { name } }, null), when, due_at };
    expect(formProblem(state, ['name'], 'Wann?')?.errors ?? null).toEqual(errors);
  });
});

describe('the errors that a change leaves', () => {
  const before = {
    title: { de: '', en: 'Storm' },
    stage_name: null,
    prices: [{ amount: '' }, { amount: 'acht' }],
  };
  const errors = {
    'title.de': 'Der Titel fehlt.',
    stage_name: 'Das fehlt noch.',
    'prices.1.amount': 'Der Preis fehlt.',
  };
  test.each([
    ['another language of the field', { title: { de: '', en: 'Tempest' } }, Object.keys(errors)],
    ['another row of the field', { prices: [{ amount: '9' }, { amount: 'acht' }] }, Object.keys(errors)],
    ['a choice', { stage_name: 'Box' }, ['title.de', 'prices.1.amount']],
    ['a language', { title: { de: 'Sturm', en: 'Storm' } }, ['stage_name', 'prices.1.amount']],
    ['the row removed', { prices: [{ amount: '' }] }, ['title.de', 'stage_name']],
  ])('%s', (_, change, left) => {
    expect(Object.keys(errorsAfter(errors, before, { ...before, ...change }))).toEqual(left);
  });
});
