// Makes the font files that visitors download: what German and English need, and the axes that the design uses.
// Run once after a change of the fonts: `node src/app/fonts/subset.ts`. The results are kept in this folder.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const from = (family: string, file: string) =>
  new URL(`../../../node_modules/@fontsource-variable/${family}/files/${file}`, import.meta.url);

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What stands in nearly every text of the house. */
const common = `${range(0x20, 0x7e)}\u00a0\u00adÄÖÜäöüßàáâçèéêëíîïñóôøúûåæÀÁÂÇÈÉÊËÍÎÏÑÓÔØÚÛÅÆ§©°·×„“”‚‘’»«›‹–—…•€→←↑↓`;
/** Letters of names from elsewhere; a file of its own, asked for only where one occurs. */
const names = 'ĂăĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŹźŻżŽž';

const jobs = [
  {
    family: 'special-gothic',
    source: 'special-gothic-latin-wdth-normal.woff2',
    target: 'special-gothic.woff2',
    text: common,
  },
  {
    family: 'special-gothic',
    source: 'special-gothic-latin-ext-wdth-normal.woff2',
    target: 'special-gothic-names.woff2',
    text: names,
  },
  {
    family: 'piazzolla',
    source: 'piazzolla-latin-wght-normal.woff2',
    target: 'piazzolla.woff2',
    text: common,
  },
  {
    family: 'piazzolla',
    source: 'piazzolla-latin-wght-italic.woff2',
    target: 'piazzolla-italic.woff2',
    text: common,
  },
  {
    family: 'piazzolla',
    source: 'piazzolla-latin-ext-wght-normal.woff2',
    target: 'piazzolla-names.woff2',
    text: names,
  },
];

for (const { family, source, target, text } of jobs) {
  const axes: Record<string, { min: number; max: number }> =
    family === 'special-gothic'
      ? { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } }
      : // Italics stand in one weight only.
        { wght: target.includes('italic') ? { min: 500, max: 500 } : { min: 400, max: 700 } };
  const original = await readFile(from(family, source));
  const font = await subsetFont(original, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(target, import.meta.url), font);
  process.stdout.write(`${target}: ${original.length} -> ${font.length} bytes\n`);
}
