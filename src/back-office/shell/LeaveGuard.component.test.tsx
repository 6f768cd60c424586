/** The question before a screen is left whose input is stored nowhere. */
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLeaveGuard, useLeaveQuestion } from './leave-guard.ts';

function Layout() {
  useLeaveQuestion('Trotzdem verlassen?');
  return <Outlet />;
}

function Screen({ isUnstored }: { isUnstored: boolean }) {
  useLeaveGuard(() => isUnstored);
  return <p>Formular</p>;
}

async function open(isUnstored: boolean) {
  const children = [
    { path: '/form', element: <Screen isUnstored={isUnstored} /> },
    { path: '/other', element: <p>Anderes</p> },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Layout />, children }], {
    initialEntries: ['/other', '/form'],
  });
  await render(<RouterProvider router={router} />);
  return router;
}

afterEach(() => vi.restoreAllMocks());

test.each([
  [true, '/other'],
  [false, '/form'],
])('by a link or Back: the answer is %s', async (answer, path) => {
  for (const target of ['/other', -1] as const) {
    const question = vi.spyOn(window, 'confirm').mockReturnValue(answer);
    const router = await open(true);
    await (typeof target === 'string' ? router.navigate(target) : router.navigate(target));
    await expect.poll(() => question.mock.calls).toEqual([['Trotzdem verlassen?']]);
    await expect.poll(() => router.state.location.pathname).toBe(path);
    vi.restoreAllMocks();
  }
});

test('a closed tab', async () => {
  await open(true);
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('nothing is asked when everything is stored, nor of a screen that was left', async () => {
  const question = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const router = await open(false);
  await router.navigate('/other');
  await expect.poll(() => router.state.location.pathname).toBe('/other');
  expect(question).not.toHaveBeenCalled();
});
