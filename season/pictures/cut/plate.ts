// From a cut drawing to the file that the media library takes: greys in few steps, which keep the file small.
import sharp from 'sharp';

/** Steps of the greys; strokes of a line screen show no finer ones. */
const step = 10;

/** @returns the bytes of the file */
export async function printPlate(svg: string, file: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plate = data.map((value) => (value > 240 ? 255 : Math.round(value / step) * step));
  const { width, height } = info;
  const { size } = await sharp(plate, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(file);
  return size;
}
