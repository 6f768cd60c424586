/** Rows of a form as a table: people in a cell, pasted lines and moved rows. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paste } from '../../../tests/setup/paste.ts';
import { anEvent, aRecord, renderForm } from '../../../tests/setup/record-form.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';

const mira = { id: 8, name: 'Mira Okafor', detail: 'Schauspiel', thumbnail: '', values: {} };
const jan = { id: 9, name: 'Jan Berg', detail: 'Gast', thumbnail: '', values: {} };
const people = {
  'GET /de/api/cms-hub/persons?page_size=20&q=Mira+Okafor': { results: [mira] },
  'GET /de/api/cms-hub/persons?page_size=20&q=Jan+Berg': { results: [jan, { ...jan, id: 10 }] },
  'GET /de/api/cms-hub/persons?page_size=20&q=Niemand': { results: [] },
};
const aPlay = () => aRecord('productions', { name: { de: 'Nora' }, stage_name: 'Bühne' });

const valuesOf = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).value);

test('a complete name selects the person who has it; other names are guests', async () => {
  const { page, save, saves } = await renderForm(aPlay(), { others: people });
  await page.getByRole('button', { name: 'Besetzung: Zeile hinzufügen' }).click();
  const cast = page.getByRole('list', { name: 'Besetzung' });
  await userEvent.keyboard('Nora{Tab}Nora{Tab}Mira Okafor{Tab}');
  const name = cast.getByRole('combobox', { name: 'Name' });
  await expect.element(name).toHaveAccessibleDescription('Führt zur Seite von Mira Okafor.');
  // As they are announced.
  await name.click();
  await userEvent.keyboard('{End} a. G.');
  await expect.element(name).toHaveAccessibleDescription('Führt zur Seite von Mira Okafor.');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}x');
  await expect.element(name).toHaveAccessibleDescription('Nur der Name, ohne eigene Seite.');
  await userEvent.clear(name);
  await name.fill('Niemand');
  await userEvent.keyboard('{Tab}');
  await expect.element(name).toHaveAccessibleDescription('Nur der Name, ohne eigene Seite.');
  await save();
  await expect.poll(() => saves()).toHaveLength(1);
  expect(saves()[0]?.body).toMatchObject({
    data: { cast: [{ role: { de: 'Nora', en: 'Nora' }, name: 'Niemand', person: null }] },
  });
});

test('pasted lines become rows with the people that they name, in one undo step', async () => {
  const { page } = await renderForm(aPlay(), { others: people });
  const add = page.getByRole('button', { name: 'Besetzung: Zeile hinzufügen' });
  await add.click();
  const cast = page.getByRole('list', { name: 'Besetzung' });
  paste('Nora: Mira Okafor\nTorvald: Jan Berg\n', cast.getByLabelText('Deutsch').element());
  const names = cast.getByRole('combobox', { name: 'Name' });
  await expect.poll(() => valuesOf(names.elements())).toEqual(['Mira Okafor', 'Jan Berg']);
  await expect.element(names.first()).toHaveAccessibleDescription('Führt zur Seite von Mira Okafor.');
  // Two people have this name, so one has to be chosen.
  await expect.element(names.last()).toHaveAccessibleDescription('Nur der Name, ohne eigene Seite.');
  // The names that were found belong to the form, not to the place of a row.
  cast
    .getByRole('button', { name: /^Torvald verschieben/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => valuesOf(names.elements())).toEqual(['Jan Berg', 'Mira Okafor']);
  await expect.element(names.last()).toHaveAccessibleDescription('Führt zur Seite von Mira Okafor.');
  // Formatted texts have steps of their own.
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect.poll(() => names.elements().length).toBe(1);
});

test('a pasted price table is inserted after the focused row, and invalid amounts are marked', async () => {
  const { page } = await renderForm(anEvent());
  const prices = page.getByRole('list', { name: 'Preise' });
  paste('Loge\tBox\t70\nGalerie\tGallery\tfrei', prices.getByLabelText('Deutsch').first().element());
  const seats = () => valuesOf(prices.getByLabelText('Deutsch').elements());
  await expect.poll(seats).toEqual(['Parkett', 'Loge', 'Galerie', 'Rang']);
  const amounts = prices.getByLabelText('Preis in Euro');
  expect(valuesOf(amounts.elements())).toEqual(['58,00', '70,00', 'frei', '42,00']);
  await expect.element(prices.getByText(/kein Betrag/)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('a row is one line below a shared header on a laptop, and has its own labels on a telephone', async () => {
  await resizeWindow(1366, 768);
  const { page } = await renderForm(anEvent());
  const prices = page.getByRole('list', { name: 'Preise' });
  await expect.element(prices).toBeVisible();
  const row = prices.getByRole('listitem').first().element() as HTMLElement;
  expect(row.offsetHeight).toBeLessThan(48);
  await resizeWindow(375, 812);
  await expect.poll(() => row.offsetHeight).toBeGreaterThan(100);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

test('each removed row is announced, also one of the same name', async () => {
  const { page } = await renderForm(aPlay());
  const add = page.getByRole('button', { name: 'Besetzung: Zeile hinzufügen' });
  await add.click();
  await add.click();
  const remove = page
    .getByRole('list', { name: 'Besetzung' })
    .getByRole('button', { name: 'Besetzung, Zeile 1 herausnehmen' });
  await remove.click();
  await expect.element(page.getByText(/herausgenommen, noch 1 in der Liste/)).toBeInTheDocument();
  await remove.click();
  await expect.element(page.getByText(/herausgenommen, noch 0 in der Liste/)).toBeInTheDocument();
});

test('a new form field is visible by default', async () => {
  const { page, save, saves } = await renderForm(aRecord('forms', { title: { de: 'Kontakt' }, fields: [] }));
  await page.getByRole('button', { name: 'Felder: Zeile hinzufügen' }).click();
  const shown = page.getByRole('checkbox', { name: 'Wird gezeigt' });
  await expect.element(shown).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Pflicht' })).not.toBeChecked();
  await save();
  await expect.poll(() => saves()).toHaveLength(1);
  expect(saves()[0]?.body).toMatchObject({ data: { fields: [{ visible: true }] } });
});
