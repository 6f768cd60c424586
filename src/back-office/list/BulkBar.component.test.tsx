import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { aList, anEventRow, textsOfList } from './list-fixture.ts';
import { RecordList } from './RecordList.tsx';

const show = (more: Parameters<typeof aList>[0] = {}) =>
  renderComponent(
    <main className={tokens.backOffice}>
      <RecordList user="1" list={aList(more)} texts={textsOfList()} />
    </main>,
  );

test('an action first lists its effect on the records that it changes', async () => {
  const page = await show();
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite wählen' }).click();
  const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
  await expect.element(bar).toHaveTextContent('2 gewählt');
  await bar.getByRole('button', { name: 'Absagen' }).click();
  await expect.element(bar.getByText('Werden abgesagt: 1. Besucher lesen es sofort.')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: '1 ändern' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await bar.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('on a telephone the bar does not cover the remaining rows', async () => {
  await resizeWindow(320, 640);
  const page = await show();
  await page.getByRole('checkbox', { name: /Nora/ }).first().click();
  const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
  await expect.element(bar).toHaveTextContent('1 gewählt');
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(160);
  await expect.element(bar.getByText('Absagen', { exact: true })).not.toBeVisible();
  await bar.getByRole('button', { name: 'Ändern …' }).click();
  expect(await axeFindings()).toEqual([]);
  await bar.getByRole('button', { name: 'Absagen' }).click();
  await expect.element(bar.getByRole('button', { name: '1 ändern' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('the bar explains how to select more records than one batch holds', async () => {
  const page = await show({ count: 20_071 });
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite wählen' }).click();
  const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
  await expect.element(bar.getByText('wenn Filter höchstens 1.000 übrig lassen')).toBeVisible();
  expect(bar.getByRole('button', { name: /^Alle/ }).elements()).toEqual([]);
});

test('what was rejected is named', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (input) =>
    String(input).endsWith('/batch')
      ? Response.json({ errors: [{ field: 'lines.1.data.date_end', message: 'Zu spät.' }] }, { status: 422 })
      : Response.json({ logged: true, csrf_token: 'token' });
  try {
    const page = await show({ rows: [anEventRow(1), anEventRow(2)] });
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite wählen' }).click();
    const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
    await bar.getByRole('button', { name: 'Absagen' }).click();
    await bar.getByRole('button', { name: '2 ändern' }).click();
    await expect.element(bar.getByRole('alert')).toHaveTextContent('Nora, Do 12.3., 19.30, 2: Zu spät.');
  } finally {
    globalThis.fetch = fetch;
  }
});

test('moving by no days and no minutes changes nothing', async () => {
  const page = await show({ rows: [anEventRow(1)] });
  await page.getByRole('checkbox', { name: /Nora/ }).click();
  const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
  await bar.getByRole('button', { name: 'Verschieben' }).click();
  await expect.element(bar.getByText('Bei den gewählten Einträgen ist das schon so.')).toBeVisible();
  await bar.getByRole('spinbutton', { name: 'Tage' }).fill('7');
  await expect.element(bar.getByRole('button', { name: '1 ändern' })).toBeVisible();
});

test('users without permission to write have no checkboxes', async () => {
  const page = await show({ may_write: false });
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(page.getByRole('checkbox', { name: /wählen/ }).elements()).toEqual([]);
});

test('a service is only added to dates that do not offer it', async () => {
  const service = { name: 'access_services', label: 'Barrierefrei', value: '', any: 'alle' };
  const page = await show({
    filters: [{ ...service, options: [{ value: 'relaxed', label: 'Relaxed Performance' }] }],
    rows: [anEventRow(1), anEventRow(2, { access_services: ['relaxed'] })],
  });
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite wählen' }).click();
  const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
  await bar.getByRole('button', { name: 'Zugang anbieten' }).click();
  await expect.element(bar.getByText('Wählen Sie zuerst, was.')).toBeVisible();
  await bar.getByRole('combobox', { name: 'Barrierefrei' }).selectOptions('Relaxed Performance');
  await expect.element(bar.getByRole('button', { name: '1 ändern' })).toBeVisible();
});

test('the start of presale is written only if it can be parsed', async () => {
  const page = await show({ rows: [anEventRow(1)] });
  await page.getByRole('checkbox', { name: /Nora/ }).click();
  const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
  await bar.getByRole('button', { name: 'Vorverkauf ab …' }).click();
  const moment = bar.getByRole('textbox', { name: 'Vorverkauf ab' });
  await moment.fill('1.4.');
  expect(bar.getByRole('button', { name: /ändern$/ }).elements()).toEqual([]);
  await moment.fill('1.4. 10.00');
  await expect.element(bar.getByText('Mittwoch, 1. April 2026, 10.00')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: '1 ändern' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('the day of a presale is chosen in the month, and keeps the time that is typed', async () => {
  await resizeWindow(1366, 800);
  const page = await show({ rows: [anEventRow(1)] });
  await page.getByRole('checkbox', { name: /Nora/ }).click();
  const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
  await bar.getByRole('button', { name: 'Vorverkauf ab …' }).click();
  const moment = bar.getByRole('textbox', { name: 'Vorverkauf ab' });
  await moment.fill('1.4. 10.00');
  await bar.getByRole('button', { name: 'Kalender' }).click();
  await bar.getByRole('button', { name: 'Nächster Monat' }).click();
  expect(await axeFindings()).toEqual([]);
  // The bar is black, its month is not; axe does not judge letters in the colour of their ground.
  const day = bar.getByRole('button', { name: 'Freitag, 8. Mai 2026' });
  expect(getComputedStyle(day.element()).color).not.toBe(getComputedStyle(bar.element()).color);
  // On a telephone the month fits, with each day on one line.
  await resizeWindow(320, 640);
  for (const button of bar.element().querySelectorAll('td button')) {
    const words = document.createRange();
    words.selectNodeContents(button);
    expect(words.getClientRects()).toHaveLength(1);
  }
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(bar.element().getBoundingClientRect().height).toBeLessThanOrEqual(448);
  await day.click();
  await expect.element(bar.getByText('Freitag, 8. Mai 2026, 10.00')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: '1 ändern' })).toBeVisible();
});

test('Enter on a checkbox leads to the actions, Escape closes one and leads back', async () => {
  await resizeWindow(1366, 800);
  const page = await show();
  const box = page.getByRole('checkbox', { name: /Nora/ }).first();
  await box.click();
  const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
  const first = bar.getByRole('button', { name: 'Absagen' });
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveFocus();
  await expect.element(box).toBeChecked();
  await bar.getByRole('button', { name: 'Verschieben' }).click();
  await bar.getByRole('spinbutton', { name: 'Tage' }).fill('7');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar.getByRole('spinbutton', { name: 'Tage' })).not.toBeInTheDocument();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveFocus();
});
