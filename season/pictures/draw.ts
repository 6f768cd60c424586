// Draws the pictures of plays that are modelled: node season/pictures/draw.ts [slug ...] [--view wide] [--size 310] [--to folder]
// Without --size it writes the final files and keeps pictures.json up to date.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { putEntry } from './picture-list.ts';
import { render } from './render.ts';
import type { Scene } from './scene.ts';
import { coverage } from './tone.ts';
import { fileOf, type ViewName, viewNames } from './views.ts';

const scenes = path.join(import.meta.dirname, 'scenes');
const sizes: Record<ViewName, [number, number]> = {
  wide: [1240, 700],
  tall: [640, 800],
  detail: [1240, 700],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { view: { type: 'string' }, size: { type: 'string' }, to: { type: 'string' } },
});
const slugs = positionals.length
  ? positionals
  : fs
      .readdirSync(scenes)
      .filter((f) => f.endsWith('.ts'))
      .map((f) => f.slice(0, -3))
      .sort();
const views = values.view ? (values.view.split(',') as ViewName[]) : viewNames;
const folder = values.to ?? path.join(import.meta.dirname, 'files');
fs.mkdirSync(folder, { recursive: true });

for (const slug of slugs) {
  const scene: Scene = (await import(pathToFileURL(path.join(scenes, `${slug}.ts`)).href)).default;
  for (const name of views) {
    const view = scene.views[name],
      [W, H] = sizes[name],
      width = values.size ? Number(values.size) : W,
      height = Math.round((width * H) / W);
    const started = performance.now();
    const light = render(scene, view, width, height, !values.size);
    const file = fileOf(slug, name);
    const { size } = await sharp(coverage(light), { raw: { width, height, channels: 1 } })
      .webp({ quality: 82, effort: 6 })
      .toFile(path.join(folder, file));
    console.log(
      `${file}  ${width}x${height}  ${(size / 1024).toFixed(0)} KB  ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    if (values.size) continue;
    const [focal_x, focal_y] = view.focal;
    putEntry({ slug, view: name, file, width, height, focal_x, focal_y, alt: view.alt });
  }
}
