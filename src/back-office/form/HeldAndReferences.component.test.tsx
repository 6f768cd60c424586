/** What an import leaves alone, and other records with their pictures. */
import { expect, test } from 'vitest';
import { aRecord, renderForm } from '../../../tests/setup/record-form.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('a field that was changed by hand says so; a tap takes what the import says, and can be undone', async () => {
  const record = aRecord('tags', { name: { de: 'Gespräche', en: 'Talks' }, order: 3 });
  const { page, saves, save } = await renderForm(record, {
    answers: { POST: { id: record.id, version: 4, values: record.values, is_written: true } },
    data: { held: [{ field: 'name.de', imported: 'Gesprächsreihe' }] },
  });
  const german = page.getByRole('group', { name: 'Name' }).getByLabelText('Deutsch');
  await expect.element(page.getByText('Im Import steht „Gesprächsreihe“.')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Wie im Import' }).click();
  await expect.element(german).toHaveValue('Gesprächsreihe');
  await expect.element(page.getByText('Im Import steht', { exact: false })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.element(german).toHaveValue('Gespräche');
  await page.getByRole('button', { name: 'Wie im Import' }).click();
  await save();
  await expect
    .poll(() => saves().at(-1)?.body)
    .toMatchObject({ data: { name: { de: 'Gesprächsreihe', en: 'Talks' } } });
});

test('another record is found by its picture and what it is, with the keyboard alone', async () => {
  const found = [
    { id: 8, name: 'Mira Okafor', detail: 'Schauspiel', thumbnail: picture, values: {} },
    { id: 9, name: 'Mira Okafor', detail: 'Regie', thumbnail: '', values: {} },
  ];
  const record = aRecord('events', {
    name: { de: 'Fest' },
    production: 7,
    stage_name: 'Bühne',
    date_start: '2026-11-20T18:30:00.000Z',
  });
  const { page } = await renderForm(record, {
    others: { 'GET /de/api/cms-hub/productions?page_size=20': { results: found } },
    data: { names: { productions: { 7: { name: 'Nora', detail: 'Henrik Ibsen', thumbnail: picture } } } },
  });
  await expect.element(page.getByText('Henrik Ibsen')).toBeVisible();
  await page.getByRole('button', { name: /^Stück: statt Nora/ }).click();
  const box = page.getByRole('combobox', { name: 'Stück' });
  await box.click();
  await expect.element(page.getByRole('option', { name: /Regie/ })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  (box.element() as HTMLElement).focus();
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('Regie')).toBeVisible();
});

test('whoever is chosen for a part is named by it', async () => {
  const record = aRecord('productions', { name: { de: 'Nora' }, stage_name: 'Bühne' });
  const mira = { id: 8, name: 'Mira Okafor', detail: 'Schauspiel', thumbnail: '', values: {} };
  const { page } = await renderForm(record, {
    others: { 'GET /de/api/cms-hub/persons?page_size=20': { results: [mira] } },
  });
  await page.getByRole('button', { name: 'Besetzung: Zeile hinzufügen' }).click();
  const cast = page.getByRole('list', { name: 'Besetzung' });
  await cast.getByRole('combobox', { name: 'Person im Haus' }).click();
  await page.getByRole('option', { name: /Mira Okafor/ }).click();
  await expect.element(cast.getByLabelText('Name', { exact: false }).first()).toHaveValue('Mira Okafor');
});
