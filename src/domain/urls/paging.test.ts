import { expect, test } from 'vitest';
import { firstPage, type PagedList, type PagingAction, pagingReducer } from './paging.ts';

const run = (list: PagedList<string>, ...actions: PagingAction<string>[]): PagedList<string> =>
  actions.reduce(pagingReducer, list);

test('a list that came with the page is not loading', () => {
  expect(firstPage(['Nora'])).toMatchObject({ page: 1, results: ['Nora'], loading: false });
});

test('the next page is appended', () => {
  const requested = run(firstPage(['Nora']), { type: 'request', page: 2 });
  expect(requested).toMatchObject({ page: 2, results: ['Nora'], loading: true });
  expect(run(requested, { type: 'append', request: requested.request, results: ['Faust'] }).results).toEqual([
    'Nora',
    'Faust',
  ]);
});

test('a page that is loaded or pending is not requested again', () => {
  const list = firstPage(['Nora']);
  expect(run(list, { type: 'request', page: 1 })).toBe(list);
  expect(run(list, { type: 'request', page: 0 })).toBe(list);
  const requested = run(list, { type: 'request', page: 2 });
  expect(run(requested, { type: 'request', page: 2 })).toBe(requested);
});

test('a response is applied once', () => {
  const requested = run(firstPage<string>([]), { type: 'request', page: 2 });
  const answer: PagingAction<string> = { type: 'append', request: requested.request, results: ['Nora'] };
  expect(run(requested, answer, answer).results).toEqual(['Nora']);
});

test('a failed page can be requested again', () => {
  const requested = run(firstPage(['Nora']), { type: 'request', page: 2 });
  const failed = run(requested, { type: 'fail', request: requested.request });
  expect(failed).toMatchObject({ page: 1, results: ['Nora'], loading: false });
  expect(run(failed, { type: 'request', page: 2 })).toMatchObject({ page: 2, loading: true });
});
