// Prints drawings for the press: node season/pictures/draw-press.ts [--to folder]. Their strokes are those of the site,
// drawn from the same outlines and thus sharp at 3000 pixels and more.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  type LineScreenFormat,
  lineScreen,
  lineScreenFormats,
  plateSize,
} from '#server/media/line-screen.ts';
import { isForPress, printOf } from './for-press.ts';
import type { ViewName } from './views.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const files = path.join(import.meta.dirname, 'files');
const folder = values.to ?? files;
const pictures = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'pictures.json'), 'utf8')) as {
  slug: string;
  view: ViewName;
  file: string;
}[];

/** Pixels of the long side. */
const longSide = 3200;

for (const { view, file } of pictures.filter(isForPress)) {
  const format: LineScreenFormat = lineScreenFormats[view === 'tall' ? 'vertical' : 'horizontal'];
  const size = plateSize(format);
  const pixels = await sharp(path.join(files, file))
    .resize({ ...size, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const scale = longSide / Math.max(format.width, format.height);
  const [width, height] = [Math.round(format.width * scale), Math.round(format.height * scale)];
  const svg = lineScreen({ pixels, ...size }, format)
    .replace('<path', '<rect width="100%" height="100%"/><path fill="#fff"')
    .replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
  const { size: bytes } = await sharp(Buffer.from(svg))
    .toColourspace('b-w')
    .png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 })
    .toFile(path.join(folder, printOf(file)));
  console.log(`${printOf(file)}  ${width}x${height}  ${Math.round(bytes / 1000)} KB`);
}
