/** Titles on bars: every line fits, also with the text spacing that a reader sets. */
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { BarTitle } from './BarTitle.tsx';

/** The text spacing of WCAG 1.4.12. */
const spacing = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

test.each([
  ['page', 'Was ein Abend kostet'],
  ['page', 'Spielstätten'],
  ['hero', 'Leben und Ansichten des Tristram Shandy, Gentleman'],
  ['tile', 'Die kleine Meerjungfrau'],
] as const)(
  'a title of the size %s takes one more line where wider letters need it: %s',
  async (size, title) => {
    await resizeWindow(375, 667);
    const page = await renderComponent(
      <div style={{ containerType: 'inline-size', width: size === 'tile' ? '186px' : '375px' }}>
        <BarTitle title={title} size={size} isNegative />
      </div>,
    );
    const heading = page.getByRole('heading');
    await expect.element(heading).toBeVisible();
    const { width } = heading.element().getBoundingClientRect();
    const widest = () =>
      Math.max(
        ...[...heading.element().querySelectorAll('span')].map((line) => line.getBoundingClientRect().width),
      );
    expect(widest()).toBeLessThanOrEqual(width);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets.push(sheet);
    expect(widest()).toBeLessThanOrEqual(width);
    document.adoptedStyleSheets.pop();
  },
);
