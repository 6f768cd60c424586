import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { Combobox } from './Combobox.tsx';

const plays = ['Faust', 'Figaro', 'Hamlet'];

const aCombobox = async (
  search = async (query: string) => plays.filter((play) => play.startsWith(query)),
) => {
  const pick = vi.fn();
  const page = await renderComponent(
    <Combobox
      label="Stück"
      search={search}
      keyOf={(play) => play}
      renderOption={(play) => play}
      onPick={pick}
    />,
  );
  return { page, pick, input: page.getByRole('combobox', { name: 'Stück' }) };
};

test('filters while typing and selects the option reached by arrow keys', async () => {
  const { page, pick, input } = await aCombobox();
  await input.fill('F');
  await expect.element(page.getByRole('status')).toHaveTextContent('2');
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Faust', 'Figaro']);
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Figaro' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(pick).toHaveBeenCalledExactlyOnceWith('Figaro');
  await expect.element(input).toHaveValue('');
});

test('Enter before the results are there picks from them, not from those of an earlier text', async () => {
  const { page, pick, input } = await aCombobox();
  await input.click();
  await expect.element(page.getByRole('option', { name: 'Faust' })).toBeVisible();
  await userEvent.keyboard('Ham{Enter}');
  expect(pick).not.toHaveBeenCalled();
  await expect.poll(() => pick.mock.calls).toEqual([['Hamlet']]);
  await userEvent.keyboard('Fa{Enter}{Escape}');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(pick).toHaveBeenCalledOnce();
});

test('Enter in the empty field picks nothing; arrow keys choose from either end', async () => {
  const { page, pick, input } = await aCombobox();
  await input.click();
  await expect.element(page.getByRole('option', { name: 'Faust' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(pick).not.toHaveBeenCalled();
  await userEvent.keyboard('F');
  await expect.element(page.getByRole('option', { name: 'Hamlet' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('option', { name: 'Hamlet' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(pick).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(pick).toHaveBeenCalledExactlyOnceWith('Hamlet');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Faust' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(pick).toHaveBeenLastCalledWith('Faust');
});

test('selects the pressed option', async () => {
  const { page, pick, input } = await aCombobox();
  await input.click();
  await page.getByRole('option', { name: 'Hamlet' }).click();
  expect(pick).toHaveBeenCalledExactlyOnceWith('Hamlet');
});

test('Escape closes only the list', async () => {
  const { page, input } = await aCombobox();
  const press = vi.fn();
  document.addEventListener('keydown', press);
  await input.click();
  await expect.element(page.getByRole('option', { name: 'Hamlet' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', press);
  expect(page.getByRole('option').elements()).toEqual([]);
  expect(press).not.toHaveBeenCalled();
});

test.each([
  ['while it composes', { isComposing: true, keyCode: 13 }],
  ['in Safari, just after it has composed', { isComposing: false, keyCode: 229 }],
])('Enter and Escape of an input method pick and close nothing, %s', async (_, press) => {
  const { page, pick, input } = await aCombobox();
  await input.click();
  await expect.element(page.getByRole('option', { name: 'Hamlet' })).toBeVisible();
  for (const key of ['Enter', 'Escape'])
    input.element().dispatchEvent(new KeyboardEvent('keydown', { ...press, key, bubbles: true }));
  await expect.element(page.getByRole('option', { name: 'Hamlet' })).toBeVisible();
  expect(pick).not.toHaveBeenCalled();
});

test('without a connection there is a message', async () => {
  const { page, input } = await aCombobox(() => Promise.reject(new Error('offline')));
  await input.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('nicht zu erreichen');
});
