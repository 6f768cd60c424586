/** The dialogs of pages when answers are late or lost. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EditedPage, NewPage } from '#editing/sync/pages/edited-page.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { problem, renderEditing } from '../../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { PageDialog } from './PageDialog.tsx';

const aPage = {
  id: 3,
  parent: null,
  container: 1,
  path: { de: 'besuch', en: 'visit' },
  slug: { de: 'besuch', en: 'visit' },
  order: 0,
  version: 1,
  title: { de: 'Besuch' },
  is_online: true,
  is_clickable: true,
  in_menu: false,
  in_footer: false,
  has_tab_navigation: false,
} as unknown as EditedPage;

const inTree = { id: 3, parent: null, title: aPage.title, path: aPage.path, is_online: true, children: [] };

/** Saves settings by version; `cut` loses the answer of the next request, `meanwhile` runs before it. */
function createServer() {
  const state = { page: aPage, cut: false, meanwhile: () => {} };
  return {
    state,
    put(change: Partial<EditedPage>) {
      if (change.version !== state.page.version)
        return problem(409, { page: state.page, changed_by: 'Anna Berg' });
      state.page = { ...state.page, ...change, version: state.page.version + 1 };
      state.meanwhile();
      if (!state.cut) return state.page;
      state.cut = false;
      throw new TypeError('The connection is gone.');
    },
  };
}

async function openSettings() {
  const server = createServer();
  let isClosed = false;
  const editing = await renderEditing(
    <PageDialog
      request={{ kind: 'settings', page: 3 }}
      onClose={() => {
        isClosed = true;
      }}
    />,
    {
      answers: {
        'GET pages': { pages: [inTree], removed: [] },
        'GET pages/3': aPage,
        'PUT pages/3': server.put,
      },
    },
  );
  const { page } = editing;
  const slug = page.getByLabelText('Deutsch').first();
  await expect.element(slug).toHaveValue('besuch');
  const save = page.getByRole('button', { name: 'Speichern' });
  return { ...editing, ...server, slug, save, isClosed: () => isClosed };
}

test('settings that were saved without an answer are no conflict with what is written after them', async () => {
  const { page, state, slug, save, isClosed } = await openSettings();
  await slug.fill('ihr-besuch');
  state.cut = true;
  await save.click();
  await expect.element(page.getByText(/Der Server ist nicht zu erreichen/)).toBeVisible();
  await expect.element(save).toHaveFocus();
  await slug.fill('ihr-besuch-hier');
  await save.click();
  await expect.poll(isClosed).toBe(true);
  expect(state.page.slug.de).toBe('ihr-besuch-hier');
});

test('settings that are written while others are saved stay in the form', async () => {
  const { state, slug, save, isClosed } = await openSettings();
  const input = slug.element() as HTMLInputElement;
  await slug.fill('ihr-besuch');
  state.meanwhile = () => {
    state.meanwhile = () => {};
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ihr-besuch-hier');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  await save.click();
  await expect.poll(() => state.page.slug.de).toBe('ihr-besuch');
  expect(isClosed()).toBe(false);
  expect(input.value).toBe('ihr-besuch-hier');
  await save.click();
  await expect.poll(isClosed).toBe(true);
  expect(state.page.slug.de).toBe('ihr-besuch-hier');
});

test('a page is taken offline by its own button, and the form closes', async () => {
  const { page, state, isClosed } = await openSettings();
  await page.getByRole('button', { name: 'Offline nehmen' }).click();
  await expect.poll(isClosed).toBe(true);
  expect(state.page.is_online).toBe(false);
});

test.each(['Neu', 'Ganz neu'])(
  'a page whose answer was lost is not created twice: then "%s"',
  async (then) => {
    const made: NewPage[] = [];
    let stored: EditedPage = { ...aPage, id: 4, title: { de: 'Neu' } };
    const answers = {
      'GET pages': () => ({
        pages: [inTree, ...made.map(() => ({ ...inTree, id: 4, ...made[0] }))],
        removed: [],
      }),
      'GET pages/3': aPage,
      'GET pages/4': () => stored,
      'PUT pages/4': (change: Partial<EditedPage>) => {
        stored = { ...stored, ...change, version: 2 };
        return stored;
      },
      'POST pages': (body: NewPage) => {
        made.push(body);
        throw new TypeError('The connection is gone.');
      },
    };
    let isClosed = false;
    const { page } = await renderEditing(
      <PageDialog
        request={{ kind: 'new', page: 3 }}
        onClose={() => {
          isClosed = true;
        }}
      />,
      { answers },
    );
    const title = page.getByLabelText('Titel, Deutsch');
    await title.fill('Neu');
    await page.getByRole('radio', { name: /^Neben/ }).click();
    const create = page.getByRole('button', { name: 'Seite anlegen' });
    await create.click();
    await expect.element(page.getByText(/Der Server ist nicht zu erreichen/)).toBeVisible();
    await title.fill(then);
    await create.click();
    await expect.poll(() => isClosed).toBe(true);
    expect(made).toHaveLength(1);
    expect(stored.title?.de).toBe(then);
    expect(stored.slug.de).toBe(then === 'Neu' ? 'besuch' : 'ganz-neu');
  },
);

test('settings changed by others are merged, and conflicts need a decision', async () => {
  await resizeWindow(320, 640);
  const { page, state, slug, save, isClosed } = await openSettings();
  const theirs = (change: Partial<EditedPage>) => {
    state.page = { ...state.page, ...change, version: state.page.version + 1 };
  };
  const box = (name: string) => page.getByRole('checkbox', { name });
  await box('Im Hauptmenü').click();
  theirs({ in_footer: true });
  await save.click();
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('In der Fußzeile');
  await expect.element(box('In der Fußzeile')).toBeChecked();
  await slug.fill('mein');
  theirs({ slug: { de: 'ihr', en: 'visit' }, has_tab_navigation: true });
  await save.click();
  const asked = page.getByRole('dialog', { name: 'Zwei Fassungen' });
  const address = asked.getByRole('group', { name: 'Adresse (Deutsch)' });
  await expect.element(address).toHaveTextContent('Fassung von Anna Berg');
  expect(await axeFindings()).toEqual([]);
  (asked.getByRole('radio', { name: 'Meine Fassung' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await asked.getByRole('button', { name: 'So übernehmen' }).click();
  await expect.poll(isClosed).toBe(true);
  const all = { slug: { de: 'mein' }, in_menu: true, in_footer: true, has_tab_navigation: true };
  expect(state.page).toMatchObject(all);
});

test('a new page is restored after closing, until it is cancelled', async () => {
  const open = async () => {
    const answers = { 'GET pages': { pages: [inTree], removed: [] }, 'GET pages/3': aPage };
    const request = { kind: 'new', page: 3 } as const;
    const { page } = await renderEditing(<PageDialog request={request} onClose={() => {}} />, { answers });
    const title = page.getByLabelText('Titel, Deutsch');
    await expect.element(title).toBeVisible();
    return { page, title };
  };
  const first = await open();
  await first.title.fill('Ein Tag im Freien');
  await userEvent.keyboard('{Escape}');
  const second = await open();
  await expect.element(second.title).toHaveValue('Ein Tag im Freien');
  await expect.element(second.page.getByText(/steht wieder hier/)).toBeVisible();
  await second.page.getByRole('button', { name: 'Abbrechen' }).click();
  const third = await open();
  await expect.element(third.title).toHaveValue('');
});
