/** Manually edited fields, and references to records with pictures. */
import { expect, test, vi } from 'vitest';
import { fieldTexts } from '#i18n/back-office/field-texts.ts';
import { recordFormTexts } from '#i18n/back-office/form-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { aRecord, renderForm } from '../../../tests/setup/record-form.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { encoded } from '../../../tests/setup/screen-data.ts';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('a manually edited field is marked, and taking the imported value can be undone', async () => {
  const record = aRecord('tags', { name: { de: 'Gespräche', en: 'Talks' }, order: 3 });
  const { page, saves, save } = await renderForm(record, {
    answers: { POST: { id: record.id, version: 4, values: record.values, is_written: true } },
    data: { held: [{ field: 'name.de', imported: 'Gesprächsreihe', is_declined: false }] },
  });
  const german = page.getByRole('group', { name: 'Name' }).getByLabelText('Deutsch');
  await expect.element(page.getByText('Im Import steht »Gesprächsreihe«.')).toBeVisible();
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

test('keeping a manual edit is stored once and does not change the record', async () => {
  const record = aRecord('tags', { name: { de: 'Gespräche', en: 'Talks' }, order: 3 });
  const { page, saves } = await renderForm(record, {
    answers: { POST: { id: record.id, version: 3, values: record.values, is_written: false } },
    data: {
      held: [
        { field: 'name.de', imported: 'Gesprächsreihe', is_declined: false },
        { field: 'order', imported: 5, is_declined: true },
      ],
    },
  });
  await expect.element(page.getByText('Entschieden: Es bleibt so', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Dabei bleibt es' }).click();
  await expect
    .poll(() => page.getByText('Entschieden: Es bleibt so', { exact: false }).elements().length)
    .toBe(2);
  expect(saves().map(({ body }) => body)).toMatchObject([{ data: {}, decline: ['name.de'] }]);
  await expect.element(page.getByText('Nichts geändert')).toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Dabei bleibt es' }).elements()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
});

test('a manually edited table lists the rows that only the import and only the record has', async () => {
  const anne = { role: { de: 'Nora' }, name: 'Anne Gast', person: null };
  const tom = { role: { de: 'Helmer' }, name: 'Tom Gast', person: null };
  const mira = { role: { de: 'Nora' }, name: 'Mira Okafor', person: 8 };
  const record = aRecord('productions', { name: { de: 'Nora' }, stage_name: 'Bühne', cast: [anne, tom] });
  const { page, save, saves } = await renderForm(record, {
    answers: { POST: { id: record.id, version: 4, values: record.values, is_written: true } },
    data: {
      held: [{ field: 'cast', imported: [mira, tom], is_declined: false }],
      names: { persons: { 8: { name: 'Mira Okafor', detail: '', thumbnail: '' } } },
    },
  });
  await expect.element(page.getByText('Nur im Import: Nora, Mira Okafor')).toBeVisible();
  await expect.element(page.getByText('Nur hier: Nora, Anne Gast')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Wie im Import' }).click();
  await expect.element(page.getByText('Nur im Import', { exact: false })).not.toBeInTheDocument();
  await save();
  await expect.poll(() => saves().at(-1)?.body).toMatchObject({ data: { cast: [mira, tom] } });
});

test('the face of who plays is within the line of the name', async () => {
  const mira = { role: { de: 'Nora' }, name: 'Mira Okafor', person: 8 };
  const record = aRecord('productions', { name: { de: 'Nora' }, stage_name: 'Bühne', cast: [mira] });
  const { page } = await renderForm(record, {
    data: { names: { persons: { 8: { name: 'Mira Okafor', detail: '', thumbnail: picture } } } },
  });
  const name = page.getByRole('list', { name: 'Besetzung' }).getByRole('combobox').element();
  const face = name.parentElement?.querySelector('img')?.getBoundingClientRect();
  const line = name.getBoundingClientRect();
  expect(face?.height).toBeGreaterThan(0);
  expect([face?.top, face?.bottom]).toEqual([line.top + 4, line.bottom - 4]);
});

test('a referenced record is found with its picture and description, by keyboard alone', async () => {
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
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByText('Regie')).toBeVisible();
  // Cancelling the search keeps the chosen record.
  await page.getByRole('button', { name: /^Stück: statt Mira Okafor/ }).click();
  await box.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /^Stück: statt Mira Okafor/ })).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
});

test('choosing a person fills in the name of the part', async () => {
  const record = aRecord('productions', { name: { de: 'Nora' }, stage_name: 'Bühne' });
  const mira = { id: 8, name: 'Mira Okafor', detail: 'Schauspiel', thumbnail: '', values: {} };
  const { page } = await renderForm(record, {
    others: { 'GET /de/api/cms-hub/persons?page_size=20': { results: [mira] } },
  });
  await page.getByRole('button', { name: 'Besetzung: Zeile hinzufügen' }).click();
  const cast = page.getByRole('list', { name: 'Besetzung' });
  const name = cast.getByRole('combobox', { name: 'Name' });
  await name.click();
  await page.getByRole('option', { name: /Mira Okafor/ }).click();
  await expect.element(name).toHaveValue('Mira Okafor');
  await expect.element(name).toHaveAccessibleDescription('Führt zur Seite von Mira Okafor.');
});

test('a person who is not found can be created offline and chosen', async () => {
  const record = aRecord('productions', { name: { de: 'Nora' }, stage_name: 'Bühne' });
  const { page, requests } = await renderForm(record, {
    others: {
      'GET /de/api/cms-hub/persons?page_size=20': { results: [] },
      'GET /de/api/cms-hub/persons?page_size=20&q=Lena+Brandt': { results: [] },
      'POST /de/api/cms-hub/persons': ({ data }: { data: object }) => ({ id: 77, version: 1, values: data }),
    },
  });
  const data = {
    locale: 'de',
    today: '2026-11-23',
    resource: 'persons',
    labels: resourceLabels('persons', 'de'),
    texts: { ...recordFormTexts('de'), ...fieldTexts('de') },
    title: 'Neue Person',
    record: null,
    initial: { is_online: false },
    names: {},
    parts: {},
  };
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(encoded({ record: { data } })));
  await page.getByRole('button', { name: 'Besetzung: Zeile hinzufügen' }).click();
  const cast = page.getByRole('list', { name: 'Besetzung' });
  const name = cast.getByRole('combobox', { name: 'Name' });
  await name.fill('Lena Brandt');
  await page.getByRole('option', { name: /Lena Brandt.* neu anlegen/ }).click();
  const dialog = page.getByRole('dialog');
  // Content that loads after the dialog has opened takes the focus from its close button.
  await expect.element(dialog.getByLabelText(/^Vorname/)).toHaveFocus();
  await expect.element(dialog.getByLabelText(/^Vorname/)).toHaveValue('Lena');
  await expect.element(dialog.getByLabelText(/^Nachname/)).toHaveValue('Brandt');
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Anlegen und wählen' }).click();
  await expect.element(name).toHaveValue('Lena Brandt');
  await expect.element(name).toHaveAccessibleDescription('Führt zur Seite von Lena Brandt.');
  const made = requests.find(({ path, method }) => method === 'POST' && path.endsWith('/persons'));
  expect(made?.body).toMatchObject({ data: { first_name: 'Lena', last_name: 'Brandt', is_online: false } });
  vi.restoreAllMocks();
});

test('users without permission to create plays are not offered to create one', async () => {
  const record = aRecord('press_articles', { title: { de: 'Neu' }, date: '2026-11-20' });
  const { page } = await renderForm(record, {
    others: { 'GET /de/api/cms-hub/productions?page_size=20&q=Fest': { results: [] } },
    data: { may_create: ['press_articles'] },
  });
  const box = page.getByRole('combobox', { name: 'Stück' });
  await box.fill('Fest');
  await expect.element(page.getByText('Nichts gefunden', { exact: false })).toBeVisible();
  expect(page.getByText('neu anlegen', { exact: false }).elements()).toEqual([]);
});

test('a title typed as an address is converted to a slug when the field loses focus', async () => {
  const record = aRecord('press_articles', { title: { de: 'Neu' }, date: '2026-11-20' });
  const { page } = await renderForm(record);
  const address = page.getByRole('group', { name: 'Adresse auf der Website' });
  await expect
    .element(address.getByLabelText('Deutsch'))
    .toHaveAttribute('placeholder', 'entsteht aus dem Titel');
  await address.getByLabelText('Deutsch').fill('Große Überraschung!');
  await address.getByLabelText('Englisch').click();
  await expect.element(address.getByLabelText('Deutsch')).toHaveValue('grosse-ueberraschung');
  const form = await renderForm(aRecord('forms', { title: { de: 'Neu' }, fields: [] }));
  const own = form.page.getByLabelText('Adresse auf der Website');
  await own.fill('Schul Besuch');
  await form.page.getByRole('checkbox', { name: 'Online' }).click();
  await expect.element(own).toHaveValue('schul-besuch');
});
