import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contoursOf } from '#server/media/contours.fixture.ts';
import { makeLineScreen, makeWebFormats, type Original } from '#server/media/derivatives.ts';

async function original(width: number, height: number, background = '#203040'): Promise<Original> {
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { content, storage_key: 'pictures/test-00.png', width, height, focal_x: 0.5, focal_y: 0.5 };
}

describe('web formats', () => {
  test('exist in three formats at all widths up to the original’s', async () => {
    const made = await makeWebFormats(await original(1000, 800));
    expect(made.map(({ row }) => `${row.crop} ${row.format} ${row.width}x${row.height}`).sort()).toEqual(
      ['avif', 'jpg', 'webp']
        .flatMap((format) => [
          `full ${format} 480x384`,
          `full ${format} 960x768`,
          `horizontal ${format} 480x271`,
          `horizontal ${format} 960x542`,
          `vertical ${format} 400x500`,
        ])
        .sort(),
    );
    for (const { row, content } of made) {
      const { width, height } = await sharp(content).metadata();
      expect([width, height, content.byteLength]).toEqual([row.width, row.height, row.bytes]);
    }
  });

  test('a small picture is not scaled up', async () => {
    const made = await makeWebFormats(await original(300, 200));
    expect(new Set(made.map(({ row }) => `${row.crop} ${row.width}`))).toEqual(
      new Set(['horizontal 300', 'vertical 160', 'full 300']),
    );
  });

  test('the vertical crop comes from its own picture, and the full picture is not made twice', async () => {
    const made = await makeWebFormats(
      await original(1240, 700, '#000000'),
      await original(800, 1000, '#ffffff'),
    );
    expect(made.some(({ row }) => row.crop === 'full')).toBe(false);
    for (const { row, content } of made.filter(({ row: { format } }) => format === 'webp')) {
      const { channels } = await sharp(content).stats();
      expect(Math.round(channels[0]?.mean ?? -1)).toBe(row.crop === 'vertical' ? 255 : 0);
    }
  });
});

describe('line screens', () => {
  test('of both shapes are named after the picture and their content', async () => {
    const { row, content } = await makeLineScreen(await original(1240, 700, '#888888'), 'horizontal');
    expect(row).toMatchObject({ crop: 'horizontal', format: 'svg', width: 1240, height: 700 });
    expect(row.storage_key).toMatch(/^made\/test-00-horizontal-1240-[0-9a-f]{12}\.svg$/);
    expect(Buffer.from(content).toString()).toContain('viewBox="0 0 12400 7000"');
  });

  test('a drawn picture is rendered as it is, a photograph with stretched tones', async () => {
    const gradient = (from: string, to: string) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="700"><linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
        ),
      )
        .png()
        .toBuffer();
    const common = { storage_key: 'pictures/x-0.png', width: 1240, height: 700, focal_x: 0.5, focal_y: 0.5 };
    /** How thick the strokes are at the right edge, as a share of their lines. */
    const thicknessOf = async (content: Buffer) => {
      const made = await makeLineScreen({ content, ...common }, 'horizontal');
      const shares = contoursOf(Buffer.from(made.content).toString()).map((points) => {
        const ys = points.filter(([x]) => x === 1240).map(([, y]) => y);
        return ((Math.max(...ys) - Math.min(...ys)) * 84) / 700;
      });
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    expect(await thicknessOf(await gradient('#000000', '#808080'))).toBeCloseTo(0.5, 1);
    // The same light in colour is a photograph, whose lightest place is printed in full.
    expect(await thicknessOf(await gradient('#000000', '#b07050'))).toBeGreaterThan(0.85);
  });
});
