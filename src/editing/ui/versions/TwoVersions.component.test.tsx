import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { threeWay } from '../../core/merge/three-way.ts';
import { TwoVersions } from './TwoVersions.tsx';

const kinds = { headline: { kind: 'line' }, anchor: { kind: 'word' }, text: { kind: 'rich' } } as const;
const base = { headline: { de: 'Premiere' }, anchor: 'a', text: { de: '<p>Eins</p><p>Zwei</p>' } };
const merges = threeWay(
  kinds,
  base,
  { headline: { de: 'Große Premiere' }, anchor: 'b', text: { de: '<p>Eins!</p><p>Zwei</p>' } },
  { headline: { de: 'Letzte Premiere' }, anchor: 'c', text: { de: '<p>Eins</p><p>Zwei!</p>' } },
);

async function twoVersions(shown = merges) {
  await loadEditingMessages('de');
  const decide = vi.fn();
  const page = await renderComponent(
    <TwoVersions
      intro="Was soll stehen?"
      merges={shown}
      changedBy="Bert"
      nameOf={(field) => field}
      contents={{ mine: {}, theirs: {} }}
      onDecide={decide}
      onClose={() => {}}
    />,
  );
  return { page, decide };
}

test('shows conflicts word by word and lists merged fields', async () => {
  const { page } = await twoVersions();
  const headline = page.getByRole('group', { name: 'headline (Deutsch)' });
  await expect.element(headline.getByRole('radio', { name: 'Meine Fassung' })).toBeVisible();
  expect(
    headline
      .getByRole('insertion')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain('neu: Große ');
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('text (Deutsch) verschiedene Stellen von beiden');
  expect(await axeFindings()).toEqual([]);
});

test('the initial choice keeps both versions', async () => {
  const { page, decide } = await twoVersions();
  await page.getByRole('button', { name: 'So übernehmen' }).click();
  expect(decide).toHaveBeenCalledExactlyOnceWith({ 'headline.de': 'both', anchor: 'mine' });
});

test.each([
  ['Meine Fassung behalten', { 'headline.de': 'mine', anchor: 'mine' }],
  ['Andere Fassung übernehmen', { 'headline.de': 'theirs', anchor: 'theirs' }],
])('%s', async (name, choices) => {
  const { page, decide } = await twoVersions();
  await page.getByRole('button', { name }).click();
  expect(decide).toHaveBeenCalledExactlyOnceWith(choices);
});

test('each field is decided separately', async () => {
  const { page, decide } = await twoVersions();
  const anchor = page.getByRole('group', { name: 'anchor' });
  await anchor.getByRole('radio', { name: 'Fassung von Bert' }).click();
  await page.getByRole('button', { name: 'So übernehmen' }).click();
  expect(decide).toHaveBeenCalledExactlyOnceWith({ 'headline.de': 'both', anchor: 'theirs' });
});

test('a long text shows its first change', async () => {
  const long = (end: string) => ({ text: { de: `${'<p>Was gleich ist</p>'.repeat(60)}<p>Ende${end}</p>` } });
  const { page } = await twoVersions(threeWay(kinds, long(''), long(' eins'), long(' zwei')));
  const change = page.getByRole('insertion').first();
  await expect
    .poll(() => {
      const box = change.element().parentElement?.parentElement?.getBoundingClientRect();
      const { top, bottom } = change.element().getBoundingClientRect();
      return box && top >= box.top && bottom <= box.bottom;
    })
    .toBe(true);
});

test('at 320 px it needs no scrolling sideways, and arrow keys go from version to version', async () => {
  await resizeWindow(320, 640);
  const { page, decide } = await twoVersions();
  const dialog = page.getByRole('dialog').element();
  await expect.element(page.getByRole('button', { name: 'So übernehmen' })).toBeVisible();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  expect(await axeFindings()).toEqual([]);
  await expect.element(page.getByRole('radio', { name: /Beide/ }).first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'Meine Fassung' }).first()).toBeChecked();
  (page.getByRole('button', { name: 'So übernehmen' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(decide).toHaveBeenCalledExactlyOnceWith({ 'headline.de': 'mine', anchor: 'mine' });
});
