// The preview picture of a shared link: a production's picture in two inks, with title, date and place on bars.
import { heroTitle } from '#domain/pages/hero-title.ts';
import type { Inks } from '#domain/site/colour-scheme.ts';
import { drawnText } from '#server/media/drawn-text.ts';
import { sharingSize } from '#server/media/sharing-size.ts';
import { loadSharp } from '#server/media/sharp.ts';
import * as site from '#site';

export interface SharingCard {
  /** With soft hyphens. */
  title: string;
  /** "Premiere Fr 20.3., Thalia, Große Bühne"; empty if nothing is planned. */
  date: string;
  /** "Georg Büchner" */
  author: string;
  inks: Pick<Inks, 'light' | 'dark'>;
  /** Fractions of width and height. */
  focal: { x: number; y: number };
}

/** A line screen as SVG, a photograph, or nothing. */
export type SharingPlate = { svg: string } | { photograph: Uint8Array; isTwoInks: boolean } | null;

const margin = 48;
const logo = { size: 66, height: 96 } as const;
const small = { size: 36, height: 62 } as const;
const lineHeight = 1.08;
/** Limits of the title below the logo, so that the picture stays visible. */
const maxTitle = { size: 190, height: 330 } as const;
/** Baseline in a bar, as a share of the type size above half of the bar's height. */
const baselineShift = 0.355;

/** A bar from the left edge with a line of text in the other ink. */
function bar(
  text: string,
  { top, height, size }: { top: number; height: number; size: number },
  [fill, ink]: readonly [string, string],
): string {
  const { d, width } = drawnText(text, {
    x: margin,
    baseline: top + height / 2 + size * baselineShift,
    size,
  });
  // A pixel more, which hides the seam between bars.
  const end = Math.round(margin + width + size * 0.22);
  return `<path fill="${fill}" d="M0 ${top}h${end}v${height + 1}H0z"/><path fill="${ink}" d="${d}"/>`;
}

/** The size at which a line fits between the margins. */
const fitting = (text: string, size: number) => {
  const { width } = drawnText(text, { x: 0, baseline: 0, size });
  return Math.min(size, (size * (sharingSize.width - 2 * margin)) / Math.max(width, 1));
};

/** The bars as SVG: the title is below the logo if the motif is low, else at the bottom. */
function barsOf({ title, date, author, inks, focal }: SharingCard): string {
  const { lines, em } = heroTitle(title).wide;
  const size = Math.floor(
    Math.min(
      maxTitle.size,
      (sharingSize.width - 2 * margin) / (em + 0.2),
      maxTitle.height / (lines.length * lineHeight),
    ),
  );
  const rows = [
    ...(date ? [{ text: date, size: fitting(date, small.size), height: small.height }] : []),
    ...lines.map((text) => ({ text: text.trim(), size, height: Math.round(size * lineHeight) })),
    ...(author ? [{ text: author, size: fitting(author, small.size), height: small.height }] : []),
    // A line in letters that the typeface lacks would be an empty bar.
  ].filter(({ text }) => drawnText(text, { x: 0, baseline: 0, size: 1 }).d !== '');
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const isLow = focal.y > 0.6;
  let top = isLow ? logo.height : sharingSize.height - margin - height;
  const bars = rows.map((row) => {
    const drawn = bar(row.text, { ...row, top }, [inks.light, inks.dark]);
    top += row.height;
    return drawn;
  });
  return bar(site.name, { top: 0, ...logo }, [inks.dark, inks.light]) + bars.join('');
}

/** The picture of a line screen, moved so that it covers the sheet around its focal point. */
function screenOf(svg: string, { light }: Pick<Inks, 'light'>, focal: SharingCard['focal']): string {
  const [, width = '1240', height = '700'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const scale = Math.max(sharingSize.width / Number(width), sharingSize.height / Number(height));
  const moved = (share: number, whole: number, room: number) =>
    Math.min(0, Math.max(room - whole * scale, room / 2 - share * whole * scale)).toFixed(1);
  const x = moved(focal.x, Number(width), sharingSize.width);
  const y = moved(focal.y, Number(height), sharingSize.height);
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<g fill="${light}" transform="translate(${x} ${y}) scale(${scale.toFixed(5)})">${inner}</g>`;
}

const sheet = (content: string, ground = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sharingSize.width}" height="${sharingSize.height}">${ground}${content}</svg>`,
  );

/** A row of the matrix by which brightness (ITU-R BT.709) becomes a channel of the ink. */
const inkRow = (share: number): [number, number, number] => [0.2126 * share, 0.7152 * share, 0.0722 * share];

/** The three channels of `#rrggbb`. */
const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Draws the picture; takes about 100 ms. A drawing becomes a PNG with a palette, a photograph a JPEG. */
export async function drawSharingPicture(
  card: SharingCard,
  plate: SharingPlate,
): Promise<{ content: Buffer; contentType: 'image/png' | 'image/jpeg' }> {
  const sharp = await loadSharp();
  const { inks, focal } = card;
  if (plate && 'photograph' in plate) {
    const photograph = sharp(plate.photograph).resize({ ...sharingSize, fit: 'cover' });
    const [dark, light] = [channelsOf(inks.dark), channelsOf(inks.light)];
    const row = (at: number) => inkRow(((light[at] ?? 0) - (dark[at] ?? 0)) / 255);
    const printed = plate.isTwoInks
      ? photograph.recomb([row(0), row(1), row(2)]).linear([1, 1, 1], dark)
      : photograph;
    const ground = await printed.removeAlpha().png().toBuffer();
    const content = await sharp(ground)
      .composite([{ input: sheet(barsOf(card)) }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    return { content, contentType: 'image/jpeg' };
  }
  const ground = `<rect width="100%" height="100%" fill="${inks.dark}"/>`;
  const strokes = plate ? screenOf(plate.svg, inks, focal) : '';
  const content = await sharp(sheet(strokes + barsOf(card), ground))
    .png({ palette: true, colours: 16, effort: 4 })
    .toBuffer();
  return { content, contentType: 'image/png' };
}
