// Adjusts a photograph's brightness to the range of a line screen.
import type { Plate } from '#server/media/plate.ts';

/** The target of the median brightness, 0 to 1: most of a stage photograph is dark. */
const middle = 0.34;

/**
 * Stretches the tones between the darkest and the lightest two per cent to the whole range, moves the median towards
 * the target, and increases the contrast. A picture of one tone is unchanged.
 */
export function withAutomaticTone({ pixels, width, height }: Plate): Plate {
  const [dark, half, light] = percentiles(pixels, [0.02, 0.5, 0.98]) as [number, number, number];
  if (light - dark < 8) return { pixels, width, height };
  const median = Math.min(0.95, Math.max(0.05, (half - dark) / (light - dark)));
  const gamma = Math.min(1.7, Math.max(0.55, Math.log(middle) / Math.log(median)));
  const table = new Uint8Array(256);
  for (let value = 0; value < 256; value++) {
    const stretched = Math.min(1, Math.max(0, (value - dark) / (light - dark)));
    const curved = stretched ** gamma;
    const steep = curved * curved * (3 - 2 * curved);
    table[value] = Math.round((curved * 0.55 + steep * 0.45) * 255);
  }
  return { pixels: pixels.map((value) => table[value] as number), width, height };
}

function percentiles(pixels: Uint8Array, shares: number[]): number[] {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] as number) + 1;
  return shares.map((share) => {
    let left = share * pixels.length;
    let value = 0;
    while (value < 255 && left > (counts[value] as number)) left -= counts[value++] as number;
    return value;
  });
}
