// The fallback for an error in the error page itself: shows both errors and a link home.
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RootErrorScreen } from './RootErrorScreen.tsx';

const notFound = { status: 404, statusText: '', data: null, internal: false };

test.each([
  ['an error', new Error('The layout failed.'), 500],
  ['a response', notFound, 404],
])('after %s the page shows the status, the error and a link home in both languages', (_, error, status) => {
  const router = createMemoryRouter(
    [{ id: 'root', path: '*', element: <p>Seite</p>, ErrorBoundary: RootErrorScreen }],
    { hydrationData: { errors: { root: error } } },
  );
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain(`<h1>${status}</h1>`);
  expect(html).toContain('Doppelter Fehler: Auch die Fehlerseite ist ausgefallen. <a href="/de">');
  expect(html).toMatch(/lang="en">A double error: the error page failed, too. <a href="\/en">/);
  expect(html).not.toContain('The layout failed.');
});
