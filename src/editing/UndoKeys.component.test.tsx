import { expect, test, vi } from 'vitest';
import { renderEditing } from '../../tests/setup/render-editing.ts';
import { useUndoKeys } from './page-lifecycle.ts';

function Page() {
  useUndoKeys(true);
  return <input aria-label="Feld" />;
}

test('what is composed in several steps is one change, and begins a new one', async () => {
  const { page, session } = await renderEditing(<Page />);
  const prolong = vi.spyOn(session.undo, 'prolong');
  const field = page.getByRole('textbox').element();
  const say = (type: string, target: Element = field) =>
    target.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
  const compose = (steps: number) => {
    say('compositionstart');
    for (let step = 0; step < steps; step += 1) say('compositionupdate');
  };
  compose(3);
  expect(prolong).toHaveBeenCalledTimes(2);
  compose(1);
  expect(prolong).toHaveBeenCalledTimes(2);
  await page.unmount();
  say('compositionupdate', document.body);
  expect(prolong).toHaveBeenCalledTimes(2);
});
