/** The dialog before a record is removed, taken offline, gets another address or, as a venue, another name. */
import { expect, test } from 'vitest';
import * as site from '#site';
import { anEvent, aRecord, renderForm } from '../../../tests/setup/record-form.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import type { RecordFormData } from './form-data.ts';

const uses = (is_required: boolean): RecordFormData['uses'] => [
  {
    resource: 'subscriptions',
    label: 'Abos: Termine',
    count: 2,
    is_required,
    records: [{ id: 4, name: 'Premierenabo', url: '/cms/subscriptions/4' }],
  },
];

test('the removal dialog lists the references to the record', async () => {
  const { page, requests } = await renderForm(anEvent(), { data: { uses: uses(false) } });
  await page.getByRole('button', { name: 'Entfernen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Probe entfernen?' });
  await expect.element(dialog.getByText('Darauf verweisen 2 Einträge.', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Premierenabo' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Entfernen' }).click();
  // The shown number is sent, so that no other references are removed.
  await expect
    .poll(() => requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path))
    .toEqual([expect.stringContaining('seen=2')]);
});

test('a record with required references cannot be removed', async () => {
  const { page } = await renderForm(anEvent(), { data: { uses: uses(true) } });
  await page.getByRole('button', { name: 'Entfernen' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Das geht erst, wenn', { exact: false })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Entfernen' }).elements()).toEqual([]);
});

test('taking a record offline first lists where it will be missing', async () => {
  const record = anEvent();
  const { page, saves, save } = await renderForm(record, {
    answers: {
      POST: { id: record.id, version: 4, values: { ...record.values, is_online: false }, is_written: true },
    },
    data: { uses: uses(false) },
  });
  await page.getByRole('checkbox', { name: 'Online' }).click();
  await save();
  const dialog = page.getByRole('dialog', { name: 'Probe offline nehmen?' });
  await expect.element(dialog).toBeVisible();
  expect(saves()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Offline nehmen und speichern' }).click();
  await expect.poll(() => saves().at(-1)?.body).toMatchObject({ data: { is_online: false } });
});

test('a changed address of a form creates redirects in both languages', async () => {
  const record = aRecord('forms', { title: { de: 'Anmeldung' }, slug: 'anmeldung', is_online: true });
  const { page, saves, save } = await renderForm(record, {
    answers: {
      POST: { id: record.id, version: 4, values: { ...record.values, slug: 'dabei' }, is_written: true },
    },
    others: { 'POST /de/api/cms-hub/redirects': { id: 1, version: 1, values: {}, is_written: true } },
  });
  await page.getByRole('textbox', { name: /^Adresse|^Name in der Adresse/ }).fill('dabei');
  await save();
  const dialog = page.getByRole('dialog', { name: 'Neue Adresse' });
  await expect
    .element(dialog.getByRole('checkbox', { name: 'Von der alten Adresse weiterleiten' }))
    .toBeChecked();
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Mit neuer Adresse speichern' }).click();
  await expect
    .poll(() => saves().flatMap(({ path, body }) => (path.endsWith('/redirects') ? [body] : [])))
    .toMatchObject([
      {
        data: {
          old_path: expect.stringMatching(/^\/de\/.*anmeldung$/),
          new_path: expect.stringMatching(/dabei$/),
        },
      },
      {
        data: {
          old_path: expect.stringMatching(/^\/en\/.*anmeldung$/),
          new_path: expect.stringMatching(/dabei$/),
        },
      },
    ]);
});

test('before a venue is renamed, its form says where the old name stays', async () => {
  const [venue] = site.venues;
  const record = aRecord('venues', {
    id: venue?.id,
    slug: 'haus',
    name: { de: venue?.name, en: venue?.name },
  });
  const values = { ...record.values, name: { de: 'Neues Haus', en: 'New House' } };
  const { page, saves, save } = await renderForm(record, {
    answers: { POST: { id: record.id, version: 4, values, is_written: true } },
  });
  await page.getByRole('textbox', { name: 'Name, Deutsch' }).fill('Neues Haus');
  await save();
  const dialog = page.getByRole('dialog', { name: 'Neuer Name des Spielorts' });
  await expect
    .element(dialog.getByText(`nennen ihn weiter »${venue?.name}«`, { exact: false }))
    .toBeVisible();
  expect(saves()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Mit neuem Namen speichern' }).click();
  await expect.poll(() => saves().at(-1)?.body).toMatchObject({ data: { name: { de: 'Neues Haus' } } });
});
