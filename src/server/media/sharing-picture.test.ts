import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawnText } from '#server/media/drawn-text.ts';
import { drawSharingPicture, type SharingCard, type SharingPlate } from '#server/media/sharing-picture.ts';

const card: SharingCard = {
  title: 'Faust',
  date: 'Fr 20.3., 19.30 Uhr, Thalia, Große Bühne',
  author: 'Johann Wolfgang Goethe',
  inks: { light: '#ff9ac4', dark: '#1b0b45' },
  focal: { x: 0.5, y: 0.4 },
};
const light = [255, 154, 196];
const dark = [27, 11, 69];
const strokes = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12400 7000" width="1240" height="700"><path d="M6200 0h12400v7000h-12400z"/></svg>',
};

/** The colour at a place of a drawn card. */
async function drawn(values: Partial<SharingCard>, plate: SharingPlate) {
  const { content, contentType } = await drawSharingPicture({ ...card, ...values }, plate);
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  return { at, info, content, contentType };
}

describe('the link preview picture', () => {
  test('is the production’s picture in two inks, with the title on a bar at the bottom', async () => {
    const { at, info, content, contentType } = await drawn({}, strokes);
    expect([info.width, info.height, contentType]).toEqual([1200, 630, 'image/png']);
    // What readers of links load on a telephone.
    expect(content.byteLength).toBeLessThan(300_000);
    expect(at(1190, 200)).toEqual(light);
    expect(at(300, 250)).toEqual(dark);
    expect(at(2, 560)).toEqual(light);
    expect(at(2, 40)).toEqual(dark);
    // The last letter of the logo, and that of the title.
    const inks = (x: number) => Array.from({ length: 60 }, (_, y) => at(x, 20 + y).join());
    expect(new Set(inks(185)).has(light.join())).toBe(true);
  });

  test('has the title under the logo if the motif is low', async () => {
    const { at } = await drawn({ focal: { x: 0.5, y: 0.8 } }, strokes);
    expect(at(2, 110)).toEqual(light);
    expect(at(2, 560)).toEqual(dark);
  });

  test.each([
    'Leben und Ansichten des Tristram Shandy, Gentleman',
    'Nachtschicht am Tor vier',
    'Vier\u00adwald\u00adstätter\u00adsee\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschaft',
  ])('has a margin beside %s', async (title) => {
    const { at } = await drawn({ title }, null);
    for (let y = 100; y < 630; y += 5) expect(at(1196, y)).toEqual(dark);
    expect(at(2, 120)).toEqual(dark);
  });

  test('has no bar for a line in letters that the typeface lacks', async () => {
    const { at } = await drawn({ author: 'سعد الله ونوس' }, null);
    const { at: without } = await drawn({ author: '' }, null);
    for (let y = 100; y < 630; y += 2) expect([y, at(2, y)]).toEqual([y, without(2, y)]);
  });

  test('renders a photograph in the inks, or unchanged', async () => {
    const photograph = await sharp({ create: { width: 1240, height: 700, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const twoInks = await drawn({}, { photograph, isTwoInks: true });
    expect(twoInks.contentType).toBe('image/jpeg');
    const near = (colour: number[], other: number[]) =>
      colour.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) < 8);
    expect(near(twoInks.at(1000, 200), light)).toBe(true);
    const asIs = await drawn({}, { photograph, isTwoInks: false });
    expect(near(asIs.at(1000, 200), [255, 255, 255])).toBe(true);
  });
});

test('every letter is rendered at every height', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß0123456789.,-–»«&';
  for (let baseline = 50; baseline < 90; baseline += 0.43)
    expect(drawnText(letters, { x: 48, baseline, size: 66 }).d).toMatch(/^(?:[MLQCZ][-\d. ]*)+$/);
});

test('text is rendered in both files of the typeface, without characters that neither has', () => {
  const drawnAt = { x: 0, baseline: 0, size: 100 };
  expect(drawnText('Hadžić', drawnAt).width).toBeGreaterThan(drawnText('Had', drawnAt).width * 1.5);
  expect(drawnText('Ge\u00adspens\u00adter', drawnAt)).toEqual(drawnText('Gespenster', drawnAt));
  expect(drawnText('Nora 😀', drawnAt)).toEqual(drawnText('Nora ', drawnAt));
});
