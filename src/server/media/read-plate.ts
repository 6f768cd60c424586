// Reads the brightness of a picture's crop, in the sizes of which line screens are drawn.
import type { Sharp } from 'sharp';
import { cropTo, type Size } from '#server/media/crop.ts';
import { withDecodeLimit } from '#server/media/decode-limit.ts';
import type { Plate } from '#server/media/plate.ts';
import { loadSharp } from '#server/media/sharp.ts';

/** Pixels row by row, with the values of their channels one after the other. */
interface Pixels extends Size {
  data: Uint8Array;
  channels: number;
}

/** A picture's file with its size and focal point. */
interface PictureFile extends Size {
  content: Uint8Array;
  focal_x: number;
  focal_y: number;
}

interface OpenedCrop {
  resized(size: Size): Promise<Pixels>;
  /** The brightness alone. */
  greys(size: Size): Promise<Plate>;
}

/** Pixels of a crop that is decoded once and held in memory for all its sizes; a larger one is decoded for each. */
const maxBufferedPixels = 4_000_000;

/** Opens the crop of a picture that has the aspect ratio of `shape`. */
export async function openCrop(picture: PictureFile, shape: Size): Promise<OpenedCrop> {
  const box = cropTo(picture, shape, { x: picture.focal_x, y: picture.focal_y });
  const sharp = await loadSharp();
  const crop = () => sharp(picture.content).extract(box).flatten({ background: '#000' });
  if (box.width * box.height > maxBufferedPixels) {
    const resized = (size: Size) =>
      raw(
        crop()
          .resize({ ...size, fit: 'fill' })
          .toColourspace('srgb'),
      );
    return { resized, greys: async (size) => ({ pixels: brightnessOf(await resized(size)), ...size }) };
  }
  const pixels = await raw(crop().toColourspace('srgb'));
  const fromPixels = ({ data, channels, width, height }: Pixels) =>
    sharp(data, { raw: { width, height, channels: channels as 1 | 3 } });
  return {
    resized: (size) => raw(fromPixels(pixels).resize({ ...size, fit: 'fill' })),
    // One channel is resized in half the time of three.
    async greys(size) {
      const greys = fromPixels({ ...pixels, data: brightnessOf(pixels), channels: 1 });
      const resized = await raw(greys.resize({ ...size, fit: 'fill' }).toColourspace('b-w'));
      return { pixels: resized.data, ...size };
    },
  };
}

async function raw(image: Sharp): Promise<Pixels> {
  const { data, info } = await withDecodeLimit(() => image.raw().toBuffer({ resolveWithObject: true }));
  return { data, channels: info.channels, width: info.width, height: info.height };
}

function brightnessOf({ data, channels, width, height }: Pixels): Uint8Array {
  const brightness = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < brightness.length; at++, from += channels) {
    const red = data[from] as number;
    const green = channels < 3 ? red : (data[from + 1] as number);
    const blue = channels < 3 ? red : (data[from + 2] as number);
    const isGrey = red === green && green === blue;
    brightness[at] = isGrey ? red : Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return brightness;
}

/**
 * The brightness of a picture, and whether it is a drawn plate: grey throughout and with real black, so that its
 * values are used unchanged. Photographs, in colour or in greys without black, get the automatic tone.
 */
export function plateOf(pixels: Pixels): { plate: Plate; isDrawn: boolean } {
  const { data, channels, width, height } = pixels;
  const brightness = brightnessOf(pixels);
  let colourful = 0;
  let black = 0;
  for (let at = 0, from = 0; at < brightness.length; at++, from += channels) {
    if ((brightness[at] as number) < 12) black++;
    if (channels < 3) continue;
    const [red, green, blue] = [data[from] as number, data[from + 1] as number, data[from + 2] as number];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 12) colourful++;
  }
  const isDrawn = colourful < brightness.length * 0.001 && black > brightness.length * 0.01;
  return { plate: { pixels: brightness, width, height }, isDrawn };
}
