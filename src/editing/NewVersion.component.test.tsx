/** When a script is missing, the page is not loaded anew while somebody writes. */
import { expect, test } from 'vitest';
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
