// Draws the portraits: node season/pictures/draw-portraits.ts [slug ...] [--size 200] [--to folder] [--list]
// Who sits is in sitters.json. Without --size it writes the final files; --list only writes portraits.json, what each
// picture shows.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { inWords } from './portraits/in-words.ts';
import { portrait } from './portraits/portrait.ts';
import type { Sitter } from './portraits/sitter.ts';
import { render } from './render.ts';
import { coverage } from './tone.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string' }, to: { type: 'string' }, list: { type: 'boolean' } },
});
const here = import.meta.dirname;
const sitters = JSON.parse(fs.readFileSync(path.join(here, 'sitters.json'), 'utf8')) as Sitter[];
const width = values.size ? Number(values.size) : 360,
  height = Math.round((width * 5) / 4);
const folder = values.to ?? path.join(here, 'files');
const fileOf = ({ slug }: Sitter) => `portrait-${slug}.webp`;

if (!values.size) {
  const list = sitters.map((sitter) => {
    const [focal_x, focal_y] = portrait(sitter).views.tall.focal;
    return { slug: sitter.slug, file: fileOf(sitter), focal_x, focal_y, alt: inWords(sitter) };
  });
  fs.writeFileSync(path.join(here, 'portraits.json'), `${JSON.stringify(list, null, 2)}\n`);
}
fs.mkdirSync(folder, { recursive: true });
for (const sitter of values.list ? [] : sitters) {
  if (positionals.length > 0 && !positionals.includes(sitter.slug)) continue;
  const started = performance.now();
  const scene = portrait(sitter);
  const light = render(scene, scene.views.tall, width, height, !values.size);
  const { size } = await sharp(coverage(light), { raw: { width, height, channels: 1 } })
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(folder, fileOf(sitter)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${fileOf(sitter)}  ${width}x${height}  ${(size / 1024).toFixed(0)} KB  ${seconds} s`);
}
