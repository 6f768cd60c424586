import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { isRetried, retryNextScreen } from './retry-next-screen.ts';

const answer = (status: number, data: unknown = null) => new ErrorResponse(status, '', data);
const read = (result: unknown) => ({ type: 'data', result }) as const;
const failed = (result: unknown) => ({ type: 'error', result }) as const;

/** Ways in which loading the next screen fails, and whether it is retried while a screen or an error is displayed. */
const misses: [string, unknown, { overScreen: boolean; overError: boolean }][] = [
  ['no connection', new TypeError('Failed to fetch'), { overScreen: true, overError: true }],
  ['no data', new Error('Unable to decode turbo-stream response'), { overScreen: true, overError: true }],
  ['a failure of its loader', new Error('Unexpected Server Error'), { overScreen: true, overError: false }],
  ['a failure of a proxy', answer(503, '<h1>Wait</h1>'), { overScreen: true, overError: false }],
  ['a screen that is not allowed', answer(403), { overScreen: false, overError: false }],
  ['a record that is gone', answer(404, '404 Not Found'), { overScreen: false, overError: false }],
  ['a redirect', new Response(null, { status: 302 }), { overScreen: false, overError: false }],
];

for (const [name, error, expected] of misses) {
  test(`the next screen: ${name}`, () => {
    const results = { 'back-office': read('sections'), cast: failed(error) };
    expect({ overScreen: isRetried(results, false), overError: isRetried(results, true) }).toEqual(expected);
  });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['another screen', '/cms-hub/plan', '/cms-hub/cast', new TypeError('Failed to fetch'), 1],
  ['another screen that is not allowed', '/cms-hub/plan', '/cms-hub/cast', answer(403), 0],
  ['the displayed screen', '/cms-hub/plan#may', '/cms-hub/plan', new TypeError('Failed to fetch'), 0],
  ['a page of the site', '/cms-hub/plan', '/de/besuch', new TypeError('Failed to fetch'), 0],
])('how often %s is requested again', async (_, displayed, requested, error, times) => {
  const origin = 'http://site.example';
  const navigation = new AbortController();
  const fetch = vi.fn(() => {
    navigation.abort();
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', { href: origin + displayed });
  vi.stubGlobal('window', { __reactRouterDataRouter: { state: { loaderData: {}, errors: null } } });
  const request = new Request(origin + requested, { signal: navigation.signal });
  const results = { cast: failed(error) };
  const logIn = async () => false;
  await retryNextScreen({ request }, async () => results, logIn).catch(() => null);
  expect(fetch).toHaveBeenCalledTimes(times);
});

const loggedOut = { 'back-office': read('no sections'), cast: failed(answer(401)) };

test.each([
  ['after the login the next screen is loaded', true, null, ['fetched']],
  ['without a login its message is shown', false, null, ['401']],
  ['over an error the login is that of the error', true, { cast: answer(401) }, ['401']],
])('a session that has ended: %s', async (_, isLoggedIn, errors, expected) => {
  const origin = 'http://site.example';
  const asked: string[] = [];
  vi.stubGlobal('location', { href: `${origin}/cms/plan` });
  vi.stubGlobal('window', { __reactRouterDataRouter: { state: { loaderData: {}, errors } } });
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname);
    throw new TypeError('fetched');
  });
  const request = new Request(`${origin}/cms/cast`);
  const logIn = async () => isLoggedIn;
  const ending = retryNextScreen({ request }, async () => loggedOut, logIn);
  const shown = await ending.then(
    (results) => (results === loggedOut ? '401' : ''),
    ({ message }) => message,
  );
  expect([shown]).toEqual(expected);
  expect(asked).toEqual(shown === 'fetched' ? ['/cms/cast.data'] : []);
});
