// A sitter as a cut: solid light, solid dark, and tones that are printed in strokes. The lighter ground lies behind the
// darker side of the head and the darker ground before the face. Every fourth looks out of the picture.

import { at, dark, gouge, light, outline } from '../cut/paths.ts';
import { clothes, neck } from './clothes.ts';
import { ears, front } from './front.ts';
import { frontBeard, frontHair } from './front-hair.ts';
import { beard, hair } from './hair.ts';
import { ear, profile } from './profile.ts';
import type { Sitter } from './sitter.ts';

/** Of the drawing, in the units of its SVG. */
export const size = { width: 400, height: 500 };

export const isFromFront = (place: number) => place % 4 === 3;

/** Heads keep their direction; of two neighbours in one direction the second turns round. */
export const looksRight = ({ turn = 0 }: Sitter) => turn > 0;

/** @param place of the sitter in the list */
export function portrait(sitter: Sitter, place: number): string {
  const isFront = isFromFront(place);
  const { build = 1, nod = 0, tilt = 0, skin } = sitter;
  const scale = isFront ? 2.55 : 2.42 * (0.97 + 0.03 * Math.min(1.2, build));
  const turned = looksRight(sitter);
  const flip = turned ? `translate(${size.width} 0) scale(-1 1)` : '';
  const at = isFront
    ? `translate(200 ${104 - scale * 4}) scale(${scale})`
    : `translate(92 98) scale(${scale})`;
  const lean = isFront
    ? `rotate(${(tilt * 26).toFixed(1)} 0 100)`
    : `rotate(${(-nod * 40 + tilt * 30 + ((place * 37) % 11) - 3).toFixed(1)} 48 92)`;
  const shade = Math.max(0, Math.min(1, (skin - 0.2) / 0.6));
  const bright = (share: number) => {
    const value = Math.round(255 * share);
    return `rgb(${value} ${value} ${value})`;
  };
  const stops = (...all: [offset: number, share: number][]) =>
    all.map(([offset, share]) => `<stop offset="${offset}" stop-color="${bright(share)}"/>`).join('');
  const defs = `<defs>
<linearGradient id="ground">${stops([0, 0.08], [0.3, 0.16], [0.75, 0.56], [1, 0.42])}</linearGradient>
<linearGradient id="turn" gradientUnits="userSpaceOnUse" x1="18" x2="64" y1="0" y2="6">${stops([0, 0.5 + 0.2 * shade], [0.5, 0.3 + 0.14 * shade], [1, 0.07])}</linearGradient>
<linearGradient id="throat" gradientUnits="userSpaceOnUse" x1="30" x2="84" y1="0" y2="0">${stops([0, 0.6], [1, 0.07])}</linearGradient>
<linearGradient id="shoulder" gradientUnits="userSpaceOnUse" x1="0" x2="130" y1="0" y2="0">${stops([0, 0.7], [1, 0.1])}</linearGradient>
<linearGradient id="half" gradientUnits="userSpaceOnUse" x1="-6" x2="38" y1="0" y2="8">${stops([0, 0.46 + 0.18 * shade], [1, 0.09])}</linearGradient>
</defs>`;
  const figure = isFront ? fromFront(sitter, place, lean) : fromSide(sitter, place, lean);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width * 2}" height="${size.height * 2}">${defs}<rect width="100%" height="100%" fill="#000"/><g transform="${flip}"><rect width="100%" height="100%" fill="url(#ground)"/><g transform="${at}">${figure}</g></g></svg>`;
}

function fromSide(sitter: Sitter, place: number, lean: string): string {
  const cut = hair(sitter, place);
  const head = (content: string) => `<g transform="${lean}">${content}</g>`;
  return [
    head(cut.behind ?? ''),
    neck(sitter.build ?? 1),
    clothes(sitter.clothes),
    head(
      profile(sitter) +
        beard(sitter.beard ?? 'none', place) +
        cut.over +
        (cut.hidesEar ? '' : ear()) +
        (place % 5 === 1 && !cut.hidesEar ? light(gouge(at('55.6 68, 56 74, 55.4 81'), 2.4, 0.75)) : ''),
    ),
  ].join('');
}

function fromFront(sitter: Sitter, place: number, lean: string): string {
  const { behind, over } = frontHair(sitter, place);
  const head = (content: string) => `<g transform="${lean}">${content}</g>`;
  const throat =
    `<g transform="translate(-50 0)">${neckFromFront}</g>` +
    `<g transform="translate(-56 -4)">${clothes(sitter.clothes)}</g>`;
  return [head(behind), throat, head(ears + front(sitter) + frontBeard(sitter, place) + over)].join('');
}

const neckFromFront =
  '<path fill="url(#throat)" d="M30 84L28 122Q20 140 4 152H98Q82 138 74 122L72 84z"/>' +
  light(outline(at('30 90, 28 122, 8 150!, 40 150!, 46 126, 42 106'))) +
  dark(outline(at('29 92, 40 103, 52 108, 72 92, 72 116, 52 122, 34 112')));
