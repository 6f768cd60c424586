// Generates the font files for visitors: the characters of German and English, and the variation axes of the design.
// Run by hand after changing a font: `node src/app/fonts/subset.ts`. The results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { withTablesOf } from './sfnt.ts';

const from = (family: string, file: string) =>
  new URL(`../../../node_modules/@fontsource-variable/${family}/files/${file}`, import.meta.url);

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Characters that nearly every page uses. */
const common = `${range(0x20, 0x7e)}\u00a0\u00adÄÖÜäöüßàáâãçèéêëìíîïñòóôõøùúûýıåæÀÁÂÇÈÉÊËÍÎÏÑÓÔØÚÛÝÅÆ§©°·×„“”‚‘’»«›‹–—…•€→←↑↓`;
/** Not in the file for prose, which is loaded with the page. */
const signs = /[\\^`{|}~<>=←→↑↓]/g;
/**
 * Letters of foreign names. A file of their own, which browsers download only when a page has one of them.
 */
const names = 'ĀāĂăĄąĆćČčĎďĐđĒēĘęĚěĞğĪīİŁłŃńŇňŐőŘřŚśŞşŠšŤťŪūŮůŰűŹźŻżŽžȘșȚț';
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
    text: common.replace(signs, ''),
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

/** Titles: 75 % wide and bold. */
const ofTitles = { wght: { min: 700, max: 700 }, wdth: { min: 75, max: 75 } };
/** Kerning, ligatures, and tabular figures for dates and prices. */
const keepFeatures = ['kern', 'liga', 'tnum'];

for (const { family, source, target, text } of jobs) {
  const isGothic = family === 'special-gothic';
  const variationAxes: Record<string, { min: number; max: number }> = isGothic
    ? { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } }
    : // The design uses one weight of italics.
      { wght: target.includes('italic') ? { min: 500, max: 500 } : { min: 400, max: 600 } };
  const original = await readFile(from(family, source));
  const subset = (font: Buffer, targetFormat: 'truetype' | 'woff2', axes: typeof variationAxes = {}) =>
    subsetFont(font, text, {
      targetFormat,
      variationAxes: axes,
      keepFeatures,
      // The font for prose has default figures only.
      noLayoutClosure: target === 'piazzolla.woff2',
    });
  let font = await subset(original, 'truetype', variationAxes);
  if (isGothic) {
    const titles = await subset(original, 'truetype', ofTitles);
    // For pictures drawn by the server.
    await writeFile(
      new URL(`../../server/media/fonts/${target.replace('woff2', 'ttf')}`, import.meta.url),
      titles,
    );
    // Kerning hardly differs between widths and weights, so that of titles is used for all, which saves a quarter of
    // the file.
    font = withTablesOf(font, titles, ['GPOS', 'GDEF']);
  }
  const compressed = await subset(font, 'woff2');
  await writeFile(new URL(target, import.meta.url), compressed);
  process.stdout.write(`${target}: ${original.length} -> ${compressed.length} bytes\n`);
}
