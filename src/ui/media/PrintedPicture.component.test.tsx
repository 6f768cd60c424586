// Line screens far below the window: loaded lazily, but all printed.
import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { aPicture } from '#modules/picture-fixture.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { PrintedPicture } from './PrintedPicture.tsx';

afterEach(() => commands.showAs('screen'));

const line_screen = { horizontal: '/media/wide.svg', vertical: '/media/upright.svg' };

test('a picture below the window is printed', async () => {
  await renderComponent(
    <div style={{ paddingTop: 5000 }}>
      <PrintedPicture picture={aPicture({ line_screen })} />
    </div>,
  );
  const strokes = document.querySelector('[data-far]') as Element;
  expect(getComputedStyle(strokes).maskImage).toBe('none');
  await commands.showAs('print');
  expect(getComputedStyle(strokes).maskImage).toContain('/media/wide.svg');
});
