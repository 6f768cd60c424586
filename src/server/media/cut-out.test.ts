import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contoursOf } from '#server/media/contours.fixture.ts';
import { cutOutDetail, isCutOut } from '#server/media/cut-out.ts';
import { cutOutScreen, lineScreenFormats } from '#server/media/line-screen.ts';
import type { Plate } from '#server/media/plate.ts';

const format = lineScreenFormats.vertical;

/** A drawing in CSS pixels, with the soft edges that a renderer makes. */
async function drawn(content: string): Promise<Plate> {
  const { width, height } = format;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * cutOutDetail}" height="${height * cutOutDetail}"><rect width="100%" height="100%"/>${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

const boxOf = (points: [number, number][]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const round = Math.round;
  return [
    round(Math.min(...xs)),
    round(Math.min(...ys)),
    round(Math.max(...xs)),
    round(Math.max(...ys)),
  ] as const;
};

/** Positive where the contour runs clockwise. */
const area = (points: [number, number][]) =>
  points.reduce((sum, [x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as [number, number];
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);

describe('a picture of white and black areas', () => {
  test('renders white solid with its cut-outs', async () => {
    const face =
      '<rect x="50" y="60" width="200" height="300" fill="#fff"/><rect x="101" y="120" width="60" height="3"/>';
    const [whole, cut, ...others] = contoursOf(cutOutScreen(await drawn(face), format));
    expect(others).toEqual([]);
    expect(boxOf(whole ?? [])).toEqual([50, 60, 250, 360]);
    expect(boxOf(cut ?? [])).toEqual([101, 120, 161, 123]);
    // Opposite directions: one is a hole in the other.
    expect([area(whole ?? []) > 0, area(cut ?? []) < 0]).toEqual([true, true]);
  });

  test('renders grey as strokes up to the white, with no outline to black', async () => {
    const turned =
      '<circle cx="120" cy="250" r="70" fill="#fff"/><rect x="200" y="100" width="100" height="300" fill="#808080"/><rect x="300" y="100" width="60" height="300" fill="#fff"/>';
    const contours = contoursOf(cutOutScreen(await drawn(turned), format));
    const strokes = contours.filter((points) => boxOf(points)[3] - boxOf(points)[1] < 10);
    expect(strokes.length).toBeGreaterThanOrEqual(38);
    for (const points of strokes) {
      const [left, , right] = boxOf(points);
      expect(left).toBeGreaterThanOrEqual(198);
      expect(right).toBeGreaterThanOrEqual(299);
    }
    expect(contours.length - strokes.length).toBe(2);
  });

  test('is rendered byte for byte as before', async () => {
    const width = format.width * cutOutDetail;
    const height = format.height * cutOutDetail;
    const pixels = new Uint8Array(width * height);
    const discs = [
      [230, 300, 170, 3],
      [520, 420, 210, 0.9],
      [400, 800, 260, 0.4],
      [390, 790, 90, 2],
    ] as const;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        // Discs with soft edges: two white ones, a bright and a grey one, with grain.
        const grain = ((x * 7 + y * 13) % 11) / 60;
        const light = discs.map(([left, top, radius, share]) =>
          Math.min(share, (radius - Math.hypot(x - left, y - top)) / 3),
        );
        const value = Math.max(0, ...light) * (1 - grain);
        pixels[y * width + x] = Math.min(255, Math.round(value * 255));
      }
    }
    const svg = cutOutScreen({ pixels, width, height }, format);
    expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toBe('76f787a19d36ed18');
  });

  test('is recognised by its white; a scene with a lamp is shaded', async () => {
    expect(isCutOut(await drawn('<rect width="150" height="200" fill="#fff"/>'))).toBe(true);
    expect(isCutOut(await drawn('<circle cx="200" cy="200" r="45" fill="#fff"/>'))).toBe(false);
  });
});
