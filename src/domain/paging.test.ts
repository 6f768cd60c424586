import { expect, test } from 'vitest';
import { emptyList, firstPage, type PagedList, type PagingAction, pagingReducer } from '#domain/paging.ts';

const run = (list: PagedList<string>, ...actions: PagingAction<string>[]): PagedList<string> =>
  actions.reduce(pagingReducer, list);

test('a list waits until its first page is there', () => {
  expect(emptyList()).toMatchObject({ page: 0, results: [], loading: true });
  const asked = run(emptyList(), { type: 'request', page: 1 });
  expect(asked).toMatchObject({ page: 1, results: [], loading: true });
  const answered = run(asked, { type: 'append', request: asked.request, results: ['Nora'] });
  expect(answered).toMatchObject({ page: 1, results: ['Nora'], loading: false });
});

test('a list that came with the screen is not waiting', () => {
  expect(firstPage(['Nora'])).toMatchObject({ page: 1, results: ['Nora'], loading: false });
});

test('the next page is added behind the first', () => {
  const asked = run(firstPage(['Nora']), { type: 'request', page: 2 });
  expect(asked).toMatchObject({ page: 2, results: ['Nora'], loading: true });
  expect(run(asked, { type: 'append', request: asked.request, results: ['Faust'] }).results).toEqual([
    'Nora',
    'Faust',
  ]);
});

test('a page that is there, or asked for, is not asked for again', () => {
  const list = firstPage(['Nora']);
  expect(run(list, { type: 'request', page: 1 })).toBe(list);
  expect(run(list, { type: 'request', page: 0 })).toBe(list);
  const asked = run(list, { type: 'request', page: 2 });
  expect(run(asked, { type: 'request', page: 2 })).toBe(asked);
});

test('reset clears the list and asks even for a page that was there', () => {
  expect(run(firstPage(['Nora']), { type: 'request', page: 1, reset: true })).toMatchObject({
    page: 1,
    results: [],
    loading: true,
  });
  expect(run(firstPage(['Nora']), { type: 'reset' })).toMatchObject({ page: 0, results: [], loading: true });
});

test('an answer that comes after the filter has changed is not for this list', () => {
  const before = run(firstPage(['Nora']), { type: 'request', page: 2 });
  const after = run(before, { type: 'request', page: 1, reset: true });
  expect(run(after, { type: 'append', request: before.request, results: ['old'] })).toBe(after);
  expect(run(after, { type: 'fail', request: before.request })).toBe(after);
});

test('nor is one that comes after a reset and the same request once more', () => {
  const before = run(firstPage(['Nora']), { type: 'request', page: 2 });
  const after = run(before, { type: 'reset' }, { type: 'request', page: 1 });
  expect(run(after, { type: 'append', request: before.request, results: ['old'] })).toBe(after);
});

test('an answer counts once', () => {
  const asked = run(emptyList<string>(), { type: 'request', page: 1 });
  const answer: PagingAction<string> = { type: 'append', request: asked.request, results: ['Nora'] };
  expect(run(asked, answer, answer).results).toEqual(['Nora']);
});

test('a page that failed can be asked for again', () => {
  const asked = run(firstPage(['Nora']), { type: 'request', page: 2 });
  const failed = run(asked, { type: 'fail', request: asked.request });
  expect(failed).toMatchObject({ page: 1, results: ['Nora'], loading: false });
  expect(run(failed, { type: 'request', page: 2 })).toMatchObject({ page: 2, loading: true });
});
