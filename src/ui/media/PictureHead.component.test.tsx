import { expect, test } from 'vitest';
import { aPicture } from '#modules/picture-fixture.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { PictureHead } from './PictureHead.tsx';

const picture = aPicture({ focal_x: 0.5, focal_y: 0.45 });

/** Where the picture ends and where the title begins, in pixels from the top. */
async function edges(title: string, width: number) {
  await resizeWindow(width, 800);
  const page = await renderComponent(<PictureHead title={title} picture={picture} />);
  const head = page.container.firstElementChild as HTMLElement;
  const heading = page.getByRole('heading', { level: 1 }).element();
  return {
    picture: (head.firstElementChild as HTMLElement).getBoundingClientRect(),
    title: heading.getBoundingClientRect(),
    head: head.getBoundingClientRect(),
  };
}

test.each([
  ['Sommernachtstraumgesellschaft', 1000],
  ['Sechs Wochen am Terminal', 375],
  ['Haus', 375],
])('%s at %i px is below the picture, which it would cover', async (title, width) => {
  const { picture: shown, title: bars } = await edges(title, width);
  expect(shown.height).toBeGreaterThan(200);
  expect(bars.top).toBeGreaterThanOrEqual(shown.bottom - 1);
});

test('a title ends before the motif of a picture that fills the head', async () => {
  const { picture: shown, head } = await edges('Sechs Wochen am Terminal', 1000);
  const bars = [...document.querySelectorAll('h1 span:not(:has(*))')];
  const ends = bars.map((bar) => bar.getBoundingClientRect().right);
  expect(shown.height).toBe(head.height);
  expect(Math.max(...ends)).toBeLessThan(shown.left + shown.width * picture.focal_x);
});

test('a short title is on a picture that fills the head', async () => {
  const { picture: shown, title: bars, head } = await edges('Haus', 1000);
  expect(shown.height).toBe(head.height);
  expect(bars.bottom).toBeLessThan(shown.bottom);
});
