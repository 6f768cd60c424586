// The space for the toolbar: reserved by the server if there is a session, released if there is no toolbar.
import { afterEach, expect, test } from 'vitest';
import { renderComponent } from '../../tests/setup/render-component.ts';
import { useToolbarOffset } from './page-lifecycle.ts';

const { documentElement: root } = document;
afterEach(() => {
  delete root.dataset.logged;
});

function Toolbar({ isShown }: { isShown: boolean | null }) {
  useToolbarOffset(isShown);
  return null;
}

test.each([
  [null, '98px'],
  [true, '98px'],
  [false, '0px'],
])('with a toolbar shown: %j the offset is %s', async (isShown, room) => {
  root.dataset.logged = '';
  await renderComponent(<Toolbar isShown={isShown} />);
  const top = document.createElement('div');
  top.style.height = 'var(--tool)';
  document.body.append(top);
  expect(getComputedStyle(top).height).toBe(room);
  top.remove();
});
