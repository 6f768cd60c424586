/** Two states of a page, compared on the page by keyboard, and one of them restored. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Locale, locales } from '#domain/languages/locales.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { aModule, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { OpenMenu } from '../../OpenMenu.tsx';
import { EditedContainer } from '../../ui/module-chrome/EditedContainer.tsx';
import { openMenu } from '../../ui/ui-state.ts';

const headline = (id: number, de: string, version = 1) => ({
  ...aModule(id, 'headline', { content: { de }, headline_level: 2 }),
  version,
});
const before = [headline(1, 'Der Plan im Winter'), headline(2, 'Bald weg')];
const after = [headline(1, 'Der Plan im Sommer', 2), headline(3, 'Ganz neu')];
const stateOf = (state: string, draft: typeof before) => ({
  state,
  draft,
  modules: draft.map(({ id, module, column, data }) => ({
    id,
    module,
    column,
    in_german: [],
    children: [],
    content: { ...data, content: (data.content as { de: string }).de },
  })),
});
const entry = {
  kind: 'session',
  id: 4,
  by: 'Anna Berg',
  is_restored: false,
  is_import: false,
  before: 'a',
  after: 'b',
  started_at: '2026-03-14T17:00:00Z',
  ended_at: '2026-03-14T17:20:00Z',
  modules: [{ id: 1, module: 'headline', title: 'Der Plan im Sommer', change: 'changed' }],
};

async function aComparison(locale: Locale) {
  const editing = await renderEditing(
    <>
      <EditedContainer container={null} slug="page-1" content_type="page" />
      <OpenMenu />
    </>,
    {
      locale,
      answers: {
        ...workingCopy(after),
        'GET container/1/history': { entries: [entry], older: null },
        'GET container/1/states/a': stateOf('a', before),
        'GET container/1/states/b': stateOf('b', after),
        'POST container/1/restore': {},
      },
    },
  );
  const { page, session } = editing;
  const press = async (name: RegExp) => {
    (page.getByRole('button', { name }).first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await expect.element(page.getByRole('textbox').first()).toBeInTheDocument();
  openMenu(session, { kind: 'history' });
  await expect.element(page.getByText('Anna Berg').first()).toBeVisible();
  return { ...editing, press };
}

const changes = () => document.querySelectorAll('[data-change-of]');

test.each(locales.map(({ code }) => code))(
  'at 320 px, by keyboard, without violations: %s',
  async (locale) => {
    await resizeWindow(320, 700);
    const { page, press } = await aComparison(locale);
    const check = async (state: string) => {
      expect(await axeFindings(), state).toEqual([]);
      expect(document.documentElement.scrollWidth, state).toBeLessThanOrEqual(innerWidth);
    };
    await check('the list');
    await press(/^(Auf der Seite zeigen|Show on the page)/);
    await expect.poll(() => changes().length).toBe(3);
    expect(document.activeElement?.matches('[data-history-bar] select')).toBe(true);
    const past = page.container.querySelector('[data-history]');
    expect(past?.querySelector('del')?.textContent).toContain('Winter');
    expect(past?.querySelector('ins')?.textContent).toContain('Sommer');
    await check('two states on the page');
    await press(/^(Nächste Änderung|Next change)$/);
    await expect.poll(() => document.activeElement?.hasAttribute('data-change-of')).toBe(true);
    await press(/^(Zurück zur Gegenwart|Back to the present)$/);
    await expect.poll(() => document.querySelector('[data-history-bar]')).toBe(null);
    await expect.element(page.getByRole('textbox').first()).toBeVisible();
  },
);

test('one module is restored in one language', async () => {
  const { page, press, requests } = await aComparison('de');
  await press(/^Auf der Seite zeigen/);
  await expect.poll(() => changes().length).toBe(3);
  await press(/^Nächste Änderung$/);
  await press(/^Wiederherstellen/);
  const dialog = page.getByRole('dialog', { name: 'Wiederherstellen' });
  await dialog.getByLabelText('Nur dieses Modul: Überschrift').click();
  await dialog.getByLabelText('Nur Deutsch').click();
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).click();
  const sent = () => requests.find(({ path }) => path === 'container/1/restore')?.body;
  await expect.poll(sent).toMatchObject({ state: 'a', module: 1, languages: ['de'] });
  await expect.poll(() => document.querySelector('[data-history-bar]')).toBe(null);
});
