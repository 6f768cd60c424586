import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { problem, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

const session = {
  kind: 'session',
  id: 4,
  by: 'Anna Berg',
  before: 'a',
  after: 'b',
  is_restored: false,
  is_import: false,
  started_at: '2026-03-14T17:00:00Z',
  ended_at: '2026-03-14T17:20:00Z',
  modules: [{ id: 1, module: 'headline', title: 'Premiere', change: 'changed' }],
};
const publication = {
  kind: 'publication',
  id: 5,
  by: 'Bert',
  before: 'b',
  after: 'c',
  is_published: true,
  ended_at: '2026-03-15T09:00:00Z',
  languages: ['de'],
};

const history = (answers: Record<string, unknown>) =>
  renderEditing(<HistoryDialog />, {
    answers,
    prepare: ({ containers }) => containers.put({ id: 1, slug: 'page-3', content_type: 'page', shown: 1 }),
  });

test('lists editing sessions with their modules, and publications, newest first', async () => {
  const { page } = await history({
    'GET container/1/history': { entries: [publication, session], older: '4' },
    'GET container/1/history?before=4': { entries: [{ ...session, id: 3 }], older: null },
  });
  const entries = () => [...document.querySelectorAll('[data-entry]')].map(({ textContent }) => textContent);
  await expect.poll(entries).toHaveLength(2);
  expect(entries()[0]).toMatch(/Bert/);
  expect(entries()[1]).toMatch(/Anna Berg.*Premiere/);
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: /Früher|Ältere|älter/ }).click();
  await expect.poll(entries).toHaveLength(3);
});

test('offers a retry after a failure', async () => {
  let tries = 0;
  const answer = () => {
    tries += 1;
    return tries === 1 ? problem(503) : { entries: [], older: null };
  };
  const { page } = await history({ 'GET container/1/history': answer });
  await page.getByRole('button', { name: 'Noch einmal' }).click();
  await expect.element(page.getByRole('tabpanel').getByRole('alert')).not.toBeInTheDocument();
  expect(tries).toBe(2);
});

test('a removed page can be restored, and an error of the server is shown there', async () => {
  const { page, requests } = await history({
    'GET container/1/history': { entries: [], older: null },
    'GET pages': { removed: [{ id: 9, title: { de: 'Anfahrt' }, removed_at: '2026-03-14T17:00:00Z' }] },
    'POST pages/9/restore': problem(409, { detail: 'Die Adresse ist vergeben.' }),
  });
  await page
    .getByRole('tab', { name: /Seiten/ })
    .last()
    .click();
  await expect.element(page.getByRole('listitem')).toHaveTextContent(/Anfahrt/);
  await page.getByRole('button', { name: /Anfahrt/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Die Adresse ist vergeben.');
  expect(requests.filter(({ path }) => path === 'pages')).toHaveLength(1);
});

test('a deleted module is brought back to its place', async () => {
  const removed = {
    id: 9,
    module: 'headline',
    title: 'Bald weg',
    removed_at: '2026-03-14T17:00:00Z',
    by: 'Bert',
  };
  const { page, requests } = await history({
    'GET container/1/history': { entries: [], older: null },
    'GET container/1/removed': { results: [removed] },
    'POST module/headline/9/restore': {},
    ...workingCopy([], 'page-3'),
  });
  await page.getByRole('tab', { name: 'Gelöschte Module' }).click();
  await page.getByRole('button', { name: /^Zurückholen: Überschrift „Bald weg“/ }).click();
  await expect.poll(() => requests.map(({ path }) => path)).toContain('module/headline/9/restore');
});

test('on the page of a record it links to the record’s form', async () => {
  const { page } = await renderEditing(<HistoryDialog />, {
    answers: { 'GET container/1/history': { entries: [], older: null } },
    prepare({ containers, ports }) {
      containers.put({ id: 1, slug: 'production-1', content_type: 'production', shown: 1 });
      ports.page.path = () => '/de/stuecke/faust/1';
    },
  });
  const link = page.getByRole('link', { name: 'Datensatz öffnen' });
  await expect.element(link).toHaveAttribute('href', '/cms/productions/1');
});

const settings = {
  id: 3,
  parent: null,
  container: 1,
  order: 0,
  is_online: true,
  in_menu: false,
  title: { de: 'Besuch' },
  slug: { de: 'besuch', en: 'visit' },
  path: { de: 'besuch', en: 'visit' },
};
const changed = { ...settings, slug: { ...settings.slug, de: 'neue' }, in_menu: true };

test('two states of the settings are compared, and one is restored without what is unticked', async () => {
  await resizeWindow(320, 640);
  const now = { ...changed, version: 2 };
  const time = { started_at: '2026-03-14T17:00:00Z', ended_at: '2026-03-14T17:20:00Z' };
  const created = { id: 1, by: 'Bert', origin: 'person', before: null, after: settings, ...time };
  const edited = { id: 2, by: 'Anna Berg', origin: 'person', before: settings, after: changed, ...time };
  const { page, session, requests } = await history({
    'GET container/1/history': { entries: [], older: null },
    'GET pages': { pages: [], removed: [] },
    'GET pages/3': now,
    'GET pages/3/history': { entries: [edited, created] },
    'PUT pages/3': (body: object) => ({ ...now, ...body, version: 3 }),
  });
  await page.getByRole('tab', { name: 'Einstellungen' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Anna Berg' });
  await expect.element(entry).toHaveTextContent('Adresse (Deutsch), Im Hauptmenü');
  (entry.getByRole('button', { name: /^Vergleichen/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Von')).toHaveFocus();
  await expect.element(page.getByText('2 Änderungen')).toBeVisible();
  await expect.element(page.getByRole('insertion').first()).toHaveTextContent('neue');
  expect(await axeFindings()).toEqual([]);
  await page.getByLabelText('bis').selectOptions('Jetzt');
  await expect.element(page.getByText('2 Änderungen')).toBeVisible();
  await page.getByRole('button', { name: 'Zurück zur Liste' }).click();
  await page
    .getByRole('button', { name: /^Wiederherstellen/ })
    .last()
    .click();
  await page.getByRole('checkbox', { name: /Im Hauptmenü/ }).click();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Wiederherstellen', exact: true }).click();
  const sent = () => requests.find(({ method }) => method === 'PUT')?.body;
  await expect.poll(sent).toMatchObject({ version: 2, slug: { de: 'besuch' } });
  expect(sent()).not.toHaveProperty('in_menu');
  await expect.poll(() => session.undo.lastContainer('undo')).toBe(1);
});
