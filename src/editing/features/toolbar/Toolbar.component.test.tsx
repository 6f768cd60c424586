import { expect, test, vi } from 'vitest';
import type { Locale } from '#domain/languages/locales.ts';
import { editingMessages, loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { undoOrRedo } from '../../ui/module-chrome/module-actions.ts';
import { createUiState } from '../../ui/ui-state.ts';
import { Alerts } from './Alerts.tsx';
import { Toolbar } from './Toolbar.tsx';

const container = { id: 1, slug: 'page-3', content_type: 'page', version: 1, reviewed: 1, is_changed: false };

async function aToolbar({ isEditing = true, may = ['edit-pages'], locale = 'de' as Locale } = {}) {
  const publish = vi.fn(async () => {});
  const editing = await renderEditing(
    <>
      <Toolbar
        pathname="/de/besuch"
        isEditing={isEditing}
        isRejected={may.length === 0}
        onEdit={() => {}}
        onLogOut={() => {}}
        onPublish={publish}
        people={null}
        drafts={null}
        schedule={null}
      />
      <Alerts />
    </>,
    {
      locale,
      prepare(session) {
        session.account.set({ may });
        session.containers.put({ ...container, shown: 1 });
      },
    },
  );
  const bar = editing.page.getByRole('region', { name: /^(Bearbeitung|Editing)$/ });
  return { ...editing, bar, publish, button: (name: string | RegExp) => bar.getByRole('button', { name }) };
}

test('shows whether the page is public, and publishes once when pressed twice', async () => {
  const { bar, session, button, publish } = await aToolbar();
  await expect.element(bar.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  session.containers.put({ id: 1, is_changed: true });
  await expect.element(bar.getByText('Änderungen noch nicht öffentlich')).toBeVisible();
  let done = () => {};
  publish.mockImplementation(() => new Promise<void>((resolve) => (done = resolve)));
  await button(/^Veröffentlichen$/).click();
  const busy = bar.getByRole('button', { name: /veröffentlicht …$/ });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  (busy.element() as HTMLButtonElement).click();
  expect(publish).toHaveBeenCalledExactlyOnceWith(false);
  done();
  await expect.element(button(/^Veröffentlichen$/)).toHaveAttribute('aria-disabled', 'false');
  expect(await axeFindings()).toEqual([]);
});

test('at 1366 px it says in full why text is not saved', async () => {
  await resizeWindow(1366, 800);
  const { page, session } = await aToolbar();
  await loadEditingMessages('en');
  const tables = [editingMessages('de'), editingMessages('en')];
  for (const detail of tables.flatMap((each) => [each.not_saved_server, each.not_saved_offline])) {
    session.saveStatus.set({ state: 'offline', detail });
    const words = page.getByText(detail);
    await expect.element(words).toBeVisible();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = words.element();
    expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  }
});

test('the toolbar is one row in a low window, as at a zoom of 400 %', async () => {
  await resizeWindow(341, 192);
  const { bar, button } = await aToolbar();
  expect(bar.element().getBoundingClientRect().height).toBe(44);
  for (const name of ['Seiteneinstellungen', 'Bearbeiten beenden', 'Verlauf']) {
    const element = button(name).element() as HTMLElement;
    element.focus();
    const { left, right, bottom } = element.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(341);
    expect(bottom).toBeLessThanOrEqual(44);
  }
});

test('the publish button is visible on a phone at any scroll position', async () => {
  await resizeWindow(375, 720);
  const { button } = await aToolbar();
  const publish = button(/^Veröffentlichen$/).element();
  for (const left of [0, 2000]) {
    publish.parentElement?.scrollTo(left, 0);
    const box = publish.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(375);
  }
});

test('at 375 px “saved” is in sight without scrolling, beside “publish”', async () => {
  await resizeWindow(375, 720);
  const { bar, button } = await aToolbar();
  const publish = button(/^Veröffentlichen$/)
    .element()
    .getBoundingClientRect();
  const saved = bar.getByText('Alles gespeichert').element().getBoundingClientRect();
  expect(saved.left).toBeGreaterThan(publish.right);
  expect(saved.width).toBeGreaterThan(100);
  expect(saved.right).toBeLessThanOrEqual(375);
});

test('shows the save status, with a link to the module that cannot be saved', async () => {
  const { bar, session, button } = await aToolbar();
  session.saveStatus.set({ state: 'conflict', id: 7 });
  await button(/entscheiden/i).click();
  expect(session.part(createUiState).get().menu).toEqual({ kind: 'conflict', id: 7 });
  session.saveStatus.set({ state: 'offline', detail: 'Noch nicht auf dem Server.', id: null });
  await expect.element(bar.getByText('Noch nicht auf dem Server.')).toBeVisible();
  await expect.element(button('Noch einmal')).toBeVisible();
});

test('opens the page settings, a new page, the history and the checks', async () => {
  const { session, button } = await aToolbar();
  const state = () => session.part(createUiState).get();
  await button('Seiteneinstellungen').click();
  expect(state().dialog).toEqual({ kind: 'settings', page: 3 });
  await button('Neue Seite').click();
  expect(state().dialog).toEqual({ kind: 'new', page: 3 });
  await button('Verlauf').click();
  expect(state().menu).toEqual({ kind: 'history' });
  await button('Prüfliste').click();
  await expect.element(button('Prüfliste')).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['de', 'werden keine Seiten bearbeitet', 'Abmelden'],
  ['en', 'Pages are not edited', 'Log out'],
] as const)(
  'an account without permission to edit is told so, and can only log out: %s',
  async (locale, sentence, out) => {
    await resizeWindow(320, 640);
    const { bar, button } = await aToolbar({ may: [], locale });
    await expect.element(bar.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(button(out)).toBeVisible();
    expect(bar.getByRole('button').elements()).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
  },
);

test('on a wide screen an alert lies over the panel of the page, not over the texts', async () => {
  await resizeWindow(1366, 800);
  const { page, session } = await aToolbar();
  const text = 'Anna hat „Überschrift“ inzwischen an derselben Stelle geändert. Beide Texte sind noch da.';
  session.alerts.show({ kind: 'error', text, action: { label: 'Entscheiden', run() {} } });
  const alert = page.getByRole('alert').filter({ hasText: text });
  await expect.element(alert).toBeVisible();
  expect(alert.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(1366 - 21 * 16);
});

test('the action of an alert closes it', async () => {
  const { page, session } = await aToolbar();
  const run = vi.fn();
  session.alerts.show({ kind: 'save', text: 'Gelöscht.', action: { label: 'Rückgängig', run } });
  // A passing message does not push away an offer.
  session.alerts.showSaved('Gespeichert.');
  const alert = page.getByRole('status').filter({ hasText: 'Gelöscht.' });
  await alert.getByRole('button', { name: 'Rückgängig' }).click();
  expect(run).toHaveBeenCalledOnce();
  await expect.element(alert).not.toBeInTheDocument();
});

test.each([
  ['undo', 'Es gibt nichts rückgängig zu machen.'],
  ['redo', 'Es gibt nichts zu wiederholen.'],
] as const)('%s without a step says what there is not', async (kind, sentence) => {
  const { page, session } = await aToolbar();
  undoOrRedo(session, kind, null);
  await expect.element(page.getByText(sentence)).toBeInTheDocument();
});
