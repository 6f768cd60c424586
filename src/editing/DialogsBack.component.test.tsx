/** Back navigation while a dialog is open over a page. */
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { closeDialog, openDialog } from '#editing/ui/ui-state.ts';
import { aRecord, formData } from '../../tests/setup/record-form.ts';
import { aModule, renderEditing, workingCopy } from '../../tests/setup/render-editing.ts';
import { encoded } from '../../tests/setup/screen-data.ts';
import { Dialogs } from './Dialogs.tsx';
import { EditedContainer } from './ui/module-chrome/EditedContainer.tsx';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

function Browser() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  return (
    <>
      <output>{pathname + hash}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        ‹
      </button>
    </>
  );
}

async function aPage() {
  const editing = await renderEditing(
    <>
      <Browser />
      <EditedContainer container={null} slug="page-1" content_type="page" />
      <Dialogs />
    </>,
    { answers: workingCopy([aModule(1, 'headline', { content: { de: 'Titel' } })]) },
  );
  const { page } = editing;
  await expect.element(page.getByRole('textbox', { name: 'Überschrift' })).toBeVisible();
  return {
    ...editing,
    dialog: page.getByRole('dialog'),
    /** Clicks a button outside of the dialog, like the back button of the browser. */
    goBack: () => (document.querySelector('output + button') as HTMLButtonElement).click(),
    place: () => document.querySelector('output')?.textContent,
  };
}

test('Back closes the form of a module and stays on the page', async () => {
  const { session, dialog, goBack, place } = await aPage();
  for (const _ of [1, 2]) {
    openDialog(session, { kind: 'module', id: 1 });
    await expect.element(dialog).toBeVisible();
    await expect.poll(place).toBe('/de/#dialog');
    goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(place()).toBe('/de/#page');
  }
});

test('a closed dialog leaves no history entry', async () => {
  const { session, dialog, place } = await aPage();
  openDialog(session, { kind: 'module', id: 1 });
  await expect.poll(place).toBe('/de/#dialog');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.poll(place).toBe('/de/#page');
});

test('a dialog that is opened while the one before still leaves the history stays open', async () => {
  const { session, dialog, goBack, place } = await aPage();
  openDialog(session, { kind: 'module', id: 1 });
  await expect.poll(place).toBe('/de/#dialog');
  flushSync(() => closeDialog(session));
  flushSync(() => openDialog(session, { kind: 'module', id: 1 }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(dialog).toBeVisible();
  await expect.poll(place).toBe('/de/#dialog');
  goBack();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(place()).toBe('/de/#page');
});

test('Back asks before it closes a record form with changes', async () => {
  const record = aRecord('tags', { name: { de: 'Klassiker', en: 'Classics' }, order: 1 });
  globalThis.fetch = async () => new Response(encoded({ record: { data: formData(record) } }));
  const { session, dialog, goBack, place } = await aPage();
  openDialog(session, { kind: 'record', resource: 'tags', id: record.id });
  await dialog.getByLabelText('Deutsch').fill('Klassisches');
  await expect.poll(place).toBe('/de/#dialog');
  goBack();
  await expect.element(dialog.getByText(/nicht gespeichert/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Deutsch')).toHaveValue('Klassisches');
  // Navigating back again does not bypass the confirmation.
  await expect.poll(place).toBe('/de/#dialog');
  goBack();
  await expect.poll(place).toBe('/de/#dialog');
  await expect.element(dialog.getByLabelText('Deutsch')).toHaveValue('Klassisches');
  await dialog.getByRole('button', { name: 'Änderungen verwerfen' }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(place).toBe('/de/#page');
});
