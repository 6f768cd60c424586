// Prints drawings for the press: node season/pictures/draw-press.ts [--to folder]. Their strokes are those of the site,
// drawn from the same outlines and thus sharp at 3000 pixels and more.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeLineScreen } from '#server/media/derivatives.ts';
import { isForPress, printOf } from './for-press.ts';
import type { ViewName } from './views.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const files = path.join(import.meta.dirname, 'files');
const folder = values.to ?? files;
const pictures = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'pictures.json'), 'utf8')) as {
  slug: string;
  view: ViewName;
  file: string;
  focal_x: number;
  focal_y: number;
}[];

/** Pixels of the long side. */
const longSide = 3200;

for (const picture of pictures.filter(isForPress)) {
  const { view, file } = picture;
  const content = fs.readFileSync(path.join(files, file));
  const { width: plateWidth, height: plateHeight } = await sharp(content).metadata();
  const { row, content: screen } = await makeLineScreen(
    { ...picture, content, width: plateWidth, height: plateHeight, storage_key: file },
    view === 'tall' ? 'vertical' : 'horizontal',
  );
  const scale = longSide / Math.max(row.width, row.height);
  const [width, height] = [Math.round(row.width * scale), Math.round(row.height * scale)];
  const svg = Buffer.from(screen)
    .toString()
    .replace('<path', '<rect width="100%" height="100%"/><path fill="#fff"')
    .replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
  const { size: bytes } = await sharp(Buffer.from(svg))
    .toColourspace('b-w')
    .png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 })
    .toFile(path.join(folder, printOf(file)));
  console.log(`${printOf(file)}  ${width}x${height}  ${Math.round(bytes / 1000)} KB`);
}
