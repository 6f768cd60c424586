/** Menus: read, moved by keyboard, buttons and mouse, published, undone and removed. */
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Menus as AllMenus } from '#domain/menus/menus.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { type Answers, problem, renderEditing } from '../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import MenuFooter from './MenuFooter.tsx';
import { Menus } from './Menus.tsx';
import { aMenuEntry, menuProps, someMenus } from './menu-fixture.ts';
import { useMenuMoves } from './use-menu-moves.ts';

beforeEach(() => sessionStorage.clear());

const show = (menus: AllMenus = someMenus, locale: 'de' | 'en' = 'de') =>
  renderComponent(
    <main className={tokens.backOffice}>
      <Menus {...menuProps(menus, locale)} />
    </main>,
    { locale },
  );

type Page = Awaited<ReturnType<typeof show>>;

/** "Termine Stücke(Premieren Archiv) Besuch" */
function read(page: Page): string {
  const [menu, footer] = page.getByRole('region').elements();
  const names = (list: Element | null | undefined): string =>
    [...(list?.children ?? [])]
      .flatMap((item) => {
        const name = item.querySelector('[data-name] [lang="de"]')?.textContent;
        const below = names(item.querySelector('ol'));
        return name ? [below ? `${name}(${below})` : name] : [];
      })
      .join(' ');
  return [menu, footer].map((section) => names(section?.querySelector('ol'))).join(' | ');
}

const start = 'Termine Stücke(Premieren Archiv) Besuch | Impressum';
const focus = (page: Page, name: string) =>
  (page.getByRole('link', { name: new RegExp(`^${name}`) }).element() as HTMLElement).focus();

test.each([320, 1366])('entries are in order, show problems and link to them, at %i px', async (width) => {
  await resizeWindow(width, 800);
  const page = await show();
  expect(read(page)).toBe(start);
  await expect
    .element(page.getByRole('link', { name: /^Premieren/ }))
    .toHaveAttribute('href', '/cms/submenu_links/21');
  await expect
    .element(page.getByRole('link', { name: 'führt zu etwas, das offline ist: Ihr Besuch' }))
    .toHaveAttribute('href', '/de/besuch?edit');
  await expect
    .element(page.getByRole('link', { name: 'Englisch: wird weitergeleitet nach /en/visit' }))
    .toBeVisible();
  await expect.element(page.getByText('Englisch fehlt')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Garderobe' }))
    .toHaveAttribute('href', '/de/garderobe?edit');
  await page.getByRole('button', { name: 'Stücke bewegen' }).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeFindings()).toEqual([]);
});

test('a picked up entry is moved by arrow keys, dropped with Enter, and keeps the focus', async () => {
  const page = await show();
  focus(page, 'Besuch');
  await userEvent.keyboard('m');
  await expect.element(page.getByText(/^»Besuch« in der Hand/)).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(read(page)).toBe('Besuch Termine Stücke(Premieren Archiv) | Impressum');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('»Besuch« steht schon ganz oben.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('»Besuch«: Hauptmenü, 1 von 3.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Besuch/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: /^Termine/ })).toHaveFocus();
});

test('Escape cancels a move; the footer follows the main menu; a rejected move shows the reason', async () => {
  const page = await show();
  focus(page, 'Archiv');
  await userEvent.keyboard('M{ArrowLeft}{ArrowDown}{ArrowDown}');
  expect(read(page)).toBe('Termine Stücke(Premieren) Besuch | Archiv Impressum');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText(/^Das geht nicht: Die Fußzeile hat nur eine Ebene/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(read(page)).toBe(start);
  await expect.element(page.getByRole('link', { name: /^Archiv/ })).toHaveFocus();
});

test('buttons move entries too and keep the focus', async () => {
  const page = await show(someMenus, 'en');
  await page.getByRole('button', { name: 'Move Besuch (en)' }).click();
  const indent = page.getByRole('button', { name: 'Indent' });
  await indent.click();
  expect(read(page)).toBe('Termine Stücke(Premieren Archiv Besuch) | Impressum');
  await expect.element(page.getByText('“Besuch (en)”: below “Stücke (en)”, 3 of 3.')).toBeVisible();
  await expect.element(indent).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'New entry after it' }))
    .toHaveAttribute('href', '/cms/menu_links/new?list=menu&order=40&lang=en');
});

test('an entry dropped on the middle of another one becomes its child', async () => {
  await resizeWindow(1366, 800);
  const page = await show();
  const row = (name: string) =>
    page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .element()
      .closest('[data-entry]') as HTMLElement;
  const [from, onto] = [row('Termine'), row('Stücke')];
  const { top, height } = onto.getBoundingClientRect();
  const drag = (type: string, element: HTMLElement, share = 0.5) =>
    element.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, clientY: top + height * share }),
    );
  drag('dragstart', from);
  // Browsers drop only where the last of these events was cancelled (HTML, drag-and-drop processing model).
  expect(drag('dragenter', onto)).toBe(false);
  drag('dragover', onto);
  await expect.poll(() => onto.dataset.drop).toBe('below');
  drag('drop', onto);
  drag('dragend', from);
  await expect.poll(() => read(page)).toBe('Stücke(Premieren Archiv Termine) Besuch | Impressum');
});

test('moves are restored when the screen is opened again', async () => {
  const page = await show();
  focus(page, 'Besuch');
  await userEvent.keyboard('m{ArrowUp}{Enter}');
  await page.unmount();
  const again = await show();
  await expect.poll(() => read(again)).toBe('Termine Besuch Stücke(Premieren Archiv) | Impressum');
});

test('empty menus show a message; two hundred entries are rendered', async () => {
  const none = await show({ entries: [], pages: [] });
  await expect.element(none.getByText('Hier steht noch kein Eintrag.').first()).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await none.unmount();
  const entries = Array.from({ length: 200 }, (_, at) => aMenuEntry(at + 1, `Eintrag${at + 1}`));
  const many = await show({ entries, pages: [] });
  focus(many, 'Eintrag200');
  await userEvent.keyboard('m{ArrowUp}{Enter}');
  await expect.element(many.getByText('»Eintrag200«: Hauptmenü, 199 von 200.')).toBeVisible();
});

function Foot({ removed, session }: { removed: number | null; session: EditingSession }) {
  const props = menuProps(someMenus);
  const moves = useMenuMoves(props);
  const [removedEntry, setAsked] = useState(removed);
  return (
    <div className={tokens.backOffice}>
      <button type="button" onClick={() => moves.step(3, 'up')}>
        move
      </button>
      <MenuFooter
        {...props}
        moves={moves}
        session={session}
        removed={removedEntry}
        onRead={() => {}}
        onAsked={() => setAsked(null)}
      />
    </div>
  );
}

describe('the footer', () => {
  async function foot(answers: Answers, removed: number | null = null) {
    const editing = await renderEditing(null, { answers });
    await editing.page.rerender(<Foot removed={removed} session={editing.session} />);
    return editing;
  }
  const path = (rest: string) => `POST /de/api/cms-hub/${rest}`;

  test('publishes the new order as a whole, which can be undone', async () => {
    let isLost = true;
    const { page, requests } = await foot({
      [path('menus')]: { change_set: 8 },
      [path('change-sets/8/undo')]: () => (isLost ? problem(0) : { change_set: 9 }),
    });
    await page.getByRole('button', { name: 'move' }).click();
    await expect.element(page.getByText('1 Eintrag steht anders.')).toBeVisible();
    await page.getByRole('button', { name: 'Ordnung veröffentlichen' }).click();
    await expect.element(page.getByText('Besucher sehen die neue Ordnung.')).toBeVisible();
    expect(requests.at(-1)?.body).toMatchObject({
      placements: [{ id: 3, version: 1, list: 'menu', parent: null, order: 15 }],
    });
    await page.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect.element(page.getByText('Keine Verbindung', { exact: false })).toBeVisible();
    isLost = false;
    await page.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect.element(page.getByText('Zurückgenommen. Es gilt, was vorher stand.')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  test('keeps a move made while the order is being published', async () => {
    const answer = () => {
      (page.getByRole('button', { name: 'move' }).element() as HTMLElement).click();
      return { change_set: 8 };
    };
    const { page } = await foot({ [path('menus')]: answer });
    await page.getByRole('button', { name: 'move' }).click();
    await page.getByRole('button', { name: 'Ordnung veröffentlichen' }).click();
    await expect.element(page.getByText('Besucher sehen die neue Ordnung.')).toBeVisible();
    await expect.element(page.getByText('1 Eintrag steht anders.')).toBeVisible();
    expect(JSON.parse(sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '[]')).toHaveLength(1);
  });

  test('names the person who published first, and keeps the moves', async () => {
    const record = { id: 3, version: 2, values: {} };
    const { page } = await foot({ [path('menus')]: problem(409, { record, changed_by: 'Ada' }) });
    await page.getByRole('button', { name: 'move' }).click();
    await page.getByRole('button', { name: 'Ordnung veröffentlichen' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^Ada hat das Menü inzwischen geändert/);
    await expect.element(page.getByText('1 Eintrag steht anders.')).toBeVisible();
  });

  test('does not remove an entry that was changed meanwhile, and fetches the current state', async () => {
    const { page } = await foot({ [path('batch')]: problem(409, { lines: [{ result: 'stale' }] }) }, 2);
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/^Das Menü ist inzwischen geändert worden, und nichts ist geschrieben/);
  });

  test('lists what is removed with an entry before it is removed', async () => {
    const { page, requests } = await foot({ [path('batch')]: { change_set: 5 } }, 2);
    const dialog = page.getByRole('dialog', { name: '»Stücke« entfernen?' });
    await expect.element(dialog.getByText('Auch die 2 Einträge darunter gehen:')).toBeVisible();
    await expect.element(dialog.getByText('Premieren')).toBeVisible();
    await dialog.getByRole('button', { name: 'Entfernen' }).click();
    await expect.element(page.getByText(/^»Stücke« ist entfernt/)).toBeVisible();
    expect(requests.at(-1)?.body).toMatchObject({
      lines: [
        { action: 'remove', resource: 'submenu_links', id: 21, seen: 0 },
        { action: 'remove', resource: 'submenu_links', id: 22, seen: 0 },
        { action: 'remove', resource: 'menu_links', id: 2, seen: 2 },
      ],
    });
  });
});
