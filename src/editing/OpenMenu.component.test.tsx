/** The dialogs of the editing layer over an edited page, opened one by one. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../tests/setup/render-component.ts';
import {
  type Answers,
  aModule,
  problem,
  renderEditing,
  workingCopy,
} from '../../tests/setup/render-editing.ts';
import { publishPage } from './features/publishing/publish.ts';
import { Alerts } from './features/toolbar/Alerts.tsx';
import { OpenMenu } from './OpenMenu.tsx';
import { EditedContainer } from './ui/module-chrome/EditedContainer.tsx';
import { type CheckListEntry, createUiState, openMenu } from './ui/ui-state.ts';

const draft = [
  aModule(1, 'headline', { content: { de: 'Meine Premiere' } }),
  aModule(2, 'container', { layout: '50-50' }),
  aModule(3, 'text', { content: { de: '<p>Heute</p>' } }),
];

async function aPage(answers: Answers = {}) {
  const editing = await renderEditing(
    <>
      <Alerts />
      <EditedContainer container={null} slug="page-1" content_type="page" />
      <OpenMenu />
    </>,
    { answers: { ...workingCopy(draft), ...answers } },
  );
  await expect.element(editing.page.getByRole('textbox', { name: 'Überschrift' })).toBeInTheDocument();
  return { ...editing, dialog: editing.page.getByRole('dialog') };
}

type Dialog = Awaited<ReturnType<typeof aPage>>['dialog'];

test.each([
  ['pressed', (dialog: Dialog) => dialog.getByRole('button', { name: /^Zitat/ }).click()],
  ['found first for a few letters', () => userEvent.keyboard('zita{Enter}')],
])('a module is %s, and the caret is in its first text', async (_, choose) => {
  const { page, session, dialog } = await aPage();
  await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
  await expect.element(dialog).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await choose(dialog);
  const added = session.document.children('c1').at(-1) as number;
  expect(session.document.part(added)?.module.module).toBe('quote');
  await expect.poll(() => document.activeElement?.getAttribute('data-of')).toBe(String(added));
});

test('a module is moved to a column, which the arrow buttons cannot do', async () => {
  const { session, dialog } = await aPage();
  openMenu(session, { kind: 'move', id: 1 });
  await dialog.getByRole('button', { name: /Spalte 2/ }).click();
  expect(session.document.children('c1')).toEqual([2, 3]);
  expect(session.document.part(1)?.module).toMatchObject({ parent: 2, column: 1 });
});

test.each([
  ['top', 3, 'Ganz nach oben', [3, 1, 2]],
  ['bottom', 1, 'Ganz nach unten', [2, 3, 1]],
] as const)('a module is moved to the %s in one step', async (_, id, name, order) => {
  const { session, dialog } = await aPage();
  openMenu(session, { kind: 'move', id });
  await dialog.getByRole('button', { name }).click();
  expect(session.document.children('c1')).toEqual(order);
  // It is there already: only the other end is offered.
  openMenu(session, { kind: 'move', id });
  await expect.element(dialog.getByRole('button', { name: /^Ganz nach/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name })).not.toBeInTheDocument();
});

test('resolving a conflict with their version can be undone', async () => {
  const { session, dialog } = await aPage();
  const theirs = { ...aModule(1, 'headline', { content: { de: 'Ihre Premiere' } }), version: 2 };
  session.server.set(1, { data: aModule(1, 'headline', { content: { de: 'Premiere' } }).data });
  session.conflicts.set(1, { theirs: { draft: theirs, shown: null }, changed_by: 'Bert' });
  openMenu(session, { kind: 'conflict', id: 1 });
  await expect.element(dialog.getByText(/Bert hat „Überschrift“ geändert/)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Andere Fassung übernehmen' }).click();
  const text = () => session.document.part(1)?.module.data.content;
  expect(text()).toEqual({ de: 'Ihre Premiere' });
  expect(session.conflicts.size).toBe(0);
  await expect.poll(() => document.activeElement?.getAttribute('data-frame')).toBe('1');
  session.undo.undo(1);
  expect(text()).toEqual({ de: 'Meine Premiere' });
});

test('resolving a conflict with the own version saves it over theirs', async () => {
  const [mine] = draft;
  const theirs = { ...aModule(1, 'headline', { content: { de: 'Ihre Premiere' } }), version: 2 };
  const saved = { draft: { ...mine, version: 3 }, shown: null, container_version: 3, is_written: true };
  const { session, dialog, requests } = await aPage({ 'PUT module/headline/1': saved });
  session.server.set(1, { data: aModule(1, 'headline', { content: { de: 'Premiere' } }).data });
  session.conflicts.set(1, { theirs: { draft: theirs, shown: null }, changed_by: 'Bert' });
  openMenu(session, { kind: 'conflict', id: 1 });
  await dialog.getByRole('button', { name: 'Meine Fassung behalten' }).click();
  expect(session.conflicts.size).toBe(0);
  const sent = () => requests.find(({ path }) => path === 'module/headline/1')?.body;
  await expect.poll(sent).toMatchObject({ version: 2, data: { content: { de: 'Meine Premiere' } } });
});

test('a module that somebody deleted is kept or deleted here too', async () => {
  const { session, dialog } = await aPage();
  session.conflicts.set(3, { theirs: null, changed_by: 'Bert' });
  openMenu(session, { kind: 'conflict', id: 3 });
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  expect(session.document.children('c1')).toEqual([1, 2]);
});

test('unrestored text is shown, and discarded only after a confirmation', async () => {
  const { session, dialog } = await aPage();
  const texts = [{ field: 'content', lang: 'de' as const, text: '<p>Eins</p><p>Zwei</p>' }];
  const where = { title: 'Besuch', path: '/de/besuch', at: Date.UTC(2026, 2, 14, 18) };
  session.drafts.set({
    unresolved: [{ key: 'a', slug: 'page-1', module: 'text', id: 3, reason: 'gone', texts, ...where }],
  } as never);
  openMenu(session, { kind: 'drafts' });
  await expect.element(dialog.getByText('Eins Zwei')).toBeVisible();
  const discard = dialog.getByRole('button', { name: /verwerfen/i });
  await discard.click();
  await expect.element(discard).toHaveTextContent(/wirklich/i);
  expect(await axeFindings()).toEqual([]);
});

const entry = (changes: Partial<CheckListEntry>): CheckListEntry => ({
  rule: 'alt-missing',
  severity: 'warning',
  module: 3,
  field: 'content',
  language: null,
  message: 'Es fehlt etwas.',
  where: 'Text',
  ...changes,
});

test('issues that block publishing are listed, with an option to publish without English', async () => {
  const { session, dialog, page } = await aPage();
  const entries = [entry({ rule: 'incomplete', severity: 'blocking' })];
  openMenu(session, { kind: 'before-publishing', entries, isAsked: true });
  const publish = dialog.getByRole('button', { name: 'Veröffentlichen' });
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('radio', { name: /^Nur Englisch/ }).click();
  await expect.element(publish).toHaveAttribute('aria-disabled', 'false');
  await dialog
    .getByRole('radio', { name: /^Nur Deutsch/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /Es fehlt etwas/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  expect(session.part(createUiState).get().menu).toBeNull();
});

test('changes of others are shown before they are published too', async () => {
  const change = {
    version: 2,
    kind: 'update',
    id: 1,
    module: 'headline',
    changed_by: 'Bert',
    is_own: false,
    created_at: '2026-03-14T18:00:00Z',
    before: { content: { de: 'Premiere' } },
    after: { content: { de: 'Letzte Premiere' } },
  };
  const unseen = [{ container: 1, container_version: 2, changes: [change] }] as const;
  const { session, dialog, requests } = await aPage({
    'POST container/1/publish': { is_changed: false, container_version: 2 },
  });
  session.containers.put({ id: 1, is_changed: true });
  openMenu(session, { kind: 'unreviewed-changes', unseen: unseen as never, languages: ['de'] });
  await expect.element(dialog.getByRole('insertion')).toHaveTextContent('neu: Letzte');
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Gesehen, veröffentlichen' }).click();
  await expect.poll(() => requests.at(-1)?.body).toEqual({ version: 2, languages: ['de'] });
  await userEvent.keyboard('{Escape}');
});

test('planned changes are listed and left out unless ticked', async () => {
  const { session, dialog, requests } = await aPage({
    'POST container/1/publish': problem(409, { planned: ['Zur Veröffentlichung geplant für Freitag.'] }),
  });
  session.containers.put({ id: 1, is_changed: true });
  await publishPage(session, ['de']);
  await expect.poll(() => requests.at(-1)?.body).toEqual({ version: expect.any(Number), languages: ['de'] });
  const publish = dialog.getByRole('button', { name: 'Veröffentlichen' });
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('checkbox', { name: /geplant für Freitag/ }).click();
  await publish.click();
  await expect.poll(() => requests.at(-1)?.body).toMatchObject({ languages: ['de'], planned: true });
  await userEvent.keyboard('{Escape}');
});
