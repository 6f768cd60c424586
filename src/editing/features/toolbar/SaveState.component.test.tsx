/** What prevents a module from being saved: a message and a link. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aModule, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { EditedContainer } from '../../ui/module-chrome/EditedContainer.tsx';
import { Alerts } from './Alerts.tsx';
import { SaveState } from './SaveState.tsx';

test('shows what an incomplete module lacks, with the caret in the empty field', async () => {
  const { page, session } = await renderEditing(
    <>
      <SaveState />
      <EditedContainer container={null} slug="page-1" content_type="page" />
      <Alerts />
    </>,
    { answers: workingCopy([aModule(1, 'headline', { content: { de: 'Premiere' } })]) },
  );
  const title = page.getByRole('textbox', { name: 'Überschrift' });
  await title.click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(() => session.document.entry(1)?.issues).toHaveLength(1);
  (document.activeElement as HTMLElement).blur();
  session.saveStatus.set({ state: 'incomplete', detail: 'Nicht gespeichert.', id: 1 });
  await page.getByRole('button', { name: 'Zeigen' }).click();
  const sentence = '„Überschrift“ ist leer. Füllen Sie das Feld aus.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(title).toHaveFocus();
});
