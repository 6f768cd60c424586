import { expect, test } from 'vitest';
import { withAutomaticTone } from '#server/media/tone.ts';

const plate = (values: number[]) => ({ pixels: Uint8Array.from(values), width: values.length, height: 1 });

test('a flat photograph is stretched from black to white, keeping the order of its tones', () => {
  const flat = Array.from({ length: 1000 }, (_, at) => 90 + Math.floor(at / 20));
  const { pixels } = withAutomaticTone(plate(flat));
  expect(Math.min(...pixels)).toBe(0);
  expect(Math.max(...pixels)).toBe(255);
  expect([...pixels]).toEqual([...pixels].sort((a, b) => a - b));
});

test('a dark photograph gets lighter midtones, a light one darker ones', () => {
  const middleOf = (values: number[]) =>
    withAutomaticTone(plate(values)).pixels[Math.floor(values.length / 2)] as number;
  const dark = Array.from({ length: 1000 }, (_, at) => Math.round(255 * (at / 999) ** 3));
  const light = Array.from({ length: 1000 }, (_, at) => Math.round(255 * (at / 999) ** 0.3));
  expect(middleOf(dark)).toBeGreaterThan(dark[500] as number);
  expect(middleOf(light)).toBeLessThan(light[500] as number);
});

test('a picture of one tone is unchanged', () => {
  expect([...withAutomaticTone(plate([128, 128, 128])).pixels]).toEqual([128, 128, 128]);
});
