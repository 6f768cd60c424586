/** The footer of a form on a telephone, and other people who have the record open. */
import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { anEvent, renderForm, written } from '../../../tests/setup/record-form.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { problem } from '../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';

test('on a telephone the footer is one row that expands upwards', async () => {
  await resizeWindow(375, 812);
  const { page } = await renderForm(anEvent());
  const publish = page.getByRole('button', { name: 'Jetzt veröffentlichen' });
  await expect.element(publish).toBeVisible();
  const foot = publish.element().parentElement as HTMLElement;
  expect(foot.offsetHeight).toBeLessThan(64);
  await page.getByLabelText('Karten übrig').fill('5');
  const more = page.getByRole('button', { name: /Mehr$/ });
  await expect.element(more).toHaveAccessibleName('1 Änderung, Mehr');
  expect(foot.offsetHeight).toBeLessThan(64);
  const when = page.getByRole('group', { name: 'Wann wird es öffentlich?' });
  expect(when.elements()).toEqual([]);
  await more.click();
  await expect.element(when).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await page.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).click();
  await more.click();
  // Missing values are shown at their fields.
  await page.getByRole('button', { name: 'Einplanen' }).click();
  await expect.element(page.getByText('Geben Sie an, wann es öffentlich wird.')).toBeVisible();
});

test('on a laptop missing values are listed in the same row, which does not cover the focused field', async () => {
  await resizeWindow(1366, 768);
  const errors = { date_end: ['Das Ende liegt vor dem Beginn. Geben Sie ein späteres an.'] };
  const refuse = () => problem(422, { errors });
  const { page, save } = await renderForm(anEvent(), { answers: { POST: refuse } });
  const publish = page.getByRole('button', { name: 'Jetzt veröffentlichen' });
  await expect.element(publish).toBeVisible();
  const foot = publish.element().parentElement as HTMLElement;
  const { height } = foot.getBoundingClientRect();
  await page.getByLabelText('Karten übrig').fill('5');
  await save();
  await expect.element(page.getByText(/^Noch nicht gespeichert/)).toBeVisible();
  expect(foot.getBoundingClientRect().height).toBe(height);
  const controls = [...document.querySelectorAll<HTMLElement>('[data-name] :is(input, textarea, button)')];
  const hidden = controls.filter((control) => {
    if (control.getClientRects().length === 0) return false;
    control.focus();
    // Of a text of several lines the first is enough.
    const { top, height: own } = control.getBoundingClientRect();
    return top + Math.min(own, 40) > foot.getBoundingClientRect().top;
  });
  expect(hidden.map((control) => control.closest('[data-name]')?.getAttribute('data-name'))).toEqual([]);
});

test('Ctrl S does what the button does, but not while a dialog is open', async () => {
  const answer = ({ data }: { data: object }) => written({ ...anEvent().values, ...data });
  const { page, saves } = await renderForm(anEvent(), { answers: { POST: answer } });
  await page.getByLabelText('Karten übrig').fill('5');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await userEvent.keyboard('{Control>}s{/Control}');
  dialog.remove();
  expect(saves()).toEqual([]);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Gespeichert.')).toBeVisible();
  expect(saves()).toHaveLength(1);
});

test('people who have the record open are listed once, with the group that they edit', async () => {
  const { page, streams } = await renderForm(anEvent());
  await expect.poll(() => streams.length).toBe(1);
  const people = [
    { tab: 'a', name: 'Jana Krafft', module: null, field: 'prices' },
    { tab: 'b', name: 'Jana Krafft', module: null, field: null },
    { tab: 'c', name: 'Anna Berg', module: null, field: null },
  ];
  streams[0]?.events.people?.(JSON.stringify({ people }));
  await expect
    .element(page.getByText('Jana Krafft (in »Karten und Preise«) hat das auch offen.', { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByText('Sie haben das noch in einem anderen Fenster offen.', { exact: false }))
    .toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('saving with an expired session opens the login over the form and then completes the save', async () => {
  const record = anEvent();
  let isIn = false;
  const answer = ({ data }: { data: object }) =>
    isIn ? written({ ...record.values, ...data }) : problem(401);
  const { page, save, saves } = await renderForm(record, {
    answers: { POST: answer },
    others: {
      'POST login': () => {
        isIn = true;
        return {
          logged: true,
          email: 'editor@example.org',
          username: 'Anna Berg',
          may: [],
          csrf_token: 'neu',
        };
      },
    },
  });
  await page.getByLabelText('Karten übrig').fill('5');
  await save();
  const dialog = page.getByRole('dialog', { name: /Anmeld/ });
  await expect.element(dialog).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await dialog.getByLabelText('Passwort').fill('richtig');
  await dialog.getByRole('button', { name: /Anmelden/ }).click();
  await expect.element(page.getByText('Gespeichert.')).toBeVisible();
  await expect.element(page.getByLabelText('Karten übrig')).toHaveValue('5');
  const records = saves().filter(({ path }) => path !== 'login');
  expect(new Set(records.map(({ body }) => (body as { operation_id: string }).operation_id)).size).toBe(1);
});

test('in print the footer does not cover the fields', async () => {
  const { page } = await renderForm(anEvent());
  const publish = page.getByRole('button', { name: 'Jetzt veröffentlichen' });
  await expect.element(publish).toBeVisible();
  await commands.showAs('print');
  await expect.poll(() => publish.elements()).toEqual([]);
  await commands.showAs('screen');
});

test('what the server has not answered is sent again by itself, until something is changed', async () => {
  let isThere = false;
  const answer = ({ data }: { data: object }) =>
    isThere ? written({ ...anEvent().values, ...data }) : problem(0);
  const { page, saves, save } = await renderForm(anEvent(), { answers: { POST: answer } });
  await page.getByLabelText('Karten übrig').fill('5');
  await save();
  await expect.element(page.getByText(/Sobald er antwortet, wird es gespeichert/)).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.poll(() => saves().length).toBe(2);
  await expect.element(page.getByText(/Sobald er antwortet/)).toBeVisible();
  await page.getByLabelText('Karten übrig').fill('56');
  isThere = true;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('1 Änderung')).toBeVisible();
  expect(saves()).toHaveLength(2);

  isThere = false;
  await save();
  await expect.element(page.getByText(/Sobald er antwortet/)).toBeVisible();
  isThere = true;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/^Gespeichert/)).toBeVisible();
  expect(saves().at(-1)?.body).toMatchObject({ data: { tickets_left: 56 } });
  const ids = saves().map(({ body }) => (body as { operation_id: string }).operation_id);
  // The same content under the same id: nothing is written twice.
  expect(new Set(ids).size).toBe(2);
});
