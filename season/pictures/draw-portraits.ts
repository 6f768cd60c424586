// Draws the portraits: node season/pictures/draw-portraits.ts [slug ...] [--to folder]
// Who sits is in sitters.json; portraits.json says what each picture shows.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printPlate } from './cut/plate.ts';
import { inWords } from './portraits/in-words.ts';
import { portrait } from './portraits/portrait.ts';
import type { Sitter } from './portraits/sitter.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const here = import.meta.dirname;
const sitters = JSON.parse(fs.readFileSync(path.join(here, 'sitters.json'), 'utf8')) as Sitter[];
const folder = values.to ?? path.join(here, 'files');
const fileOf = ({ slug }: Sitter) => `portrait-${slug}.webp`;

const list = sitters.map((sitter, place) => ({
  slug: sitter.slug,
  file: fileOf(sitter),
  focal_x: 0.5,
  focal_y: 0.42,
  alt: inWords(sitter, place),
}));
fs.writeFileSync(path.join(here, 'portraits.json'), `${JSON.stringify(list, null, 2)}\n`);
fs.mkdirSync(folder, { recursive: true });
for (const [place, sitter] of sitters.entries()) {
  if (positionals.length > 0 && !positionals.includes(sitter.slug)) continue;
  const bytes = await printPlate(portrait(sitter, place), path.join(folder, fileOf(sitter)));
  console.log(`${fileOf(sitter)}  ${(bytes / 1024).toFixed(0)} KB`);
}
