/** axe on every state of the editing layer over a page, in both languages. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { locales } from '#domain/languages/locales.ts';
import { axeFindings } from '../../tests/setup/render-component.ts';
import { aModule, type Editing, renderEditing, workingCopy } from '../../tests/setup/render-editing.ts';
import { Dialogs } from './Dialogs.tsx';
import { Toolbar } from './features/toolbar/Toolbar.tsx';
import { OpenMenu } from './OpenMenu.tsx';
import { EditedContainer } from './ui/module-chrome/EditedContainer.tsx';
import { closeDialog, closeMenu, openDialog, openMenu } from './ui/ui-state.ts';

const [text, image] = [1, 2];
const named = { title: { de: 'Besuch', en: 'Visit' }, path: { de: 'besuch', en: 'visit' } };
const aPage = { id: 1, parent: null, container: 1, slug: named.path, order: 0, version: 1, ...named };
const inTree = { id: 1, parent: null, is_online: true, children: [], ...named };
const described = { alt: { de: 'Eine Wand', en: 'A wall' }, caption: null, credit: 'Foto: Ina Probe' };
const measured = { width: 800, height: 600, focal_x: 0.5, focal_y: 0.5 };
const picture = { id: 7, file_name: 'wand.jpg', ...described, ...measured, is_decorative: false };

const answers = {
  ...workingCopy([
    aModule(text, 'text', { content: { de: '<p>Geprüft</p>', en: '<p>Checked</p>' } }),
    aModule(image, 'image', { image: { id: 7, alt: 'Eine Wand', sources: {} } }),
  ]),
  'GET pages/1': aPage,
  'GET pages': { pages: [inTree], removed: [] },
  'GET media?page=1&page_size=24': { count: 1, results: [{ ...picture, print: 'as-is', picture: null }] },
  'GET media/7': { ...picture, print: 'as-is', picture: null },
};

const tools = { people: null, drafts: null, schedule: null };
const act = { onEdit() {}, onLogOut() {}, onPublish: async () => {} };

/** What opens each state after the one before has been closed. */
const states: Record<string, (editing: Editing) => void | Promise<void>> = {
  'nothing opened': () => undefined,
  'what to add': ({ session }) =>
    openMenu(session, { kind: 'add', place: { container: 1, parent: null, column: 0 } as never, order: 0 }),
  'where to move': ({ session }) => openMenu(session, { kind: 'move', id: text }),
  'the fields of a module': ({ session }) => openDialog(session, { kind: 'module', id: image }),
  'page settings': ({ session }) => openDialog(session, { kind: 'settings', page: 1 }),
  'a new page': ({ session }) => openDialog(session, { kind: 'new', page: 1 }),
};

test.each(locales.map(({ code }) => code))('no state has violations: %s', async (locale) => {
  const editing = await renderEditing(
    <>
      <Toolbar pathname={`/${locale}/besuch`} isEditing isRejected={false} {...act} {...tools} />
      <main>
        <EditedContainer container={null} slug="page-1" content_type="page" />
      </main>
      <Dialogs />
      <OpenMenu />
    </>,
    { locale, answers },
  );
  const { page, session } = editing;
  const content = page.getByRole('textbox').first();
  await expect.element(content).toBeInTheDocument();
  for (const [state, open] of Object.entries(states)) {
    await open(editing);
    const isOpen = page.getByRole('dialog').getByRole('button');
    if (state !== 'nothing opened') await expect.element(isOpen.first()).toBeVisible();
    expect(await axeFindings(), state).toEqual([]);
    closeMenu(session);
    closeDialog(session);
  }

  await content.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByRole('toolbar').last()).toBeVisible();
  expect(await axeFindings(), 'writing, with tools').toEqual([]);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('form', { name: 'Link' })).toBeVisible();
  expect(await axeFindings(), 'a link').toEqual([]);
});
