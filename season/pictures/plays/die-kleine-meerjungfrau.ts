// The pictures of »Die kleine Meerjungfrau«: a mermaid sits in the bath and looks down at a pair of shoes.
import { at, dark, gouge, light, outline, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const mermaid: Sitter = {
  slug: 'die-kleine-meerjungfrau',
  skin: 0.92,
  hair: 'long',
  hairTone: 0.1,
  clothes: 'straps',
  cloth: 0.1,
  lids: 0.5,
  face: { nose: 0.92, brow: 0.94, chin: 0.92, lips: 1.06, eyes: 1.1 },
};

/** From the side, looking to the left and down, 100 units for the head; an arm lies on the rim. */
const her = () => {
  const cut = hair(mermaid, 4);
  return (
    `<g transform="rotate(-16 48 92)">${cut.behind ?? ''}</g>` +
    neck(1) +
    toned(
      outline(at('24 130, 60 146, 100 130, 134 150, 156 190, 160 300!, 0 300!, -4 220, 4 160')),
      'url(#skin)',
    ) +
    light(outline(at('24 132, 6 158, -2 220, 4 300!, 40 300!, 34 240, 36 190, 50 150'))) +
    dark(gouge(at('48 150, 36 190, 34 240'), 4, 0.5) + gouge(at('100 190, 92 230, 98 280'), 5, 0.5)) +
    `<g transform="rotate(-16 48 92)">${profile(mermaid)}${cut.over}${
      // Locks that fall over the shoulder.
      dark(outline(at('46 96, 62 120, 92 124, 112 150, 120 220, 108 280, 90 250, 84 200, 60 170, 44 130'))) +
      light(gouge(at('58 120, 84 150, 98 250'), 5, 0.5) + gouge(at('76 124, 102 160, 110 240'), 4, 0.5))
    }</g>`
  );
};

/** Scales in rows along the tail. */
const scales = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 9 - row }, (_, column) => {
    const x = 70 - column * 40 - row * 8;
    const y = -20 + row * 26 - column * 7 + (column * column) / 2;
    return gouge(
      [
        [x - 17, y - 12],
        [x - 13, y + 8],
        [x, y + 14],
        [x + 13, y + 8],
        [x + 17, y - 12],
      ],
      6 - row * 0.6,
      0.5,
      0.4,
    );
  }).join(''),
).join('');

const skin = outline(
  at(
    '128 92!, 118 6, 66 -32, -42 -58, -148 -74, -232 -60, -278 -16, -284 24, -240 -4, -160 -2, -76 28, 24 78, 82 118!',
  ),
);

/** The tail, from the hip at 0 0 to the left and over the rim, where the fin hangs. */
const tail =
  dark(
    outline(
      at(
        '140 100!, 130 0, 70 -44, -40 -70, -150 -86, -240 -70, -290 -20, -296 40, -270 40, -236 10, -160 10, -80 40, 20 90, 80 130!',
      ),
    ),
  ) +
  light(skin) +
  `<clipPath id="skin-of-tail"><path d="${skin}"/></clipPath><g clip-path="url(#skin-of-tail)">${dark(scales)}</g>` +
  dark(
    outline(
      at(
        '-276 16!, -310 60, -372 110, -380 150!, -330 140, -300 120, -296 170!, -262 130, -240 84, -250 20!',
      ),
    ),
  ) +
  dark(
    outline(
      at(
        '-270 20!, -280 80, -330 140, -380 160, -386 190!, -320 186, -270 150, -250 190!, -222 130, -226 70, -246 16!',
      ),
    ),
  ) +
  light(
    outline(at('-270 30!, -288 84, -340 136, -368 150!, -320 150, -276 124, -262 80')) +
      outline(at('-254 30!, -258 90, -262 140, -250 166!, -236 126, -236 76')),
  ) +
  dark(
    gouge(at('-274 50, -300 104, -340 138'), 4, 0.5) +
      gouge(at('-268 66, -282 110, -308 140'), 3, 0.5) +
      gouge(at('-250 50, -246 100, -250 146'), 3, 0.5),
  );

/** A bath on feet, 620 wide, its rim at 0; the floor at 260. */
const bath =
  dark(
    outline(
      at(
        '-330 -24, 330 -44, 352 -30, 344 -4, 322 8, 296 110, 250 190, 160 216, -160 216, -250 186, -290 100, -316 14, -340 4',
      ),
    ),
  ) +
  light(outline(at('-322 -12, 328 -32, 338 -24, 330 -10, -324 6, -332 -4'))) +
  light(outline(at('-300 22!, -40 16!, -60 110, -40 200!, -150 202, -238 172, -272 96'))) +
  toned(outline(at('-40 16!, 306 8!, 282 106, 240 178, 156 204, -40 200!, -60 110')), 'url(#enamel)') +
  dark(gouge(at('-262 60, -230 140, -160 184'), 6, 0.5) + gouge(at('-200 40, -190 110, -150 170'), 4, 0.5)) +
  [-190, 190]
    .map(
      (x) =>
        dark(
          outline(
            at('-34 0!, 34 0!, 26 26, 40 58, 24 66!, -8 60, -24 66!, -36 50, -22 26').map(
              ([px, py, corner]) => [px + x, py + 198, ...((corner ? [1] : []) as [])],
            ),
          ),
        ) +
        light(
          gouge(
            [
              [x - 18, 206],
              [x - 10, 230],
              [x - 20, 252],
            ],
            8,
            0.5,
          ),
        ),
    )
    .join('');

/** A pair of shoes with buckles, 170 wide; the floor at 0. */
const shoes = [0, 92]
  .map((x) =>
    placed(
      dark(
        outline(
          at(
            '-44 2!, -50 -30, -40 -58, -20 -60, -4 -40, 24 -32, 46 -20, 50 2!, -16 2!, -18 -8, -32 -10, -32 2!',
          ),
        ),
      ) +
        light(
          outline(
            at(
              '-40 -8!, -43 -30, -34 -50, -22 -52, -8 -32, 22 -24, 40 -14, 43 -5!, -10 -7, -18 -16, -32 -18!',
            ),
          ),
        ) +
        dark(gouge(at('-30 -40, -18 -26, -4 -22'), 6, 0.5, 0.6) + ring(-10, -30, 8)) +
        light(ring(-10, -30, 4)),
      x,
      x * 0.06,
      1,
    ),
  )
  .join('');

function bathroom(
  sheet: { width: number; height: number },
  tub: { x: number; y: number; scale: number },
  pair: { x: number; y: number; scale: number },
): string {
  const { width, height } = sheet;
  const { x, y, scale } = tub;
  const floor = y + 236 * scale;
  // Tiles that come nearer.
  const tiles = Array.from({ length: 9 }, (_, column) => {
    const far = x + (column - 4) * 110 * scale;
    const near = x + (column - 4) * 220 * scale;
    return gouge(
      [
        [far, floor],
        [near, height + 10],
      ],
      7,
      0.9,
      0.5,
    );
  }).join('');
  return drawing(
    glow('wall', x + 60 * scale, y - 200 * scale, width * 0.56, 0.5, 0.07) +
      fade('floor', [0, floor], [0, height], 0.5, 0.3) +
      fade('enamel', [-40, 0], [300, 0], 0.66, 0.14) +
      fade('skin', [0, 0], [160, 0], 0.6, 0.12) +
      fade('turn', [18, 0], [64, 6], 0.6, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.6, 0.07),
    toned(box(0, 0, width, floor), 'url(#wall)') +
      dark(box(0, floor, width, height - floor)) +
      toned(box(0, floor + 8, width, height - floor), 'url(#floor)') +
      dark(tiles) +
      dark(
        gouge(
          [
            [0, floor + 60],
            [width, floor + 60],
          ],
          7,
          0.5,
          0.8,
        ),
      ) +
      dark(
        outline([
          [x - 330 * scale, floor + 30],
          [x, floor + 8],
          [x + 340 * scale, floor + 30],
          [x, floor + 50],
        ]),
      ) +
      placed(her(), x + 56 * scale, y - 262 * scale, scale * 1.2) +
      placed(tail, x - 84 * scale, y - 10 * scale, scale) +
      placed(bath, x, y, scale) +
      // What hangs over the rim lies before the bath.
      placed(
        `<clipPath id="over"><path d="${box(-440, -140, 228, 400)}"/></clipPath><g clip-path="url(#over)">${tail}</g>`,
        x - 84 * scale,
        y - 10 * scale,
        scale,
      ) +
      placed(shoes, pair.x, pair.y, pair.scale),
    sheet,
  );
}

export const wide = () =>
  bathroom({ width: 1240, height: 700 }, { x: 840, y: 400, scale: 1.06 }, { x: 400, y: 686, scale: 1.06 });
export const tall = () =>
  bathroom({ width: 640, height: 800 }, { x: 390, y: 430, scale: 0.84 }, { x: 80, y: 730, scale: 0.9 });
export const detail = () =>
  bathroom({ width: 1240, height: 700 }, { x: 980, y: 120, scale: 1.7 }, { x: 150, y: 620, scale: 2 });
