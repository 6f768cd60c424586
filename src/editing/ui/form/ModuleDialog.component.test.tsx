import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aModule, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { Dialogs } from '../../Dialogs.tsx';
import { Alerts } from '../../features/toolbar/Alerts.tsx';
import { EditedContainer } from '../module-chrome/EditedContainer.tsx';

test('input of a dialog that was closed by accident is restored when it opens again', async () => {
  const { page } = await renderEditing(
    <>
      <Alerts />
      <EditedContainer container={null} slug="page-1" content_type="page" />
      <Dialogs />
    </>,
    { answers: workingCopy([aModule(1, 'headline', { content: { de: 'Titel' } })]) },
  );
  await page.getByRole('textbox', { name: 'Überschrift' }).click();
  await page.getByRole('button', { name: 'Überschrift: Felder bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: /Überschrift/ });
  const preline = dialog.getByRole('group', { name: 'Oberzeile' }).getByLabelText('Deutsch');
  await preline.fill('Davor geschrieben');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect.element(preline).toHaveValue('Davor geschrieben');
});
