import { describe, expect, test } from 'vitest';
import { contoursOf } from '#server/media/contours.fixture.ts';
import { lineScreen, lineScreenFormats, plateSize } from '#server/media/line-screen.ts';
import type { Plate } from '#server/media/plate.ts';

function plate(format: 'horizontal' | 'vertical', light: (x: number, y: number) => number): Plate {
  const { width, height } = plateSize(lineScreenFormats[format]);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels[y * width + x] = Math.round(light(x / width, y / height) * 255);
  }
  return { pixels, width, height };
}

const heightOf = (points: [number, number][]) => {
  const ys = points.map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys);
};

describe('the line screen', () => {
  test('white is full strokes from edge to edge that do not touch', () => {
    for (const name of ['horizontal', 'vertical'] as const) {
      const { width, height, strokes } = lineScreenFormats[name];
      const contours = contoursOf(
        lineScreen(
          plate(name, () => 1),
          lineScreenFormats[name],
        ),
      );
      const pitch = height / strokes;
      expect(contours).toHaveLength(strokes);
      for (const points of contours) {
        const xs = points.map(([x]) => x);
        expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, width]);
        const ys = points.filter(([x]) => x === 0).map(([, y]) => y);
        const thickness = Math.max(...ys) - Math.min(...ys);
        expect(thickness).toBeGreaterThan(pitch * 0.9);
        expect(thickness).toBeLessThan(pitch);
      }
    }
  });

  test('black renders nothing', () => {
    expect(
      lineScreen(
        plate('horizontal', () => 0),
        lineScreenFormats.horizontal,
      ),
    ).toContain('<path d=""/>');
  });

  test('strokes swell with the light and break in the dark', () => {
    const halves = plate('horizontal', (x) => (x < 0.25 ? 1 : x < 0.5 ? 0 : 0.3));
    const contours = contoursOf(lineScreen(halves, lineScreenFormats.horizontal));
    const left = contours.filter((points) => points.every(([x]) => x < 320));
    const right = contours.filter((points) => points.every(([x]) => x > 600));
    expect([left.length, right.length]).toEqual([84, 84]);
    const mean = (list: typeof contours) =>
      list.reduce((sum, points) => sum + heightOf(points), 0) / list.length;
    expect(mean(left)).toBeGreaterThan(mean(right) * 2);
  });

  test('is one path with a view box and without a colour', () => {
    const svg = lineScreen(
      plate('vertical', (x) => x),
      lineScreenFormats.vertical,
    );
    expect(svg).toMatch(
      /^<svg xmlns="[^"]*" viewBox="0 0 4000 5000" width="400" height="500"[^>]*><path d="[\dMlz -]*"\/><\/svg>$/,
    );
  });

  test('even noise is small enough to be loaded with a page', () => {
    let seed = 1;
    const noisy = plate('horizontal', () => {
      seed = (seed * 16807) % 2147483647;
      return 0.2 + (seed / 2147483647) * 0.8;
    });
    expect(lineScreen(noisy, lineScreenFormats.horizontal).length).toBeLessThan(46_000);
    const calm = lineScreen(
      plate('horizontal', (x, y) => Math.abs(Math.sin(x * 9 + y * 5))),
      lineScreenFormats.horizontal,
    );
    expect(calm.length).toBeLessThan(46_000);
    expect(calm.length).toBeGreaterThan(9_000);
  });
});
