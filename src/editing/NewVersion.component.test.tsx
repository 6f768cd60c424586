/** A page with unsaved input is not reloaded when a script is missing. */
import { expect, test, vi } from 'vitest';
import { minReloadInterval } from '#domain/site/missing-scripts.ts';
import { scriptMissingEvent } from '#state/script-loading.ts';
import { renderEditing } from '../../tests/setup/render-editing.ts';
import { useNewVersion } from './new-version.ts';

function Page() {
  useNewVersion(() => {});
  return (
    <>
      <p contentEditable suppressContentEditableWarning>
        Text
      </p>
      <button type="button">Knopf</button>
    </>
  );
}

test.each([
  ['Text', true],
  ['Knopf', false],
])('with the focus in "%s" it stays: %s', async (text, isStaying) => {
  const { page, session } = await renderEditing(<Page />);
  (page.getByText(text).element() as HTMLElement).focus();
  const event = new Event(scriptMissingEvent, { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isStaying);
  expect(session.alerts.store.get().alert !== null).toBe(isStaying);
});

test('says that a script is missing to a person who writes, also soon after it was noticed', async () => {
  // Long after another test may have left the page.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * minReloadInterval);
  // A page that was reloaded for this reason is not reloaded again.
  sessionStorage.setItem('reloadedAt', String(Date.now()));
  const reach = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  const { page, session } = await renderEditing(<Page />);
  const alert = () => session.alerts.store.get().alert?.text ?? '';
  dispatchEvent(new Event('vite:preloadError'));
  await expect.poll(() => reach.mock.calls).toHaveLength(1);
  expect(alert()).toBe('');
  (page.getByText('Text').element() as HTMLElement).focus();
  dispatchEvent(new Event('vite:preloadError'));
  await expect.poll(alert).toMatch(/neue Fassung/);
  sessionStorage.removeItem('reloadedAt');
});
