// From a cut drawing to the file that the media library takes: greys in few steps, which keep the file small.
import sharp from 'sharp';

/** Steps of the greys; strokes of a line screen show no finer ones. */
const step = 10;
/** Steps along the edges of shapes, where the difference to the next pixel is larger than `isEdge`. */
const edgeStep = 51;
const isEdge = 30;

/** @returns the bytes of the file */
export async function printPlate(svg: string, file: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const plate = data.map((value, at) => {
    if (value > 240) return 255;
    const column = at % width;
    const near = [column > 0 ? at - 1 : at, column < width - 1 ? at + 1 : at, at - width, at + width];
    const onEdge = near.some((next) => Math.abs((data[next] ?? value) - value) > isEdge);
    const size = onEdge ? edgeStep : step;
    return Math.min(255, Math.round(value / size) * size);
  });
  const { size } = await sharp(plate, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(file);
  return size;
}
