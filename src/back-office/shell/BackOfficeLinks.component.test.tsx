/** Links of the back office, pressed by mouse. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { useBackOfficeLinks } from './use-back-office-links.ts';

/** Links to two screens, at the same places again once one is pressed, as in a form whose script has arrived. */
function Links() {
  useBackOfficeLinks();
  const [key, setKey] = useState(0);
  return (
    <main>
      <p>{useLocation().pathname}</p>
      <div key={key} onPointerDown={() => setKey(key + 1)}>
        {['/cms/plan', '/cms/tonight'].map((path) => (
          <a key={path} href={path} style={{ display: 'block', height: 40 }}>
            {path.slice(5)}
          </a>
        ))}
      </div>
    </main>
  );
}

const middleOf = (element: Element): [number, number] => {
  const { left, top, height } = element.getBoundingClientRect();
  return [left + 5, top + height / 2];
};

test.each([
  ['the same link opens its screen', 'plan', '/cms/plan'],
  ['another link opens nothing', 'tonight', '/cms/hub'],
])('a link that is replaced between press and release: %s', async (_, released, path) => {
  const page = await renderComponent(<Links />, { path: '/cms/hub' });
  const plan = page.getByRole('link', { name: 'plan' }).element();
  await commands.dragMouse(middleOf(plan), middleOf(page.getByRole('link', { name: released }).element()));
  expect(plan.isConnected).toBe(false);
  await expect.element(page.getByText(path, { exact: true })).toBeVisible();
});
