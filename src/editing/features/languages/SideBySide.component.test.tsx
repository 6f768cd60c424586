/** The other language beside or below each module, which must not cover any other text. */
import { expect, test } from 'vitest';
import { locales } from '#domain/languages/locales.ts';
import { itemNameOf, moduleNames } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { aModule, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { EditedContainer } from '../../ui/module-chrome/EditedContainer.tsx';
import { createUiState } from '../../ui/ui-state.ts';
import { SideBySide } from './SideBySide.tsx';

/** As wide as the page beside its panel, in a window of 1280 pixels. */
const sheet = { containerType: 'inline-size', width: 944 } as const;

const headline = (id: number, headline_level: number) =>
  aModule(id, 'headline', { content: { de: 'Anfahrt mit dem Bus' }, headline_level });
const text = (id: number) =>
  aModule(id, 'text', { content: { de: '<p>Von der Strichbrücke</p><p>Zu Fuß</p>' } });

test.each([
  ['a text', [text(1), text(2)]],
  ['a headline beside its texts', [headline(1, 2), text(2), text(3)]],
  ['a headline beside another one', [headline(1, 2), headline(2, 3), text(3), headline(4, 2)]],
])('%s', async (_, modules) => {
  const { container, page, session } = await rendered(modules);
  session.part(createUiState).set({ SideBySide, isSideBySide: true });
  await expect.poll(() => container.querySelectorAll('[data-beside]').length).toBe(modules.length);
  await expect.element(page.getByText('Englisch fehlt').first()).toBeVisible();
  const rectsOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const [beside, written] = [rectsOf('[data-beside]'), rectsOf('[data-field=content]:not([data-language])')];
  expect(written).toHaveLength(modules.length);
  for (const [at, box] of beside.entries())
    for (const other of [...written, ...beside.slice(0, at)]) expect(isApart(box, other)).toBe(true);
});

async function rendered(modules: Parameters<typeof workingCopy>[0]) {
  const { page, session } = await renderEditing(
    <div style={sheet}>
      <EditedContainer container={null} slug="page-1" content_type="page" />
    </div>,
    { answers: workingCopy(modules) },
  );
  await expect.element(page.getByRole('textbox').first()).toBeInTheDocument();
  return { container: page.container, page, session };
}

const isApart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** Every kind of module with its items, each text in German. */
const everyModule = moduleNames.flatMap((name, at) => {
  const inGerman = (of: Parameters<typeof schemaOf>[0]) =>
    Object.fromEntries(
      Object.entries(schemaOf(of).fields).flatMap(([field, { kind }]) => {
        if (kind === 'rich') return [[field, { de: '<p>Wort für Wort</p>' }]];
        return kind === 'line' || kind === 'plain' ? [[field, { de: 'Wort' }]] : [];
      }),
    );
  const item = itemNameOf(name);
  const place = { parent: 2 * at + 1, order: 0 };
  return [
    aModule(2 * at + 1, name, inGerman(name)),
    ...(item ? [aModule(2 * at + 2, item, inGerman(item), place)] : []),
  ];
});

test.each(locales.map(({ code }) => code))(
  'every module and item fits into 320 px without violations: %s',
  async (locale) => {
    await resizeWindow(320, 720);
    const { page, session } = await renderEditing(
      <EditedContainer container={null} slug="page-1" content_type="page" />,
      { locale, answers: workingCopy(everyModule) },
    );
    await expect.element(page.getByRole('textbox').first()).toBeInTheDocument();
    session.part(createUiState).set({ SideBySide, isSideBySide: true });
    const all = () => [...page.container.querySelectorAll('[data-beside]')];
    await expect.poll(() => all().length).toBeGreaterThan(10);
    expect(await axeFindings(page.container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);
