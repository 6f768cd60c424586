/** The form of a run: differences on its dates, and the effects of saving it. */
import { expect, test } from 'vitest';
import type { RunDate } from '#domain/plan/run-changes.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { aRecord, renderForm } from '../../../tests/setup/record-form.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { problem } from '../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { RunOfDate } from './RunDates.tsx';

const values = {
  name: 'Nora im Winter',
  production: 1,
  stage_name: 'Box',
  begin_weekdays: '18.30',
  begin_saturday: '',
  begin_sunday: '',
  prices: [],
  tags: [],
  access_services: [],
};
const date = (id: number, start: string, more: object = {}): RunDate => ({
  id,
  version: 2,
  values: {
    production: 1,
    stage_name: 'Box',
    date_start: start,
    date_end: null,
    outcome: 'regular',
    prices: [],
    tags: [],
    access_services: [],
    is_online: true,
    ...more,
  },
});
const dates = [
  date(11, '2026-11-02T18:30:00+01:00'),
  date(12, '2026-12-21T18:30:00+01:00'),
  date(13, '2026-12-22T18:30:00+01:00', { outcome: 'cancelled' }),
  date(14, '2026-12-24T15:00:00+01:00'),
];

async function renderRun(answer: () => unknown = () => null) {
  const record = aRecord('runs', values);
  const names = { production: { 1: 'Nora' }, activity: {}, tags: {} };
  const run = { id: record.id, name: values.name, values, dates, names, now: '2026-11-23T12:00:00+01:00' };
  const form = await renderForm(record, {
    data: { run, title: values.name },
    others: {
      'POST /de/api/cms-hub/batch': answer,
      'POST /de/api/cms-hub/change-sets/77/undo': () => ({ change_set: 78 }),
      [`GET /de/api/cms-hub/runs/${record.id}`]: () => ({ id: record.id, version: 5, values }),
    },
  });
  const done = {
    change_set: 77,
    lines: [
      {
        result: 'changed',
        record: { id: record.id, version: 4, values: { ...values, begin_weekdays: '19.30' } },
      },
    ],
  };
  return { ...form, record, done };
}

test('dates show whether they were edited manually, are past or cancelled', async () => {
  const { page } = await renderRun();
  const region = page.getByRole('region', { name: 'Termine der Serie' });
  await expect.element(region.getByRole('listitem').nth(0)).toHaveTextContent('Mo 2.11.2026, 18.30vergangen');
  await expect.element(region.getByRole('listitem').nth(1)).toHaveTextContent('wie die Serie');
  await expect.element(region.getByRole('listitem').nth(2)).toHaveTextContent('abgesagt');
  await expect
    .element(region.getByRole('listitem').nth(3))
    .toHaveTextContent('Beginn 15.00 von Hand geändert Serie: 18.30');
  expect(await axeFindings()).toEqual([]);
});

test('saving previews its effects, includes or excludes dates, and writes and undoes all at once', async () => {
  let answer: unknown = null;
  const { page, save, saves, record, done } = await renderRun(() => answer);
  answer = done;
  await page.getByRole('textbox', { name: 'Beginn Mo bis Fr' }).fill('19.30');
  await save();
  const dialog = page.getByRole('dialog', { name: 'Serie ändern' });
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(
      '18.30 → 19.30 für 1 Termin; 1 behält, was er hat: 24.12.; 1 abgesagter bleibt: 22.12.; 1 vergangener bleibt.',
    );
  expect(await axeFindings()).toEqual([]);
  await resizeWindow(375, 812);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await resizeWindow(1280, 800);
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  await expect.element(box('Beginn: 18.30 → 19.30').first()).toBeChecked();
  await expect.element(box('Beginn: 15.00 → 19.30 von Hand geändert')).not.toBeChecked();
  await box('Beginn: 15.00 → 19.30 von Hand geändert').click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(/^18.30 → 19.30 für 2 Termine; 1 abgesagter/);
  await dialog.getByRole('button', { name: 'Serie und 2 Termine speichern' }).click();
  await expect.element(dialog.getByText(/^Gespeichert: 18.30 → 19.30 für 2 Termine/)).toBeVisible();
  const [batch] = saves().filter(({ path }) => path.endsWith('batch'));
  expect(batch?.body).toMatchObject({
    lines: [
      { resource: 'runs', id: record.id, version: 3, data: { begin_weekdays: '19.30' } },
      { resource: 'events', id: 12, version: 2, data: { date_start: '2026-12-21T19:30:00+01:00' } },
      { resource: 'events', id: 14, version: 2, data: { date_start: '2026-12-24T19:30:00+01:00' } },
    ],
  });
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.element(dialog.getByText('Die Serie und ihre Termine sind wieder wie vorher.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await expect.element(page.getByRole('textbox', { name: 'Beginn Mo bis Fr' })).toHaveValue('18.30');
});

test('a conflicting change is reported, and the input is kept', async () => {
  const { page, save } = await renderRun(() =>
    problem(409, { detail: 'Jemand anderes hat das inzwischen geändert.' }),
  );
  await page.getByRole('textbox', { name: 'Beginn Mo bis Fr' }).fill('19.30');
  await save();
  const dialog = page.getByRole('dialog', { name: 'Serie ändern' });
  await dialog.getByRole('button', { name: 'Keinen' }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent(/^18.30 → 19.30 für keinen Termin;/);
  await dialog.getByRole('button', { name: 'Alle', exact: true }).click();
  await dialog.getByRole('button', { name: 'Serie und 3 Termine speichern' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Jemand anderes hat das inzwischen geändert.');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Beginn Mo bis Fr' })).toHaveValue('19.30');
});

test('the form of a date shows its run and the differences from it', async () => {
  const [, like, , own] = dates;
  const run = { id: 5, name: values.name, values, names: {}, now: '2026-11-23T12:00:00+01:00' };
  const data = { locale: 'en', labels: resourceLabels('events', 'en') } as const;
  const page = await renderComponent(<RunOfDate data={data} run={{ ...run, dates: [own as RunDate] }} />, {
    locale: 'en',
  });
  const link = page.getByRole('link', { name: 'Nora im Winter' });
  await expect.element(link).toHaveAttribute('href', '/cms/runs/5?lang=en');
  await expect.element(page.getByText('Start 15.00 changed by hand Run: 18.30')).toBeVisible();
  await page.rerender(<RunOfDate data={data} run={{ ...run, dates: [like as RunDate] }} />);
  await expect.element(page.getByText('All as in the run.')).toBeVisible();
});

test('a changed name affects no dates and is saved at once', async () => {
  const { page, save, saves } = await renderRun();
  await page.getByRole('textbox', { name: 'Name, nur für die Planung' }).fill('Nora');
  await save();
  await expect.poll(() => saves().map(({ path }) => path)).toHaveLength(1);
  expect(page.getByRole('dialog', { name: 'Serie ändern' }).elements()).toEqual([]);
});
