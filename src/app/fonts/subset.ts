// Makes the font files that visitors download: the characters of German and English, and the variation axes
// that the design uses. Run by hand after changing a font: `node src/app/fonts/subset.ts`. The results are
// committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const from = (family: string, file: string) =>
  new URL(`../../../node_modules/@fontsource-variable/${family}/files/${file}`, import.meta.url);

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Characters that nearly every page uses. */
const common = `${range(0x20, 0x7e)}\u00a0\u00adÄÖÜäöüßàáâçèéêëíîïñóôøúûåæÀÁÂÇÈÉÊËÍÎÏÑÓÔØÚÛÅÆ§©°·×„“”‚‘’»«›‹–—…•€→←↑↓`;
/** Prose has none of these, and its file comes with the page. */
const signs = /[\\^`{|}~<>=←→↑↓]/g;
/**
 * Letters of foreign names. A file of their own, which browsers download only when a page has one of them.
 */
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

/** What the server draws pictures with: one width and one weight. */
const drawn = { wght: { min: 700, max: 700 }, wdth: { min: 75, max: 75 } };

for (const { family, source, target, text } of jobs) {
  const axes: Record<string, { min: number; max: number }> =
    family === 'special-gothic'
      ? { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } }
      : // The design uses one weight of italics.
        { wght: target.includes('italic') ? { min: 500, max: 500 } : { min: 400, max: 600 } };
  // Prose has figures as they are; those of equal width are for dates and prices.
  const noLayoutClosure = target === 'piazzolla.woff2';
  const original = await readFile(from(family, source));
  if (family === 'special-gothic') {
    const file = new URL(`../../server/media/fonts/${target.replace('woff2', 'ttf')}`, import.meta.url);
    await writeFile(
      file,
      await subsetFont(original, text, { targetFormat: 'truetype', variationAxes: drawn }),
    );
  }
  const font = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure,
  });
  await writeFile(new URL(target, import.meta.url), font);
  process.stdout.write(`${target}: ${original.length} -> ${font.length} bytes\n`);
}
