/** The check list beside the page: its entries lead to their place and disappear once they are corrected. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locale } from '#domain/languages/locales.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { aModule, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { Dialogs } from '../../Dialogs.tsx';
import { EditedContainer } from '../../ui/module-chrome/EditedContainer.tsx';
import { type CheckListEntry, createUiState, useUiState } from '../../ui/ui-state.ts';
import { ChecksPanel } from './ChecksPanel.tsx';

const untranslated: CheckListEntry = {
  rule: 'missing-english',
  severity: 'warning',
  module: 1,
  field: 'content',
  language: 'en',
  message: 'Englisch fehlt.',
  where: 'Überschrift: Anfahrt',
};
const tooDeep: CheckListEntry = {
  ...untranslated,
  rule: 'heading-order',
  field: 'headline_level',
  language: null,
};

function Panel() {
  return useUiState('areChecksOpen') && <ChecksPanel onClose={() => {}} />;
}

/** @param found what the server finds, which a test changes */
async function aList(found: { now: readonly CheckListEntry[] }, locale: Locale = 'de', de = 'Anfahrt') {
  const editing = await renderEditing(
    <>
      <EditedContainer container={null} slug="page-1" content_type="page" />
      <Dialogs />
      <Panel />
    </>,
    {
      locale,
      answers: {
        ...workingCopy([
          aModule(1, 'headline', { content: { de } }),
          aModule(2, 'quote', { content: { de: 'Großartig' } }),
        ]),
        'GET container/1/checks': () => ({ results: found.now }),
      },
    },
  );
  const { page, session } = editing;
  await expect.element(page.getByRole('textbox').first()).toBeInTheDocument();
  session.part(createUiState).set({
    areChecksOpen: true,
    loadSideBySide: async () => (await import('../languages/SideBySide.tsx')).SideBySide,
  });
  const list = page.getByRole('region', { name: /^(Prüfliste|Check list)$/ });
  return { ...editing, list, entry: (name: RegExp) => list.getByRole('button', { name }) };
}

test('has the focus, counts what there is, and looks again after a save', async () => {
  const found = { now: [untranslated, tooDeep] };
  const { session, list, page } = await aList(found);
  await expect.element(list.getByRole('heading', { name: 'Prüfliste' })).toHaveFocus();
  await expect.element(list.getByRole('status')).toHaveTextContent('2 Einträge');
  expect(await axeFindings(list.element())).toEqual([]);
  found.now = [tooDeep];
  session.saveStatus.set({ state: 'saved', saved_at: 1 });
  await expect.element(list.getByRole('status')).toHaveTextContent('1 Eintrag');
  await page.getByRole('button', { name: /Überschrift: Anfahrt/ }).click();
  await expect.element(page.getByRole('dialog').getByLabelText('Ebene')).toHaveFocus();
});

test('says in words that nothing is to be mended, in English too', async () => {
  const { list } = await aList({ now: [] }, 'en');
  await expect.element(list.getByRole('status')).toHaveTextContent('Nothing to mend.');
  expect(await axeFindings(list.element())).toEqual([]);
});

test('at 320 px it is at the bottom of the window, and covers no text that it leads to', async () => {
  await resizeWindow(320, 640);
  const now = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'].map((message) => ({
    ...untranslated,
    message,
    language: 'de' as const,
  }));
  const { list, entry } = await aList({ now }, 'de', 'Anfahrt '.repeat(30));
  await expect.element(entry(/Eins/)).toBeVisible();
  const { left, width, bottom, height, top } = list.element().getBoundingClientRect();
  expect([left, width, bottom]).toEqual([0, 320, 640]);
  expect(height).toBeLessThanOrEqual(300);
  (entry(/Eins/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('content');
  await expect.poll(() => document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  expect(await axeFindings(list.element())).toEqual([]);
});
