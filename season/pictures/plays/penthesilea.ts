// The pictures of »Penthesilea«: a Greek helmet with a crest; a piece of its back is missing, bitten out as from an apple.
import { at, dark, gouge, light, outline, type Point, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';

/** From the side, looking to the left, 300 high, the throat at 0 0. At its back four teeth have bitten. */
const bowl =
  '-92 -10!, -98 -60, -108 -110, -112 -150, -104 -200, -76 -250, -26 -282, 34 -289, 70 -284!, 58 -262, 66 -244, 82 -240!, 68 -222, 70 -200, 90 -190!, 78 -172, 86 -152, 106 -148!, 102 -130, 124 -116!, 116 -78, 128 -30, 150 0!, 100 14, 40 8!, 34 -30, 20 -64, 4 -84!, -22 -86, -44 -76!, -52 -30, -66 14!';

const crest = Array.from({ length: 16 }, (_, row) => {
  const turn = Math.PI * (1.2 + (row / 15) * 0.44);
  const root: Point = [4 + Math.cos(turn) * 118, -164 + Math.sin(turn) * 126];
  const tip: Point = [
    2 + Math.cos(turn + 0.05) * (186 + 8 * Math.sin(row * 2.1)),
    -170 + Math.sin(turn + 0.05) * (196 + 9 * Math.sin(row * 1.7)),
  ];
  return { root, tip, row };
});
const arc = (grow: number): Point[] =>
  Array.from({ length: 9 }, (_, row): Point => {
    const turn = Math.PI * (1.19 + (row / 8) * 0.46);
    return [4 + Math.cos(turn) * (118 + grow), -164 + Math.sin(turn) * (128 + grow)];
  });

const helmet =
  // The crest, its holder, its hairs.
  dark(outline([...arc(78), ...arc(-4).reverse()])) +
  light(crest.map(({ root, tip, row }) => gouge([root, tip], 13 - (row % 3) * 1.4, 0.75, 0.3)).join('')) +
  dark(gouge(arc(8), 16, 0.5, 0.7)) +
  light(gouge(arc(9), 7, 0.4, 0.5)) +
  // The bowl, lit from the left, with a tone where it turns away.
  dark(
    outline(
      at(bowl).map(([x, y, corner]): Point => [x * 1.06 + 1, y * 1.03 + 2, ...((corner ? [1] : []) as [])]),
    ),
  ) +
  light(outline(at(bowl))) +
  toned(
    outline(
      at(
        '46 -289!, 70 -284!, 58 -262, 66 -244, 82 -240!, 68 -222, 70 -200, 90 -190!, 78 -172, 86 -152, 106 -148!, 102 -130, 124 -116!, 116 -78, 128 -30, 150 0!, 100 14, 62 12!, 60 -40, 44 -96, 46 -150, 40 -220',
      ),
    ),
    'url(#metal)',
  ) +
  dark(
    gouge(at('42 -270, 46 -220, 52 -150, 48 -100, 62 -40, 68 8'), 10, 0.5, 0.3) +
      gouge(at('94 -120, 94 -90, 104 -40, 122 0'), 6, 0.5),
  ) +
  // The eye and the slit below it, the nose guard, the brow.
  dark(
    outline(
      at(
        '-98 -150!, -84 -168, -56 -172, -24 -158, -4 -134!, -24 -124, -54 -126, -78 -134, -84 -112, -80 -60, -72 -6!, -84 -8!, -92 -60, -97 -112',
      ),
    ),
  ) +
  dark(
    gouge(at('-106 -172, -78 -192, -44 -192, -4 -170, 14 -140'), 8, 0.5, 0.4) +
      gouge(at('-100 -204, -70 -216, -36 -212, 4 -192'), 4, 0.5),
  ) +
  light(gouge(at('-72 -154, -48 -156, -26 -146'), 4, 0.4)) +
  light(gouge(at('-96 -200, -66 -244, -22 -268'), 6, 0.5)) +
  // The broken edge is bright.
  light(
    [
      '70 -284, 58 -262, 66 -244, 82 -240',
      '82 -240, 68 -222, 70 -200, 90 -190',
      '90 -190, 78 -172, 86 -152, 106 -148',
      '106 -148, 102 -130, 124 -116',
    ]
      .map((tooth) => gouge(at(tooth), 8, 0.5, 0.5))
      .join(''),
  );

function still(
  sheet: { width: number; height: number },
  helm: { x: number; y: number; scale: number },
): string {
  const { width, height } = sheet;
  const ground = helm.y - 14;
  const reach = 190 * helm.scale;
  return drawing(
    glow('wall', helm.x - 0.1 * width, helm.y - 240 * helm.scale, width * 0.6, 0.42, 0.06) +
      fade('metal', [40, 0], [140, 0], 0.62, 0.16) +
      fade('floor', [helm.x - reach * 3, 0], [width, 0], 0.2, 0.1),
    toned(box(0, 0, width, ground), 'url(#wall)') +
      dark(box(0, ground, width, height - ground)) +
      toned(box(0, ground + 8, width, height - ground), 'url(#floor)') +
      light(
        outline([
          [helm.x - reach * 1.5, ground + 30, 1],
          [helm.x - reach * 0.3, ground + 8, 1],
          [helm.x + reach * 1.2, ground + 14, 1],
          [helm.x + reach * 0.9, ground + 64, 1],
          [helm.x - reach * 0.9, ground + 84, 1],
        ]),
      ) +
      dark(
        outline([
          [helm.x - reach * 0.5, ground + 14],
          [helm.x + reach * 0.9, ground + 10],
          [helm.x + reach * 2.2, ground + 44],
          [helm.x + reach * 1.8, ground + 70],
          [helm.x + reach * 0.2, ground + 50],
        ]),
      ) +
      placed(helmet, helm.x, helm.y, helm.scale),
    sheet,
  );
}

export const wide = () => still({ width: 1240, height: 700 }, { x: 850, y: 610, scale: 1.5 });
export const tall = () => still({ width: 640, height: 800 }, { x: 310, y: 660, scale: 1.5 });
export const detail = () => still({ width: 1240, height: 700 }, { x: 560, y: 1010, scale: 3 });
