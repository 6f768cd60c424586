// The pictures of »Nathan der Weise«: three rings of different sizes hang in the light; on the wall they throw one shadow.
import { at, dark, gouge, light, outline, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { beard, hair } from '../portraits/hair.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const nathan: Sitter = {
  slug: 'nathan-der-weise',
  skin: 0.86,
  hair: 'short',
  hairTone: 0.2,
  beard: 'full',
  clothes: 'coat',
  cloth: 0.1,
  lids: 0.9,
  face: { nose: 1.2, bridge: 0.02, brow: 1.1, age: 0.7 },
};

/** From the side, looking to the left and up; a cap on his head, a wide coat. */
const him = () => {
  const cut = hair(nathan, 4);
  return (
    neck(1) +
    dark(
      outline(
        at('20 126, 60 146, 96 116, 120 130, 152 160, 184 210, 196 420!, -60 420!, -50 280, -26 196, 4 150'),
      ),
    ) +
    light(
      gouge(at('96 122, 84 166, 52 210, 44 330'), 6, 0.4) +
        gouge(at('8 152, -18 200, -34 320'), 6, 0.5) +
        gouge(at('126 142, 158 190, 168 330'), 5, 0.5) +
        gouge(at('22 150, 30 200, 22 320'), 4, 0.5),
    ) +
    `<g transform="rotate(16 48 92)">${profile(nathan)}${beard('full', 4)}${cut.over}${ear()}${
      // A round cap.
      dark(outline(at('16 16!, 22 -10, 54 -24, 90 -8, 104 22!, 60 4'))) +
      light(gouge(at('26 2, 50 -14, 84 -2'), 3.4, 0.4) + gouge(at('22 12, 58 0, 98 18'), 3, 0.5))
    }</g>`
  );
};

/** A ring as a band with an edge in the shade. */
const band = (x: number, y: number, radius: number, width: number) => {
  const hoop = (outer: number, inner: number, dx = 0, dy = 0) =>
    `${ring(x, y, outer)}${ring(x + dx, y + dy, inner)}`;
  const path = (d: string, fill: string) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`;
  return (
    path(hoop(radius + width * 0.34, radius - width * 1.34), '#000') +
    path(hoop(radius, radius - width), '#fff') +
    // The inner side turns away from the light.
    path(hoop(radius - width * 0.62, radius - width, -width * 0.12, -width * 0.12), '#000') +
    dark(
      gouge(
        [
          [x + radius * 0.5, y + radius * 0.8],
          [x + radius * 0.84, y + radius * 0.42],
          [x + radius * 0.9, y - radius * 0.1],
        ],
        width * 0.3,
        0.5,
      ),
    )
  );
};

function rings(
  sheet: { width: number; height: number },
  shadow: { x: number; y: number; radius: number },
  three: readonly (readonly [x: number, y: number, radius: number])[],
  man?: { x: number; y: number; scale: number },
): string {
  const { width, height } = sheet;
  const { x, y, radius } = shadow;
  return drawing(
    glow('wall', x, y, width * 0.58, 0.66, 0.08) +
      fade('turn', [18, 0], [64, 6], 0.55, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.55, 0.07),
    toned(box(0, 0, width, height), 'url(#wall)') +
      `<path fill="#000" fill-rule="evenodd" d="${ring(x, y, radius)}${ring(x, y, radius * 0.76)}"/>` +
      three.map(([cx, cy, r]) => band(cx, cy, r, r * 0.24)).join('') +
      (man ? placed(him(), man.x, man.y, man.scale) : ''),
    sheet,
  );
}

export const wide = () =>
  rings(
    { width: 1240, height: 700 },
    { x: 740, y: 220, radius: 200 },
    [
      [520, 196, 96],
      [660, 330, 132],
      [800, 186, 164],
    ],
    { x: 930, y: 340, scale: 2.4 },
  );
export const tall = () =>
  rings(
    { width: 640, height: 800 },
    { x: 330, y: 230, radius: 190 },
    [
      [130, 180, 84],
      [210, 360, 118],
      [370, 210, 150],
    ],
    { x: 352, y: 470, scale: 2.2 },
  );
export const detail = () =>
  rings(
    { width: 1240, height: 700 },
    { x: 560, y: 360, radius: 400 },
    [
      [90, 270, 190],
      [420, 560, 260],
    ],
    { x: 760, y: 180, scale: 3.2 },
  );
