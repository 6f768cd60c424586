// pictures.json, the list of drawn pictures with files, focal points and descriptions.
import fs from 'node:fs';
import path from 'node:path';
import { type ViewName, viewNames } from './views.ts';

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

const file = path.join(import.meta.dirname, 'pictures.json');

/** Replaces the entry with the same slug and view; the order stays fixed. */
export function putEntry(entry: Entry) {
  const old: Entry[] = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  const all = [...old.filter((o) => o.slug !== entry.slug || o.view !== entry.view), entry];
  all.sort((a, b) =>
    a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : viewNames.indexOf(a.view) - viewNames.indexOf(b.view),
  );
  // Renamed when complete, so that a reader never sees a partial list.
  fs.writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(all, null, 2)}\n`);
  fs.renameSync(`${file}.${process.pid}`, file);
}
