// Draws the pictures of plays: node season/pictures/draw-plays.ts [slug ...] [--to folder]. What each picture shows is in
// pictures.json.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { printPlate } from './cut/plate.ts';
import { fileOf, type ViewName, viewNames } from './views.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const plays = path.join(import.meta.dirname, 'plays');
const folder = values.to ?? path.join(import.meta.dirname, 'files');
fs.mkdirSync(folder, { recursive: true });

const slugs =
  positionals.length > 0 ? positionals : fs.readdirSync(plays).map((file) => path.parse(file).name);
for (const slug of slugs) {
  const play: Record<ViewName, () => string> = await import(
    pathToFileURL(path.join(plays, `${slug}.ts`)).href
  );
  for (const view of viewNames) {
    const file = fileOf(slug, view);
    const bytes = await printPlate(play[view](), path.join(folder, file));
    console.log(`${file}  ${(bytes / 1024).toFixed(0)} KB`);
  }
}
