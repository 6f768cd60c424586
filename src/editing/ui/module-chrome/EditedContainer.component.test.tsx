/** Modules on an edited page: edited, dragged, moved and deleted by keyboard. */
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { itemNameOf, itemNames, moduleNames } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { paste } from '../../../../tests/setup/paste.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { aModule, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { createUiState } from '../ui-state.ts';
import { EditedContainer } from './EditedContainer.tsx';

const draft = [
  aModule(1, 'headline', { content: { de: 'Premiere', en: 'Opening night' } }),
  aModule(2, 'text', { content: { de: '<p>Heute Abend</p>' } }),
  aModule(3, 'quote', { content: { de: 'Großartig' } }),
];

async function aPage(modules = draft) {
  const editing = await renderEditing(
    <EditedContainer container={null} slug="page-1" content_type="page" />,
    { answers: workingCopy(modules) },
  );
  const { page, session } = editing;
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const frame = (name: RegExp) => page.getByRole('group', { name });
  const text = (id: number) =>
    (session.document.part(id)?.module.data.content as { de?: string } | undefined)?.de;
  const order = () => session.document.children('c1').slice();
  await expect.element(page.getByRole('group').first()).toBeInTheDocument();
  return { ...editing, field, frame, text, order };
}

test('a headline is edited in place, and undone by a shortcut', async () => {
  const { field, text } = await aPage();
  await field('Überschrift').click();
  await userEvent.keyboard('{End} um acht');
  await expect.poll(() => text(1)).toBe('Premiere um acht');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => text(1)).toBe('Premiere');
  await expect.element(field('Überschrift')).toHaveTextContent('Premiere');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(() => text(1)).toBe('Premiere um acht');
});

test('keeps text typed before the rich text editor has loaded', async () => {
  const { field, text } = await aPage();
  await field('Text').click();
  await userEvent.keyboard('{Control>}{End}{/Control}, 20 Uhr');
  await expect.poll(() => text(2)).toContain('20 Uhr');
});

test.each([
  ['Überschrift', 1, '', ''],
  ['Text', 2, '<p>', '</p>'],
])('%s: pastes and the input in between are undone one by one', async (name, id, open, end) => {
  const { field, text } = await aPage();
  await field(name).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  const texts = ['Ball', 'Ballhaus', 'Ballhaus um', 'Ballhaus um8'].map((each) => open + each + end);
  const steps = [() => paste('Ball'), () => paste('haus'), () => userEvent.keyboard(' um'), () => paste('8')];
  for (const [at, step] of steps.entries()) {
    await step();
    await expect.poll(() => text(id)).toBe(texts[at]);
  }
  for (const before of texts.slice(0, -1).toReversed()) {
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => text(id)).toBe(before);
  }
});

test('pastes only plain text on one line', async () => {
  const { field, text } = await aPage();
  await field('Überschrift').click();
  paste({
    'text/plain': ' am\nSamstag <b onclick=hacked=1>x</b>',
    'text/html': '<b>am</b><img src=x onerror="window.hacked=1">',
  });
  await expect.poll(() => text(1)).toMatch(/am Samstag <b onclick=hacked=1>x<\/b>/);
  await userEvent.keyboard('{Escape}');
  await expect.element(field('Überschrift')).toHaveTextContent('<b onclick=hacked=1>x</b>');
  expect(document.querySelector('[data-field=content] b')).toBe(null);
  expect('hacked' in window).toBe(false);
});

test('Escape moves the focus from a text to its module, where keys move, copy and delete it', async () => {
  const { field, frame, order, session, page } = await aPage();
  await field('Überschrift').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(frame(/^Überschrift, 1 von 3/)).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(order()).toEqual([2, 1, 3]);
  expect(session.announcements.store.get().text).toContain('2');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(order()).toEqual([1, 2, 3]);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(order()).toEqual([2, 1, 3]);
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(order()).toHaveLength(4);
  await expect.element(frame(/^Überschrift, 3 von 4/)).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(order()).toEqual([2, 1, 3]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(order()).toHaveLength(4);
  expect(await axeFindings()).toEqual([]);
  expect(page.getByRole('toolbar', { name: 'Überschrift' }).elements().length).toBe(1);
});

test('Enter moves the focus from a module to its text', async () => {
  const { field, frame, text } = await aPage();
  await field('Überschrift').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(frame(/^Überschrift, 1 von 3/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Überschrift')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Ball');
  await expect.poll(() => text(1)).toBe('Ball');
});

test('a module is dragged by its handle', async () => {
  const { field, order, page } = await aPage();
  await field('Überschrift').click();
  const handle = page.getByRole('toolbar', { name: 'Überschrift' }).getByRole('button', { name: 'Ziehen' });
  await handle.hover();
  // A drag begins at once; its code is loaded when the pointer enters the handle.
  await import('./drag.ts');
  const last = page.getByRole('group', { name: /^Zitat, 3 von 3/ });
  const { height } = last.element().getBoundingClientRect();
  await userEvent.dragAndDrop(handle, last, { targetPosition: { x: 100, y: height - 4 }, steps: 8 });
  await expect.poll(order).toEqual([2, 3, 1]);
});

test('a deleted module can be restored as long as the alert is shown', async () => {
  const { field, order, session } = await aPage();
  await field('Zitat').click();
  await userEvent.keyboard('{Escape}{Delete}');
  expect(order()).toEqual([1, 2]);
  session.alerts.store.get().alert?.action?.run();
  expect(order()).toEqual([1, 2, 3]);
});

test('in a narrow window the button below the last module stays under the pointer', async () => {
  await resizeWindow(320, 640);
  const { page, session } = await aPage([aModule(1, 'headline', { content: { de: 'Premiere' } })]);
  const add = page.getByText('+ Modul einfügen');
  await add.hover();
  await expect.element(page.getByRole('toolbar', { name: 'Überschrift' })).toBeVisible();
  await add.click({ timeout: 500 });
  expect(session.part(createUiState).get().menu).toMatchObject({ kind: 'add', order: 1 });
});

test('an empty slot explains what to do', async () => {
  const { page } = await renderEditing(
    <EditedContainer container={null} slug="page-1" content_type="page" />,
    { answers: workingCopy([]) },
  );
  await expect.element(page.getByRole('button', { name: 'Modul einfügen' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('a working copy that cannot be loaded shows an error', async () => {
  const { page } = await renderEditing(
    <EditedContainer container={null} slug="page-1" content_type="page" />,
  );
  await expect.element(page.getByText('Das ließ sich nicht laden. Prüfen Sie die Verbindung.')).toBeVisible();
});

test('Enter moves from line to line and then to a new text without losing letters', async () => {
  const { field, order, session } = await aPage();
  await field('Überschrift').click();
  const last = () => document.activeElement as HTMLElement;
  while (last().dataset.of === '1') await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Der nächste Satz');
  const [, made = 0, ...rest] = order();
  expect(rest).toEqual([2, 3]);
  const content = () => JSON.stringify(session.document.part(made)?.module.data.content);
  await expect.poll(content).toContain('Der nächste Satz');
  await field('Überschrift').click();
  session.undo.undo(1);
  session.undo.undo(1);
  await expect.poll(order).toEqual([1, 2, 3]);
});

test('Enter in a question opens its answer and moves into it', async () => {
  const { field, session } = await aPage([
    aModule(1, 'faq'),
    aModule(2, 'faq-item', { content: { de: 'Wann?' }, text: { de: '<p>Um</p>' } }, { parent: 1, order: 0 }),
  ]);
  await field('Frage').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Antwort')).toHaveFocus();
  await userEvent.keyboard('acht');
  const answer = () => JSON.stringify(session.document.part(2)?.module.data.text);
  await expect.poll(answer).toContain('acht');
});

test('on a narrow screen questions are pressed and opened one after the other', async () => {
  await resizeWindow(320, 640);
  const data = { content: { de: 'Wann?' }, text: { de: '<p>Um acht</p>' } };
  const items = [2, 3].map((id) => aModule(id, 'faq-item', data, { parent: 1, order: id }));
  await aPage([aModule(1, 'faq'), ...items]);
  const part = (id: number, field: string) =>
    document.querySelector(`[data-of="${id}"][data-field="${field}"]`) as HTMLElement;
  for (const id of [2, 3, 2]) {
    await userEvent.click(part(id, 'content'));
    expect(document.activeElement).toBe(part(id, 'content'));
    const item = part(id, 'content').closest('[data-item]');
    await userEvent.click(item?.querySelector('button[aria-expanded]') as HTMLElement);
    await expect.poll(() => part(id, 'text').checkVisibility()).toBe(true);
  }
});

const lineModules = [...moduleNames, ...itemNames].filter((name) =>
  Object.values(schemaOf(name).fields).some(({ kind }) => kind === 'line'),
);
test.each(lineModules)('Enter in any line of %s leaves the caret in a text', async (name) => {
  const list = moduleNames.find((each) => itemNameOf(each) === name);
  const filled = Object.entries(schemaOf(name).fields).flatMap(([field, { kind }]) =>
    kind === 'line' || kind === 'plain' ? [[field, { de: 'Wort' }]] : [],
  );
  const data = Object.fromEntries(filled);
  await aPage(
    list ? [aModule(1, list), aModule(2, name, data, { parent: 1, order: 0 })] : [aModule(2, name, data)],
  );
  const lines = [...document.querySelectorAll<HTMLElement>('[data-of="2"][data-field]')];
  for (const line of lines) {
    line.focus();
    if (document.activeElement !== line || line.getAttribute('role') === null) continue;
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.matches('[data-field]'), line.dataset.field).toBe(true);
  }
});

test('an empty text is offered without the bar on which it would stand', async () => {
  await aPage([aModule(1, 'full-teaser', { text: { de: 'Heute' } })]);
  await expect.poll(() => document.querySelector('[data-empty="headline"] > span')).not.toBeNull();
  const bar = document.querySelector('[data-empty="headline"] > span') as Element;
  expect(getComputedStyle(bar).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

async function aHome(others: ReactNode) {
  const { page } = await renderEditing(
    <main>
      {others}
      <EditedContainer container={null} slug="index" content_type="screen" />
    </main>,
    { answers: workingCopy([], 'index') },
  );
  await expect.element(page.getByRole('button', { name: 'Modul einfügen' })).toBeVisible();
  return page;
}

test('an empty home page explains what to add, whatever is on today', async () => {
  const page = await aHome(
    <section>
      <h2 id="today">Heute</h2>
    </section>,
  );
  await expect.element(page.getByText('Die Startseite ist noch leer.')).toBeVisible();
  const hero = page.getByRole('link', { name: 'Aufmacher anlegen' });
  await expect.element(hero).toHaveAttribute('href', '/cms/home_elements/new?kind=hero');
  expect(await axeFindings()).toEqual([]);
});

test('a home page with content only shows where a module can be added', async () => {
  const page = await aHome(<section>Nora</section>);
  expect(page.getByText('Die Startseite ist noch leer.').elements()).toEqual([]);
});

test('when undo takes the focused module away, the focus goes to the one beside it', async () => {
  const { frame, order } = await aPage();
  (frame(/^Text/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.poll(() => order().length).toBe(4);
  await expect.poll(() => document.activeElement?.getAttribute('data-frame')).toBe(String(order()[2]));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(order).toEqual([1, 2, 3]);
  await expect.poll(() => document.activeElement?.getAttribute('data-frame')).toBe('3');
});

test('an empty line beside a title takes space above it with its first letter', async () => {
  const { field } = await aPage();
  const heading = field('Überschrift').element().closest('h2, h3');
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() as DOMRect;
  const before = boxOf(heading);
  await field('Überschrift').click();
  await field('Oberzeile').click();
  await userEvent.keyboard('Darüber{Escape}');
  expect(boxOf(heading).top).toBeGreaterThan(before.top);
  expect(boxOf(field('Oberzeile').element()).bottom).toBeLessThanOrEqual(boxOf(heading).top + 1);
});
