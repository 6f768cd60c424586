// The pictures of »Emilia Galotti«: an oval frame, and in it a girl who turns her back to us.
import { at, dark, gouge, light, outline, type Point, ring, strands, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';

/** A girl from behind, her hair put up, 100 for the head; the middle of her neck at 0 100. */
const girl =
  // Dress with a low back, then the back and the nape.
  dark(
    outline(
      at('-34 150, -70 162, -104 184, -122 230, -132 420!, 132 420!, 122 230, 104 184, 70 162, 34 150'),
    ),
  ) +
  toned(
    outline(
      at(
        '-20 84, -24 124, -44 146, -84 160, -98 186, -70 214, -36 250, 0 268, 36 250, 70 214, 98 186, 84 160, 44 146, 24 124, 20 84',
      ),
    ),
    'url(#skin)',
  ) +
  light(
    outline(
      at(
        '-20 90, -23 124, -44 147, -84 161, -96 186, -70 212, -40 240, -30 214, -24 176, -14 150, -10 120, -12 92',
      ),
    ),
  ) +
  dark(
    gouge(at('2 120, 4 170, 0 250'), 4, 0.4) +
      gouge(at('-56 176, -40 186, -30 204'), 3, 0.5) +
      gouge(at('58 172, 44 186, 36 206'), 4, 0.5),
  ) +
  // Puffed sleeves.
  dark(
    outline(at('-84 170, -124 166, -150 196, -146 240, -116 256, -92 226')) +
      outline(at('84 170, 92 226, 116 256, 146 240, 150 196, 124 166')),
  ) +
  light(
    gouge(at('-96 180, -126 186, -138 214'), 6, 0.5) +
      gouge(at('-98 196, -118 206, -128 232'), 5, 0.5) +
      gouge(at('-100 214, -112 226, -116 244'), 4, 0.5) +
      gouge(at('98 184, 116 196, 124 222'), 3.4, 0.5) +
      gouge(at('-72 236, -84 300, -90 410'), 6, 0.5) +
      gouge(at('-34 264, -44 320, -44 410'), 5, 0.5) +
      gouge(at('0 280, 0 330, 2 410'), 4, 0.5) +
      gouge(at('44 260, 56 320, 60 410'), 4, 0.5) +
      gouge(at('-66 222, -34 258, 0 274, 34 258'), 4, 0.4),
  ) +
  // The head: hair combed up to a knot, loose strands at the nape.
  dark(
    outline(
      at(
        '-42 40, -40 8, -22 -14, 0 -20, 22 -14, 40 8, 42 40, 34 72, 20 92, 10 98, 4 110!, 0 98, -6 112!, -10 98, -20 92, -34 72',
      ),
    ),
  ) +
  dark(ring(4, -30, 27, 22)) +
  light(
    strands(at('-36 50, -34 14, -12 -12'), at('-4 92, -2 50, 2 -12'), 8, 3.4, 2) +
      strands(at('8 90, 8 50, 6 -10'), at('34 60, 34 16, 16 -10'), 5, 2.2, 4) +
      strands(at('-16 -28, 0 -44, 22 -38'), at('-12 -18, 4 -26, 24 -24'), 4, 2.6, 1),
  ) +
  // Ears, and an ear-ring.
  light(outline(at('-42 44, -48 40, -49 54, -43 66, -39 60'))) +
  light(ring(-44, 74, 3.4, 5)) +
  dark(outline(at('42 44, 47 42, 47 54, 43 64, 39 60')));

/** A carved oval frame around 0 0. */
function frame(rx: number, ry: number, width: number): string {
  const place = (turn: number, out: number): Point => [
    Math.cos(turn) * (rx + out),
    Math.sin(turn) * (ry + out),
  ];
  const count = 28;
  const step = (Math.PI * 2) / count;
  const leaves = Array.from({ length: count }, (_, row) => {
    const turn = row * step;
    const leaf = outline([
      place(turn + step * 0.1, width * 0.32),
      place(turn + step * 0.06, width * 0.8),
      place(turn + step * 0.5, width * 1.16),
      place(turn + step * 0.86, width * 0.9),
      place(turn + step * 0.8, width * 0.36),
    ]);
    const vein = gouge(
      [place(turn + step * 0.46, width * 0.4), place(turn + step * 0.5, width * 0.9)],
      width * 0.13,
      0.3,
    );
    // The light comes from the upper left.
    const isLit = Math.cos(turn + 2.3) > -0.45;
    return (isLit ? light(leaf) : toned(leaf, '#6a6a6a')) + dark(vein);
  });
  return (
    dark(ring(0, 0, rx + width * 1.2, ry + width * 1.2)) +
    leaves.join('') +
    `<path fill="#fff" fill-rule="evenodd" d="${ring(0, 0, rx + width * 0.2, ry + width * 0.2)}${ring(-2, -2, rx + width * 0.06, ry + width * 0.06)}"/>`
  );
}

function portrait(
  sheet: { width: number; height: number },
  at_: { x: number; y: number; rx: number; ry: number; width: number },
  her: { y: number; scale: number },
): string {
  const { x, y, rx, ry, width } = at_;
  return drawing(
    glow('wall', x - rx * 0.6, y - ry * 0.5, sheet.width * 0.7, 0.34, 0.06) +
      glow('ground', x - rx * 0.2, y - ry * 0.1, rx * 1.4, 0.44, 0.12) +
      fade('skin', [-100, 0], [110, 0], 0.9, 0.06) +
      `<clipPath id="opening"><path d="${ring(x, y, rx, ry)}"/></clipPath>`,
    toned(box(0, 0, sheet.width, sheet.height), 'url(#wall)') +
      // The shadow of the frame on the wall.
      dark(ring(x + width, y + width * 1.2, rx + width * 1.3, ry + width * 1.3)) +
      placed(frame(rx, ry, width), x, y, 1) +
      `<g clip-path="url(#opening)">${toned(box(x - rx, y - ry, rx * 2, ry * 2), 'url(#ground)')}${placed(girl, x, her.y, her.scale)}</g>`,
    sheet,
  );
}

export const wide = () =>
  portrait(
    { width: 1240, height: 700 },
    { x: 880, y: 346, rx: 232, ry: 288, width: 44 },
    { y: 214, scale: 1.5 },
  );
export const tall = () =>
  portrait(
    { width: 640, height: 800 },
    { x: 320, y: 370, rx: 232, ry: 290, width: 48 },
    { y: 230, scale: 1.5 },
  );
export const detail = () =>
  portrait(
    { width: 1240, height: 700 },
    { x: 560, y: 420, rx: 500, ry: 600, width: 96 },
    { y: 110, scale: 2.9 },
  );
