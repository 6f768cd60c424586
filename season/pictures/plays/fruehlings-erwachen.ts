// The pictures of »Frühlings Erwachen«: a huge seedling breaks through the lid of a school desk; a pupil looks up at it.
import { at, dark, gouge, light, outline, polygon, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { clothes, neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const pupil: Sitter = {
  slug: 'fruehlings-erwachen',
  skin: 0.94,
  hair: 'fringe',
  hairTone: 0.1,
  clothes: 'shirt',
  cloth: 0.9,
  lids: 1.3,
  face: { nose: 0.88, brow: 0.92, chin: 0.86, lips: 1, length: 0.97, eyes: 1.15 },
};

/** From the side, looking to the left and up. */
const him = () => {
  const cut = hair(pupil, 6);
  return (
    `${neck(1)}${clothes('shirt')}<g transform="rotate(15 48 92)">${cut.behind ?? ''}${profile(pupil)}` +
    `${dark(outline(at('-4 75!, 2 73, 7 76, 4 80, -2 80!')))}${cut.over}${cut.hidesEar ? '' : ear()}</g>`
  );
};

/** A seed leaf from its stalk at 0 0, 300 long, with its veins. */
const leaf =
  dark(outline(at('-14 8!, 0 -34, 50 -96, 130 -134, 226 -130, 316 -86!, 286 -30, 210 16, 120 30, 40 20'))) +
  light(outline(at('2 -6!, 14 -36, 58 -88, 132 -121, 222 -118, 292 -84!, 250 -76, 160 -70, 80 -44'))) +
  toned(
    outline(at('4 0!, 84 -34, 162 -58, 250 -66, 292 -78!, 272 -36, 206 4, 120 18, 44 12')),
    'url(#leaf)',
  ) +
  dark(
    gouge(at('60 -52, 70 -76, 96 -98'), 5, 0.4) +
      gouge(at('108 -66, 122 -92, 150 -110'), 5, 0.4) +
      gouge(at('158 -76, 176 -98, 206 -108'), 5, 0.4) +
      gouge(at('210 -78, 228 -94, 252 -98'), 4, 0.4) +
      gouge(at('0 0, 80 -38, 160 -62, 290 -80'), 6, 0.3, 0.3),
  ) +
  light(
    gouge(at('84 -28, 104 -8, 130 4'), 4, 0.4) +
      gouge(at('140 -46, 164 -22, 192 -8'), 4, 0.4) +
      gouge(at('198 -56, 220 -38, 246 -28'), 4, 0.4),
  );

/** The seedling from the lid at 0 0, 420 high. */
const seedling =
  placed(leaf, 4, -330, 1.02, -24) +
  `<g transform="translate(0 -326) scale(-1 1) rotate(-6) scale(0.9)">${leaf}</g>` +
  dark(
    outline(
      at('-44 20!, -34 -60, -44 -150, -30 -240, -24 -340, 2 -366, 28 -340, 26 -240, 12 -150, 26 -60, 46 20!'),
    ),
  ) +
  light(
    outline(at('-34 16!, -24 -60, -33 -150, -20 -240, -13 -330, 0 -344, 4 -240, -8 -150, 4 -60, 8 16!')),
  ) +
  dark(gouge(at('-18 -20, -14 -80, -22 -140'), 4, 0.5) + gouge(at('-8 -190, -4 -250, 0 -300'), 4, 0.5)) +
  light(gouge(at('26 10, 16 -60, 6 -120'), 4, 0.4)) +
  // A second bud.
  dark(outline(at('-6 -356!, -20 -390, -6 -424, 14 -396!, 10 -360'))) +
  light(outline(at('-4 -364, -12 -390, -4 -408, 4 -388')));

/** A desk whose lid is broken, 420 wide, its top at 0; the floor at 250. */
const desk =
  dark(polygon(at('-230 0, 230 0, 250 28, -250 28'))) +
  light(polygon(at('-222 5, -60 5, -74 22, -238 22')) + polygon(at('70 5, 222 5, 238 22, 84 22'))) +
  dark(polygon(at('-236 26, 236 26, 226 104, -226 104'))) +
  toned(polygon(at('-226 34, 226 34, 218 96, -218 96')), 'url(#wood)') +
  dark(
    gouge(at('-210 52, -80 48, 60 54, 210 50'), 4, 0.5) + gouge(at('-200 76, -60 80, 80 74, 200 78'), 4, 0.5),
  ) +
  dark(
    polygon(at('-206 100, -176 100, -190 260, -214 260')) + polygon(at('206 100, 176 100, 190 260, 214 260')),
  ) +
  light(
    gouge(at('-196 108, -202 180, -206 256'), 6, 0.5, 0.7) +
      gouge(at('186 108, 194 180, 200 256'), 4, 0.5, 0.7),
  ) +
  // Splinters around the stem.
  dark(
    outline(at('-96 10!, -70 -26!, -58 -4!, -44 -52!, -30 -6!, 28 -4!, 44 -44!, 56 -6!, 76 -30!, 96 10!')),
  ) +
  light(
    polygon(at('-84 4, -70 -17, -63 2')) +
      polygon(at('-56 3, -44 -38, -34 3')) +
      polygon(at('34 3, 44 -31, 52 3')) +
      polygon(at('62 3, 75 -20, 82 4')),
  );

function classroom(
  sheet: { width: number; height: number },
  bench: { x: number; y: number; scale: number },
  boy: { x: number; y: number; scale: number },
): string {
  const { width, height } = sheet;
  return drawing(
    glow('wall', bench.x, bench.y - 260 * bench.scale, width * 0.54, 0.56, 0.07) +
      fade('leaf', [0, -60], [300, 20], 0.3, 0.08) +
      fade('wood', [-220, 0], [220, 0], 0.5, 0.16) +
      fade('floor', [0, bench.y + 220], [0, height], 0.2, 0.08) +
      fade('turn', [18, 0], [64, 6], 0.6, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.6, 0.07),
    toned(box(0, 0, width, height), 'url(#wall)') +
      placed(seedling, bench.x, bench.y, bench.scale) +
      placed(desk, bench.x, bench.y, bench.scale) +
      placed(him(), boy.x, boy.y, boy.scale),
    sheet,
  );
}

export const wide = () =>
  classroom({ width: 1240, height: 700 }, { x: 720, y: 560, scale: 1.06 }, { x: 1010, y: 400, scale: 1.7 });
export const tall = () =>
  classroom({ width: 640, height: 800 }, { x: 250, y: 620, scale: 1.06 }, { x: 420, y: 540, scale: 1.5 });
export const detail = () =>
  classroom({ width: 1240, height: 700 }, { x: 400, y: 560, scale: 2 }, { x: 830, y: 250, scale: 2.8 });
