// Draws the portraits: node season/pictures/draw-portraits.ts [slug ...] [--size 200] [--to folder]
// Without --size it writes the final files.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { portrait } from './portraits/portrait.ts';
import { sitters } from './portraits/sitters.ts';
import { render } from './render.ts';
import { coverage } from './tone.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string' }, to: { type: 'string' } },
});
const width = values.size ? Number(values.size) : 480,
  height = Math.round((width * 5) / 4);
const folder = values.to ?? path.join(import.meta.dirname, 'files');
fs.mkdirSync(folder, { recursive: true });

for (const sitter of sitters) {
  if (positionals.length > 0 && !positionals.includes(sitter.slug)) continue;
  const started = performance.now();
  const scene = portrait(sitter);
  const light = render(scene, scene.views.tall, width, height, !values.size);
  const file = `portrait-${sitter.slug}.webp`;
  const { size } = await sharp(coverage(light), { raw: { width, height, channels: 1 } })
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(folder, file));
  console.log(
    `${file}  ${width}x${height}  ${(size / 1024).toFixed(0)} KB  ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
