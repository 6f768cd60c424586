// Draws the season's pictures: node season/pictures/draw.ts [slug ...] [--view wide] [--size 310] [--to folder]
// Without --size it writes the final files and keeps pictures.json up to date. Several people can draw at
// once: each names a part of the list (--list pictures-a.json), which is merged into pictures.json.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { coverage, render, type Scene, type ViewName } from './stage.ts';

const here = import.meta.dirname;
const sizes: Record<ViewName, [number, number]> = {
  wide: [1240, 700],
  tall: [640, 800],
  detail: [1240, 700],
};
const suffix: Record<ViewName, string> = { wide: '', tall: '-hoch', detail: '-detail' };
type Entry = {
  slug: string;
  view: ViewName;
  file: string;
  width: number;
  height: number;
  focal_x: number;
  focal_y: number;
  alt: { de: string; en: string };
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string' },
    size: { type: 'string' },
    to: { type: 'string' },
    list: { type: 'string', default: 'pictures.json' },
  },
});
const slugs = positionals.length
  ? positionals
  : fs
      .readdirSync(path.join(here, 'scenes'))
      .filter((f) => f.endsWith('.ts'))
      .map((f) => f.slice(0, -3))
      .sort();
const views = values.view ? (values.view.split(',') as ViewName[]) : (Object.keys(sizes) as ViewName[]);
const folder = values.to ?? path.join(here, 'files');
fs.mkdirSync(folder, { recursive: true });

/** Puts the entries into a list file, replacing those with the same slug and view, in a fixed order. */
function keep(file: string, entries: Entry[]) {
  const old: Entry[] = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  const all = [
    ...old.filter((o) => !entries.some((e) => e.slug === o.slug && e.view === o.view)),
    ...entries,
  ];
  const order = Object.keys(sizes);
  all.sort((a, b) =>
    a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : order.indexOf(a.view) - order.indexOf(b.view),
  );
  fs.writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(all, null, 2)}\n`);
  fs.renameSync(`${file}.${process.pid}`, file);
}

function merge() {
  for (const part of fs.readdirSync(here).filter((f) => /^pictures-\w+\.json$/.test(f)))
    keep(path.join(here, 'pictures.json'), JSON.parse(fs.readFileSync(path.join(here, part), 'utf8')));
}

for (const slug of slugs) {
  const scene: Scene = (await import(pathToFileURL(path.join(here, 'scenes', `${slug}.ts`)).href)).default;
  for (const name of views) {
    const view = scene.views[name],
      [W, H] = sizes[name],
      width = values.size ? Number(values.size) : W,
      height = Math.round((width * H) / W);
    const started = performance.now();
    const light = render(scene, view, width, height, !values.size);
    const file = `${slug}${suffix[name]}.webp`;
    const { size } = await sharp(coverage(light), { raw: { width, height, channels: 1 } })
      .webp({ quality: 82, effort: 6 })
      .toFile(path.join(folder, file));
    console.log(
      `${file}  ${width}x${height}  ${(size / 1024).toFixed(0)} KB  ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    if (values.size) continue;
    keep(path.join(here, values.list), [
      {
        slug,
        view: name,
        file,
        width,
        height,
        focal_x: view.focal[0],
        focal_y: view.focal[1],
        alt: view.alt,
      },
    ]);
    merge();
  }
}
