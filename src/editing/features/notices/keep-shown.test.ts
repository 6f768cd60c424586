import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getGlobal, setGlobal } from '#state/global.ts';
import { keepShown, resultsWithShownData } from './keep-shown.ts';

const shown = { root: 'menus', 'back-office': 'sections', plan: 'December' };
const answer = (status: number, data: unknown = null) => new ErrorResponse(status, '', data);
const read = (result: unknown) => ({ type: 'data', result }) as const;
const failed = (result: unknown) => ({ type: 'error', result }) as const;

/** The results of the loaders, the data displayed afterwards, and the reported status. */
const endings: [string, unknown, 'kept' | 'answer', number | null][] = [
  ['no connection', new TypeError('Failed to fetch'), 'kept', 0],
  ['something that is no data', new Error('Unable to decode turbo-stream response'), 'kept', 0],
  ['a failure of the server', answer(500), 'kept', 500],
  ['an ended session', answer(401), 'kept', 401],
  ['a right taken away', answer(403), 'kept', 403],
  ['a 404 of a proxy', answer(404, '<h1>Not Found</h1>'), 'kept', 404],
  ['a record that is gone', answer(404, '404 Not Found'), 'answer', null],
  ['a redirect', new Response(null, { status: 302 }), 'answer', null],
];

for (const [name, error, expected, status] of endings) {
  test(`a screen that is read again: ${name}`, () => {
    const results = { 'back-office': read('no sections'), plan: failed(error) };
    const kept = resultsWithShownData(results, shown, true);
    expect(kept.failed).toBe(status);
    expect(kept.results).toEqual(
      expected === 'kept' ? { 'back-office': read('sections'), plan: read('December') } : results,
    );
  });
}

test('what is read successfully is shown', () => {
  const results = { 'back-office': read('sections'), plan: read('January') };
  expect(resultsWithShownData(results, shown, true)).toEqual({ results, failed: null });
});

test('another screen that cannot be opened is said in the frame that is there', () => {
  const results = { 'back-office': failed(answer(500)), cast: failed(answer(500)) };
  expect(resultsWithShownData(results, shown, false)).toEqual({
    results: { ...results, 'back-office': read('sections') },
    failed: null,
  });
});

test('a screen that shows an error is not replaced by what is not there', () => {
  const results = { 'back-office': read('sections'), cast: failed(answer(500)) };
  expect(resultsWithShownData(results, shown, true)).toEqual({ results, failed: null });
});

afterEach(() => {
  vi.unstubAllGlobals();
  setGlobal({ outdated: null });
});

test.each([
  ['the displayed screen stays, with a notice', '/plan', false, 'kept', { status: 500 }],
  ['another screen shows its failure', '/cast', false, 'answer', null],
  ['a newer request says how it ends', '/plan', true, 'kept', null],
])('%s', async (_, requested, isAborted, expected, outdated) => {
  const origin = 'http://site.example';
  vi.stubGlobal('location', { href: `${origin}/plan#may` });
  vi.stubGlobal('window', { __reactRouterDataRouter: { state: { loaderData: shown, errors: null } } });
  const signal = isAborted ? AbortSignal.abort() : new AbortController().signal;
  const results = { plan: failed(answer(500)) };
  const found = await keepShown(
    { request: new Request(origin + requested, { signal }) },
    async () => results,
    async () => false,
  );
  expect(found).toEqual(expected === 'kept' ? { plan: read('December') } : results);
  expect(getGlobal().outdated).toEqual(outdated);
});
