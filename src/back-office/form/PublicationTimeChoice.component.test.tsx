/** The three times of a save, and a form that continues a draft. */
import { expect, test } from 'vitest';
import { anEvent, aRecord, renderForm, written } from '../../../tests/setup/record-form.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { problem } from '../../../tests/setup/render-editing.ts';
import type { RecordDraft } from '../requests/record-requests.ts';

const aDraft = (data: RecordDraft['data'], version = 2): RecordDraft => ({
  version,
  data,
  changed_by: 'Jana Krafft',
  changed_at: '2026-11-20T14:10:00.000Z',
  conflicts: [],
});
const bodies = (requests: readonly { body?: unknown }[]) => requests.map(({ body }) => body);

test('"Now" publishes; "Not yet" writes to the draft together with the base version', async () => {
  const record = anEvent();
  const path = `POST /de/api/cms-hub/events/${record.id}/draft`;
  const draft = aDraft({ subtitle: { de: 'Neu' } }, 1);
  const { page, save, saves } = await renderForm(record, { others: { [path]: { draft } } });
  await expect.element(page.getByRole('radio', { name: 'Jetzt' })).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeVisible();
  await page.getByRole('group', { name: 'Eigener Name' }).getByLabelText('Deutsch').fill('Sommerfest');
  await page.getByRole('radio', { name: 'Noch nicht' }).click();
  await expect.element(page.getByRole('button', { name: 'Als Entwurf sichern' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await save();
  await expect.element(page.getByText('Entwurf von Jana Krafft', { exact: false })).toBeVisible();
  expect(bodies(saves())).toMatchObject([
    { version: 0, record_version: 3, data: { name: { de: 'Sommerfest', en: 'Feast' } } },
  ]);
});

test('a planned change requires a time and is sent with it', async () => {
  const record = anEvent();
  const others = { [`GET /de/api/cms-hub/events/${record.id}/draft`]: { draft: null, plans: [] } };
  const { page, save, saves } = await renderForm(record, { answers: { POST: written({}) }, others });
  await page.getByLabelText('Karten übrig').fill('5');
  await page.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).click();
  expect(await axeFindings()).toEqual([]);
  await save();
  await expect.element(page.getByText('Geben Sie an, wann es öffentlich wird.')).toBeVisible();
  expect(saves()).toEqual([]);
  await page.getByLabelText('Zeitpunkt', { exact: true }).fill('24.11.2026 10 Uhr');
  await save();
  await expect
    .poll(() => bodies(saves()))
    .toMatchObject([{ version: 3, due_at: '2026-11-24T09:00:00.000Z' }]);
  await expect.element(page.getByText('Eingeplant.')).toBeVisible();
});

test('a form continues the draft and publishes it together with new changes', async () => {
  const record = anEvent();
  const path = `/de/api/cms-hub/events/${record.id}/draft`;
  const draft = aDraft({ name: { de: 'Herbstfest', en: 'Feast' } });
  const others = {
    [`POST ${path}`]: { draft: aDraft({ ...draft.data, tickets_left: 5 }, 3) },
    [`POST ${path}/publish`]: { ...written({ name: { de: 'Herbstfest' } }), draft: null },
  };
  const { page, save, saves } = await renderForm(record, { others, data: { draft } });
  const name = page.getByRole('group', { name: 'Eigener Name' }).getByLabelText('Deutsch');
  await expect.element(name).toHaveValue('Herbstfest');
  await expect.element(page.getByText('Nichts geändert')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Noch nicht' })).toBeChecked();
  await page.getByLabelText('Karten übrig').fill('5');
  await page.getByRole('radio', { name: 'Jetzt' }).click();
  await save();
  await expect.element(page.getByText('Gespeichert.')).toBeVisible();
  expect(saves().map(({ body }) => Object.keys(body as object))).toEqual([
    ['operation_id', 'version', 'record_version', 'data'],
    ['operation_id', 'version'],
  ]);
  expect(bodies(saves())).toMatchObject([{ version: 2 }, { version: 3 }]);
  await expect.element(page.getByText('Entwurf von', { exact: false })).not.toBeInTheDocument();
});

test('a field that was changed in public meanwhile needs a decision before publishing', async () => {
  const record = anEvent();
  const path = `/de/api/cms-hub/events/${record.id}/draft`;
  const data = { name: { de: 'Herbstfest', en: 'Feast' } };
  const conflicts = [{ field: 'name.de', base: 'Fest', draft: 'Herbstfest', public: 'Winterfest' }];
  const draft = { ...aDraft(data), conflicts };
  const stored = {
    id: record.id,
    version: 5,
    values: { ...record.values, name: { de: 'Winterfest', en: 'Feast' } },
  };
  const answer = problem(409, { draft, record: stored, conflicts, changed_by: null });
  const others = {
    [`POST ${path}`]: { draft: { ...aDraft(data, 3) } },
    [`POST ${path}/publish`]: answer,
  };
  const { page, save, saves } = await renderForm(record, { others, data: { draft } });
  await page.getByRole('radio', { name: 'Jetzt' }).click();
  await save();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Meine Fassung behalten' }).click();
  await expect.poll(() => saves().length).toBeGreaterThan(2);
  expect(saves()[1]?.body).toMatchObject({
    version: 2,
    record_version: 5,
    data: { name: { de: 'Herbstfest' } },
  });
});

test('a discarded draft can be restored', async () => {
  const record = anEvent();
  const path = `/de/api/cms-hub/events/${record.id}/draft`;
  const draft = aDraft({ name: { de: 'Herbstfest', en: 'Feast' } });
  const others = {
    [`DELETE ${path}?version=2`]: null,
    [`POST ${path}`]: { draft: { ...draft, version: 1 } },
  };
  const { page } = await renderForm(record, { others, data: { draft } });
  const name = page.getByRole('group', { name: 'Eigener Name' }).getByLabelText('Deutsch');
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await expect.element(name).toHaveValue('Fest');
  await page.getByRole('button', { name: 'Zurückholen' }).click();
  await expect.element(name).toHaveValue('Herbstfest');
});

test('an offline record goes online with "Now" and stays offline with "Not yet"', async () => {
  const record = { ...anEvent(), values: { ...anEvent().values, is_online: false } };
  const { page, save, saves } = await renderForm(record, { answers: { POST: written({}) } });
  await expect.element(page.getByRole('radio', { name: 'Noch nicht' })).toBeChecked();
  await page.getByLabelText('Karten übrig').fill('5');
  await expect.element(page.getByRole('button', { name: '1 Änderung speichern' })).toBeVisible();
  await page.getByRole('radio', { name: 'Jetzt' }).click();
  await expect.element(page.getByLabelText('Online')).toBeChecked();
  await page.getByRole('radio', { name: 'Noch nicht' }).click();
  await expect.element(page.getByLabelText('Online')).not.toBeChecked();
  await page.getByRole('radio', { name: 'Jetzt' }).click();
  await save();
  await expect
    .poll(() => bodies(saves()))
    .toMatchObject([{ version: 3, data: { tickets_left: 5, is_online: true } }]);
});

test('a new record can be saved online or offline', async () => {
  const data = { record: null, initial: { is_online: false } };
  // The browser keeps the draft of a new record by kind; no other test creates one of this kind.
  const { page } = await renderForm(aRecord('news_teasers', {}), { data });
  await expect.element(page.getByRole('button', { name: 'Offline anlegen' })).toBeVisible();
  await page.getByRole('radio', { name: 'Jetzt' }).click();
  await expect.element(page.getByRole('button', { name: 'Anlegen und veröffentlichen' })).toBeVisible();
});

test('a new record can be scheduled', async () => {
  const data = { record: null, initial: { is_online: false } };
  const { page, saves } = await renderForm(aRecord('subscriptions', {}), { data });
  await page.getByRole('group', { name: 'Name' }).getByLabelText('Deutsch').fill('Sommerabo');
  await page.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).click();
  const create = page.getByRole('button', { name: 'Geplant anlegen' });
  await create.click();
  await expect.element(page.getByText('Geben Sie an, wann es öffentlich wird.')).toBeVisible();
  expect(saves()).toEqual([]);
  await page.getByLabelText('Zeitpunkt', { exact: true }).fill('24.11.2026 10 Uhr');
  expect(await axeFindings()).toEqual([]);
  await create.click();
  await expect
    .poll(() => bodies(saves()))
    .toMatchObject([{ data: { name: { de: 'Sommerabo' } }, due_at: '2026-11-24T09:00:00.000Z' }]);
});
