/** The journal of a form in the browser, and the first save of a new record. */
import { describe, expect, test, vi } from 'vitest';
import { anEvent, aRecord, renderForm, written } from '../../../tests/setup/record-form.ts';
import { encoded } from '../../../tests/setup/screen-data.ts';

const journaledText = /in diesem Browser gesichert, \d/;

test('a new record is sent with its initial values, changed or not', async () => {
  const record = aRecord('events', {});
  const initial = { production: 7, stage_name: 'Bühne', is_online: true, hide_slider: true };
  const address = '/de/api/cms-hub/events';
  const { page, requests } = await renderForm(record, {
    data: {
      record: null,
      initial,
      names: { productions: { 7: { name: 'Faust', detail: '', thumbnail: '' } } },
    },
    others: { [`POST ${address}`]: written({}) },
  });
  await expect.element(page.getByText('Faust', { exact: true })).toBeVisible();
  await page.getByLabelText('Beginn').fill('1.12.2026 1930');
  await page.getByRole('checkbox', { name: 'Online' }).click();
  await page.getByRole('button', { name: 'Anlegen' }).click();
  const sent = () => requests.find(({ path }) => path === address)?.body as { data: object } | undefined;
  await expect
    .poll(() => sent()?.data)
    .toEqual({
      production: 7,
      stage_name: 'Bühne',
      is_online: false,
      hide_slider: true,
      date_start: '2026-12-01T18:30:00.000Z',
    });
});

test('data beside the form is fetched again after a save', async () => {
  const data = { title: 'Neu', record: { id: 1, version: 4, values: {} } };
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(encoded({ record: { data } })));
  const read: unknown[] = [];
  const record = anEvent();
  const answer = (sent: { data: object }) => ({
    ...written({ ...record.values, ...sent.data }),
    id: record.id,
  });
  const { page, save } = await renderForm(record, {
    answers: { POST: answer },
    onRead: (again) => read.push(again.title),
  });
  await page.getByLabelText('Karten übrig').fill('5');
  expect(read).toEqual([]);
  await save();
  await expect.poll(() => read).toEqual(['Neu']);
  // Without a connection the current content stays.
  fetched.mockRejectedValue(new TypeError());
  await page.getByLabelText('Karten übrig').fill('6');
  await save();
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
  expect(read).toEqual(['Neu']);
  fetched.mockRestore();
});

describe('the journal', () => {
  test('a draft of a new record is restored only for the play that it was begun for', async () => {
    const dateOf = async (production: number) => {
      const data = { record: null, initial: { production, is_online: false } };
      return (await renderForm(aRecord('events', {}), { data })).page;
    };
    const first = await dateOf(21);
    await first.getByLabelText('Karten übrig').fill('2');
    await expect.element(first.getByText(journaledText)).toBeVisible();
    await first.unmount();
    const other = await dateOf(22);
    await expect.element(other.getByText('Nichts geändert')).toBeVisible();
    await other.getByLabelText('Karten übrig').fill('3');
    await expect.element(other.getByText(journaledText)).toBeVisible();
    await other.unmount();
    await expect.element((await dateOf(21)).getByLabelText('Karten übrig')).toHaveValue('2');
  });

  test('unsaved changes are restored with their undo steps', async () => {
    const record = anEvent();
    const { page } = await renderForm(record);
    await page.getByLabelText('Karten übrig').fill('2');
    await expect.element(page.getByText(journaledText)).toBeVisible();
    await page.unmount();
    const again = await renderForm(record);
    await expect.element(again.page.getByText(/sind wieder da/)).toBeVisible();
    await expect.element(again.page.getByLabelText('Karten übrig')).toHaveValue('2');
    await again.page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.element(again.page.getByLabelText('Karten übrig')).toHaveValue('');
  });

  test('a draft that no longer fits is offered for resolution as soon as it is restored', async () => {
    const record = anEvent();
    const { page } = await renderForm(record);
    await page.getByLabelText('Karten übrig').fill('2');
    await expect.element(page.getByText(journaledText)).toBeVisible();
    await page.unmount();
    const values = { ...record.values, tickets_left: 5, is_online: false };
    const again = await renderForm({ ...record, version: 4, values });
    const dialog = again.page.getByRole('dialog');
    await expect.element(dialog.getByRole('radio', { name: 'Meine Fassung' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Andere Fassung übernehmen' }).click();
    await expect.element(again.page.getByLabelText('Karten übrig')).toHaveValue('5');
    await expect.element(again.page.getByRole('checkbox', { name: 'Online' })).not.toBeChecked();
  });

  test('saved changes are not persisted any more', async () => {
    const record = anEvent();
    const values = { ...record.values, tickets_left: 2 };
    const { page, save } = await renderForm(record, { answers: { POST: written(values) } });
    await page.getByLabelText('Karten übrig').fill('2');
    await save();
    await expect.element(page.getByText('Gespeichert.')).toBeVisible();
    await page.unmount();
    const again = await renderForm({ ...record, version: 4, values });
    await expect.element(again.page.getByText('Nichts geändert')).toBeVisible();
  });

  test('without storage, the form is there again as long as the document is', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const record = anEvent();
    const { page } = await renderForm(record);
    await page.getByLabelText('Karten übrig').fill('2');
    await expect.element(page.getByText('nirgends gesichert, bis Sie speichern')).toBeVisible();
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await page.unmount();
    const again = await renderForm(record);
    await expect.element(again.page.getByLabelText('Karten übrig')).toHaveValue('2');
    open.mockRestore();
  });
});
