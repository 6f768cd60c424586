/** The form of a record: typing, undo, rows and saving. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anEvent, aRecord, renderForm, written } from '../../../tests/setup/record-form.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { problem } from '../../../tests/setup/render-editing.ts';
import type { RecordValues } from '../requests/record-requests.ts';

describe('a form', () => {
  test('shows formatted values and sends changed fields as stored', async () => {
    const { page, saves, save } = await renderForm(anEvent(), { answers: { POST: written({}) } });
    const start = page.getByLabelText('Beginn');
    await expect.element(start).toHaveValue('Fr 20.11.2026, 19.30');
    await start.fill('+7');
    await expect.element(page.getByText('Freitag, 27. November 2026, 19.30 Uhr')).toBeVisible();
    const amount = page.getByLabelText('Preis in Euro').first();
    await expect.element(amount).toHaveValue('58,00');
    await amount.fill('61,5');
    await page.getByLabelText('Vorverkauf ab').fill('1.10.2026 10 Uhr');
    await expect.element(page.getByText('3 Änderungen', { exact: true })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await save();
    await expect.poll(() => saves().length).toBe(1);
    expect(saves()[0]?.body).toMatchObject({
      version: 3,
      data: {
        date_start: '2026-11-27T18:30:00.000Z',
        presale_start: '2026-10-01T08:00:00.000Z',
        prices: [{ amount: '61.50' }, { amount: '42.00' }],
      },
    });
    const sent = saves().map(({ body }) => Object.keys((body as { data: object }).data).length);
    expect(sent).toEqual([3]);
  });

  test('says that it can only be read to somebody who may not write it', async () => {
    const { page } = await renderForm(anEvent(), { data: { may_write: false } });
    await expect.element(page.getByText(/^Sie können das lesen/)).toBeVisible();
    await expect.element(page.getByLabelText('Beginn')).toBeDisabled();
    // No action is offered: no row, no calendar, no picture, nothing of the import.
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('asks which of two repeated hours is meant and rejects a skipped one', async () => {
    const { page } = await renderForm(anEvent());
    const start = page.getByLabelText('Beginn');
    await start.fill('25.10.2026 2.30');
    const both = page.getByRole('group', { name: 'In dieser Nacht gibt es die Stunde zweimal. Welche?' });
    await expect.element(both.getByRole('radio').first()).toBeChecked();
    await both.getByRole('radio').last().click();
    await expect.element(both.getByRole('radio').last()).toBeChecked();
    await start.fill('29.3.2026 2.30');
    await expect.element(page.getByText(/Diese Stunde fällt aus/)).toBeVisible();
    await expect.element(start).toHaveAttribute('aria-invalid', 'true');
  });

  test('suggests the end from the duration of the play', async () => {
    const event = aRecord('events', { ...anEvent().values, production: 7, date_end: null });
    const play = { id: 7, version: 1, values: { duration: 155 } };
    const { page } = await renderForm(event, { others: { 'GET /de/api/cms-hub/productions/7': play } });
    const offer = page.getByRole('button', { name: 'Bis 22.05, nach der Dauer des Stücks' });
    await page.getByLabelText('Beginn').fill('20.11.2026 20 Uhr');
    await page.getByRole('button', { name: 'Bis 22.35, nach der Dauer des Stücks' }).click();
    const end = page.getByLabelText('Ende');
    await expect.element(end).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(end).toHaveValue('Fr 20.11.2026, 22.35');
    expect(offer.query()).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  test('changing the start moves the end by the same time, whether typed or chosen', async () => {
    const { page } = await renderForm(
      aRecord('events', { ...anEvent().values, date_end: '2026-11-20T21:05:00.000Z' }),
    );
    const [start, end] = [page.getByLabelText('Beginn'), page.getByLabelText('Ende')];
    // On the way to a day that is understood the end stays.
    await start.fill('27.');
    await start.fill('27.11. ');
    await start.fill('27.11. 20 Uhr');
    await userEvent.keyboard('{Tab}');
    await expect.element(end).toHaveValue('Fr 27.11.2026, 22.35');
    await page.getByRole('button', { name: 'Kalender' }).first().click();
    await expect.element(page.getByRole('button', { name: 'Freitag, 27. November 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(end).toHaveValue('Sa 28.11.2026, 22.35');
    await page.getByRole('button', { name: 'Rückgängig' }).last().click();
    await page.getByRole('button', { name: 'Rückgängig' }).last().click();
    await expect.element(start).toHaveValue('Fr 27.11.2026, 20.00');
    await expect.element(end).toHaveValue('Fr 27.11.2026, 22.35');
  });

  test('offers stages by their public names, and any place for a guest performance', async () => {
    const { page, save, saves } = await renderForm(anEvent(), { answers: { POST: written({}) } });
    const place = page.getByLabelText('Bühne oder Gastspielort');
    await expect.element(place).toHaveDisplayValue('Große Bühne');
    await place.selectOptions('Thalia Gaußstraße, Bühne');
    await page.getByLabelText('Gastspiel an einem anderen Ort').click();
    await place.fill('Schiffbau, Zürich');
    await save();
    await expect.poll(() => saves().length).toBe(1);
    expect(saves()[0]?.body).toMatchObject({ data: { is_on_tour: true, stage_name: 'Schiffbau, Zürich' } });
  });

  test('after a day that does not exist the time of before is kept, whether typed or chosen', async () => {
    const { page } = await renderForm(anEvent());
    const start = page.getByLabelText('Beginn');
    const wrong = async () => {
      await start.fill('32.13.');
      await userEvent.keyboard('{Tab}');
      await expect.element(page.getByText('Diesen Tag gibt es nicht.')).toBeVisible();
    };
    await wrong();
    await start.fill('21.11.');
    await userEvent.keyboard('{Tab}');
    await expect.element(start).toHaveValue('Sa 21.11.2026, 19.30');
    await wrong();
    await page.getByRole('button', { name: 'Kalender' }).first().click();
    await expect.poll(() => document.activeElement?.getAttribute('data-day')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => (start.element() as HTMLInputElement).value).toMatch(/, 19\.30$/);
  });

  test('a day is chosen in the calendar by keyboard', async () => {
    const { page } = await renderForm(anEvent());
    const toggle = page.getByRole('button', { name: 'Kalender' }).first();
    await toggle.click();
    await expect.element(page.getByRole('button', { name: 'Freitag, 20. November 2026' })).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect.element(page.getByLabelText('Beginn')).toHaveValue('Sa 28.11.2026, 19.30');
    await expect.element(toggle).toHaveFocus();
    await toggle.click();
    await expect.element(page.getByRole('button', { name: 'Samstag, 28. November 2026' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle).toHaveFocus();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('marks the group in the upper part of the window in the list of groups', async () => {
    const { page } = await renderForm(anEvent());
    const link = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Gruppen' }).getByRole('link', { name });
    await expect.element(link(/^Was gespielt wird/)).toHaveAttribute('aria-current', 'true');
    document.getElementById('group-tickets')?.scrollIntoView();
    await expect.element(link(/^Karten und Preise/)).toHaveAttribute('aria-current', 'true');
    await expect.element(link(/^Was gespielt wird/)).not.toHaveAttribute('aria-current');
  });

  test('undoes and redoes by keyboard, one field at a time', async () => {
    const { page } = await renderForm(anEvent());
    const name = page.getByRole('group', { name: 'Eigener Name' }).getByLabelText('Deutsch');
    await name.fill('Sommerfest');
    await page.getByRole('checkbox', { name: 'Online' }).click();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(page.getByRole('checkbox', { name: 'Online' })).toBeChecked();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.element(name).toHaveValue('Fest');
    await expect.element(page.getByText('Nichts geändert')).toBeVisible();
    await page.getByRole('button', { name: 'Wiederholen' }).click();
    await expect.element(name).toHaveValue('Sommerfest');
  });

  test('rows are added, moved and removed without a mouse', async () => {
    const { page } = await renderForm(anEvent());
    const rows = page.getByRole('list', { name: 'Preise' });
    const seats = () =>
      rows
        .getByLabelText('Deutsch')
        .elements()
        .map((input) => (input as HTMLInputElement).value);
    await page.getByRole('button', { name: 'Preise: Zeile hinzufügen' }).click();
    await userEvent.keyboard('Galerie');
    expect(seats()).toEqual(['Parkett', 'Rang', 'Galerie']);
    rows.getByRole('button', { name: 'Galerie verschieben, mit den Pfeiltasten' }).element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(seats).toEqual(['Parkett', 'Galerie', 'Rang']);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(seats).toEqual(['Galerie', 'Parkett', 'Rang']);
    await page.getByRole('button', { name: 'Parkett herausnehmen' }).click();
    await expect.poll(seats).toEqual(['Galerie', 'Rang']);
  });

  test('English text whose German has changed is marked until it is confirmed', async () => {
    const { page } = await renderForm(anEvent());
    const field = page.getByRole('group', { name: 'Eigener Name' });
    await field.getByLabelText('Deutsch').fill('Sommerfest');
    await expect.element(field.getByText('Deutsch hat sich geändert')).toBeVisible();
    await field.getByRole('button', { name: 'Passt trotzdem' }).click();
    await expect.element(field.getByText('Deutsch hat sich geändert')).not.toBeInTheDocument();
  });
});

describe('saving', () => {
  test('shows an error of the server beside its field and focuses the field', async () => {
    const errors = [{ field: 'prices.1.amount', message: 'Der Preis fehlt.' }];
    const { page, save } = await renderForm(anEvent(), { answers: { POST: problem(422, { errors }) } });
    const amount = page.getByRole('list', { name: 'Preise' }).getByLabelText('Preis in Euro').last();
    await amount.fill('');
    await save();
    await expect.element(page.getByText('Der Preis fehlt.')).toBeVisible();
    await expect.element(amount).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
    await amount.fill('12');
    await expect.element(page.getByText('Der Preis fehlt.')).not.toBeInTheDocument();
  });

  test('an error about a missing choice uses the labels of the list, not the API’s values', async () => {
    const record = aRecord('menu_links', { menu_name: { de: 'Spielplan' } });
    const errors = [{ field: 'list', message: 'Möglich sind: menu, footer.' }];
    const { page, save } = await renderForm(record, { answers: { POST: problem(422, { errors }) } });
    await page.getByRole('group', { name: 'Name im Menü' }).getByLabelText('Deutsch').fill('Termine');
    await save();
    await expect.element(page.getByText('Wählen Sie hier etwas aus.')).toBeVisible();
    expect(page.getByText(/menu, footer/).elements()).toEqual([]);
  });

  test('unparsable input is not sent', async () => {
    const { page, save, saves } = await renderForm(anEvent());
    await page.getByLabelText('Karten übrig').fill('viele');
    await save();
    await expect.element(page.getByLabelText('Karten übrig')).toHaveFocus();
    expect(saves()).toEqual([]);
  });

  test('a request without a response is repeated with the same operation id', async () => {
    const { page, save, saves } = await renderForm(anEvent());
    await page.getByLabelText('Karten übrig').fill('2');
    await save();
    await expect.element(page.getByText(/Der Server ist nicht zu erreichen/)).toBeVisible();
    await save();
    await expect.poll(() => saves().length).toBe(2);
    const [first, second] = saves().map(({ body }) => (body as { operation_id: string }).operation_id);
    expect(second).toBe(first);
  });

  test('changes of different fields by two people are merged automatically', async () => {
    const record = anEvent();
    const theirs = { ...record.values, tickets_left: 9 };
    let version = 3;
    const answer = (body: { version: number; data: RecordValues }) => {
      if (body.version === version + 1) return written({ ...theirs, ...body.data });
      return problem(409, {
        record: { id: record.id, version: version + 1, values: theirs },
        changed_by: 'Bert',
      });
    };
    version = 3;
    const { page, save, saves } = await renderForm(record, { answers: { POST: answer } });
    await page.getByRole('checkbox', { name: 'Online' }).click();
    await save();
    await expect.element(page.getByText('Gespeichert.')).toBeVisible();
    await expect.element(page.getByLabelText('Karten übrig')).toHaveValue('9');
    expect(saves().map(({ body }) => (body as { data: RecordValues }).data)).toEqual([
      { is_online: false },
      { is_online: false },
    ]);
  });

  test('conflicting changes show both versions, and mine can be kept', async () => {
    const record = anEvent();
    const theirs = { ...record.values, name: { de: 'Herbstfest', en: 'Feast' } };
    const answer = (body: { version: number; data: RecordValues }) =>
      body.version === 4
        ? written({ ...theirs, ...body.data })
        : problem(409, { record: { id: record.id, version: 4, values: theirs }, changed_by: 'Bert' });
    const { page, save, saves } = await renderForm(record, { answers: { POST: answer } });
    const name = page.getByRole('group', { name: 'Eigener Name' }).getByLabelText('Deutsch');
    await name.fill('Sommerfest');
    await save();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(/Bert hat dasselbe Feld geändert/)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await dialog.getByRole('button', { name: 'Meine Fassung behalten' }).click();
    await expect.element(page.getByText('Gespeichert.')).toBeVisible();
    expect(saves().at(-1)?.body).toMatchObject({ version: 4, data: { name: { de: 'Sommerfest' } } });
  });
});
