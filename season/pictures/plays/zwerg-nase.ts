// The pictures of »Zwerg Nase«: a dwarf in a cook's hat with a huge nose faces a goose; between them he holds a flower.
import { at, dark, gouge, light, outline, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';

/** Looks to the left, 300 high with its hat; the collar at 0 0. */
const dwarf =
  // Coat.
  dark(
    outline(at('-60 -10, -10 -26, 50 -20, 96 4, 130 60, 150 140, 158 300!, -120 300!, -116 140, -96 50')),
  ) +
  light(
    gouge(at('-84 50, -100 130, -104 260'), 9, 0.5) +
      gouge(at('-40 20, -56 110, -56 260'), 6, 0.5) +
      gouge(at('90 40, 120 130, 128 260'), 7, 0.5) +
      [60, 116, 172].map((y) => ring(-8, y, 7)).join(''),
  ) +
  light(outline(at('-70 -10!, -30 -26, 20 -28, 74 -12!, 60 14, 10 24, -40 22'))) +
  dark(gouge(at('-62 0, -20 -8, 20 -8, 66 -2'), 4, 0.5)) +
  // Head and ear.
  dark(
    outline(
      at(
        '-70 -130, -62 -168, -20 -188, 40 -184, 78 -150, 84 -100, 66 -50, 20 -22, -30 -24, -62 -46, -76 -74',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '-62 -130, -52 -160, -16 -176, 20 -172, 30 -140, 20 -110, 34 -82, 22 -52, 0 -30, -30 -32, -56 -50, -66 -76',
      ),
    ),
  ) +
  toned(
    outline(
      at('20 -172, 46 -172, 70 -146, 76 -102, 60 -56, 22 -30, 0 -30, 22 -52, 34 -82, 20 -110, 30 -140'),
    ),
    'url(#turn)',
  ) +
  dark(outline(at('34 -120, 50 -138, 70 -132, 74 -106, 60 -84, 44 -82, 36 -96'))) +
  light(outline(at('42 -116, 52 -128, 64 -124, 66 -106, 56 -92, 46 -92'))) +
  dark(gouge(at('48 -114, 58 -116, 56 -98'), 4, 0.5)) +
  // The nose.
  dark(
    outline(
      at('-50 -128, -90 -130, -150 -118, -206 -92, -226 -60, -206 -34, -160 -34, -110 -52, -64 -60, -40 -80'),
    ),
  ) +
  light(
    outline(
      at('-50 -120, -92 -121, -148 -110, -198 -86, -215 -60, -200 -44, -162 -44, -112 -62, -66 -70, -48 -88'),
    ),
  ) +
  dark(
    outline(at('-168 -54, -150 -66, -130 -64, -122 -54, -142 -50')) +
      gouge(at('-112 -66, -98 -84, -104 -100'), 5, 0.5) +
      gouge(at('-150 -100, -176 -90, -196 -74'), 4, 0.5) +
      ring(-178, -68, 4) +
      ring(-120, -102, 3.4),
  ) +
  // Eye, brow, moustache, mouth.
  dark(
    outline(at('-46 -138, -36 -150, -18 -150, -10 -138, -20 -130, -38 -130')) +
      gouge(at('-58 -156, -40 -168, -16 -168, 2 -156'), 8, 0.4, 0.4) +
      gouge(at('-50 -122, -34 -118, -14 -124'), 3, 0.5) +
      gouge(at('-66 -46, -40 -44, -10 -54'), 6, 0.4, 0.4) +
      gouge(at('-14 -60, -4 -52, -8 -40'), 4, 0.5) +
      gouge(at('6 -128, 14 -120, 10 -106'), 3, 0.5),
  ) +
  light(ring(-34, -142, 4.4)) +
  // Hat: a band and a puffed top.
  dark(outline(at('-78 -160!, -20 -186, 50 -184, 92 -150!, 100 -206!, 40 -236, -30 -234, -88 -206!'))) +
  light(outline(at('-70 -170!, -18 -196, 48 -194, 86 -166!, 91 -202!, 38 -228, -28 -226, -79 -202!'))) +
  dark(
    outline(
      at(
        '-86 -206, -124 -240, -120 -290, -76 -312, -40 -336, 10 -338, 50 -326, 96 -316, 128 -280, 124 -236, 96 -204, 40 -232, -30 -230',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '-78 -216, -112 -242, -108 -284, -70 -302, -36 -325, 10 -327, 48 -316, 90 -306, 116 -278, 112 -240, 92 -216, 40 -242, -30 -240',
      ),
    ),
  ) +
  dark(
    gouge(at('-66 -226, -84 -256, -74 -288'), 6, 0.4) +
      gouge(at('-30 -240, -38 -276, -26 -306'), 6, 0.4) +
      gouge(at('16 -242, 14 -280, 22 -308'), 6, 0.4) +
      gouge(at('62 -232, 76 -264, 68 -294'), 7, 0.4) +
      gouge(at('-64 -186, -10 -206, 40 -208'), 4, 0.5),
  );

/** His arm, the hand at 0 0 with the flower; it comes from the right. */
const arm =
  dark(outline(at('10 10, 40 -8, 120 26, 210 20, 240 110, 160 130, 70 90, 16 40'))) +
  light(gouge(at('40 14, 110 50, 190 50'), 8, 0.4) + gouge(at('50 40, 110 78, 180 84'), 5, 0.5)) +
  light(outline(at('16 -16!, 46 -22!, 40 44!, 8 42!'))) +
  dark(gouge(at('34 -14, 32 10, 28 36'), 4, 0.5, 0.6));

const flower =
  dark(gouge(at('6 70, -4 0, 0 -60, -6 -104'), 13, 0.5, 0.8)) +
  light(gouge(at('6 68, -4 0, 0 -60, -6 -104'), 6, 0.5, 0.8)) +
  dark(outline(at('-2 -6!, -30 -10, -58 -40!, -20 -44, 0 -14!'))) +
  light(outline(at('-6 -12!, -28 -16, -46 -34!, -20 -36'))) +
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (petal) =>
        `<g transform="translate(-6 -118) rotate(${petal * 51.4})">${dark(outline(at('0 -8, -18 -30, -14 -58, 0 -66, 14 -58, 18 -30')))}${light(outline(at('0 -16, -10 -32, -8 -52, 0 -58, 8 -52, 10 -32')))}</g>`,
    )
    .join('') +
  dark(ring(-6, -118, 18)) +
  light(ring(-6, -118, 9));

const hand =
  dark(outline(at('-26 -16, -6 -28, 20 -20, 24 16, 14 34, -14 32, -30 14'))) +
  light(
    outline(at('-20 -14, -6 -22, 8 -18, 6 -8, -14 -4')) +
      outline(at('-24 2, -10 -2, 8 0, 6 8, -20 10')) +
      outline(at('-18 16, -6 12, 8 14, 6 22, -12 24')) +
      outline(at('12 -16, 19 -6, 18 16, 12 24, 10 2')),
  );

/** Looks to the right, 330 high, its breast at 0 0. */
const goose =
  dark(outline(at('60 -238!, 116 -226, 140 -212!, 112 -204, 64 -206!'))) +
  light(outline(at('64 -230!, 112 -220, 128 -213!, 66 -214!'))) +
  dark(gouge(at('70 -220, 96 -218, 124 -213'), 3, 0.5)) +
  dark(
    outline(
      at(
        '64 -206, 74 -232, 56 -262, 22 -270, -8 -252, -16 -218, -4 -180, 0 -130, -34 -88, -110 -84, -190 -66, -270 -100!, -292 -64, -266 -10, -210 50, -130 84, -40 86, 34 58, 66 0, 62 -66, 44 -120, 40 -170',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '54 -210, 62 -232, 48 -252, 22 -259, 2 -246, -5 -218, 7 -180, 11 -126, -28 -77, -108 -72, -190 -54, -268 -84!, -280 -62, -256 -14, -204 40, -128 73, -42 75, 26 50, 55 -2, 51 -64, 33 -118, 29 -172',
      ),
    ),
  ) +
  dark(
    ring(36, -230, 7) +
      gouge(at('40 -200, 30 -180, 32 -150'), 4, 0.5) +
      // The wing and its feathers.
      gouge(at('-20 -40, -90 -50, -170 -30, -236 -34'), 8, 0.4) +
      gouge(at('-20 -40, -10 0, -50 34, -120 40, -190 14'), 8, 0.5) +
      gouge(at('-50 -16, -110 -16, -196 -8'), 6, 0.5) +
      gouge(at('-50 6, -106 12, -176 8'), 6, 0.5) +
      gouge(at('-40 24, -84 30, -140 26'), 5, 0.5) +
      gouge(at('30 10, 10 46, -30 60'), 4, 0.5) +
      gouge(at('36 -60, 42 -20, 30 10'), 4, 0.5),
  ) +
  light(ring(38, -232, 2.4)) +
  dark(
    gouge(at('-60 78, -62 130, -40 150'), 12, 0.4, 0.7) +
      gouge(at('-120 80, -126 130, -104 150'), 12, 0.4, 0.7),
  ) +
  light(
    gouge(at('-61 88, -62 128, -44 146'), 5, 0.5, 0.7) +
      gouge(at('-121 90, -126 128, -108 146'), 5, 0.5, 0.7),
  );

function meeting(
  sheet: { width: number; height: number },
  him: { x: number; y: number; scale: number },
  bird: { x: number; y: number; scale: number },
): string {
  const { width, height } = sheet;
  const floor = bird.y + 144 * bird.scale;
  const grip = { x: him.x - 180 * him.scale, y: him.y + 66 * him.scale };
  return drawing(
    glow('lamp', (him.x + bird.x) / 2, him.y - 120 * him.scale, width * 0.5, 0.5, 0.07) +
      fade('floor', [0, floor], [0, height], 0.3, 0.1) +
      fade('turn', [20, 0], [80, 0], 0.5, 0.08),
    toned(box(0, 0, width, height), 'url(#lamp)') +
      dark(box(0, floor, width, height - floor)) +
      toned(box(0, floor + 8, width, height - floor), 'url(#floor)') +
      placed(goose, bird.x, bird.y, bird.scale) +
      placed(dwarf, him.x, him.y, him.scale) +
      placed(arm + flower + hand, grip.x, grip.y, him.scale * 0.9),
    sheet,
  );
}

export const wide = () =>
  meeting({ width: 1240, height: 700 }, { x: 980, y: 440, scale: 1.2 }, { x: 540, y: 470, scale: 1.12 });
export const tall = () =>
  meeting({ width: 640, height: 800 }, { x: 480, y: 560, scale: 1.1 }, { x: 130, y: 590, scale: 1 });
export const detail = () =>
  meeting({ width: 1240, height: 700 }, { x: 930, y: 560, scale: 1.9 }, { x: 270, y: 680, scale: 2 });
