// The pictures of »Der eingebildete Kranke«: a man in a nightcap pulls his blanket up to his chin; a clyster as big as a
// cannon is aimed at him.
import { at, dark, gouge, light, outline, polygon, ring, strands, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const argan: Sitter = {
  slug: 'der-eingebildete-kranke',
  skin: 0.96,
  hair: 'ring',
  hairTone: 0.2,
  clothes: 'crew',
  cloth: 0.9,
  lids: 1.6,
  face: { nose: 1.5, bridge: 0.03, brow: 0.9, chin: 0.7, lips: 0.9, age: 0.7, eyes: 1.3 },
};

const cap =
  dark(outline(at('4 30!, 20 2, 54 -18, 92 -6, 108 24, 104 62!, 70 52, 40 38'))) +
  light(outline(at('8 30!, 24 6, 54 -12, 88 -2, 102 24, 98 54!, 68 46, 40 33'))) +
  dark(
    gouge(at('20 16, 46 10, 78 22, 98 40'), 4, 0.5, 0.4) +
      gouge(at('36 0, 62 -2, 88 10, 102 30'), 4, 0.5, 0.4),
  ) +
  // The point of the cap falls back, with a tassel.
  dark(outline(at('84 -8!, 116 -20, 150 -4, 172 40, 178 84, 166 88, 150 52, 124 30, 100 30!'))) +
  light(outline(at('94 -4!, 118 -12, 146 4, 164 42, 170 80, 166 80, 152 46, 126 22, 102 22!'))) +
  dark(gouge(at('112 0, 140 14, 158 44'), 4, 0.5) + ring(172, 98, 17, 19)) +
  light(strands(at('164 86, 162 100, 160 114'), at('180 86, 184 100, 186 114'), 5, 4, 1)) +
  // Its edge is rolled up.
  dark(outline(at('2 22, 22 34, 44 42, 70 56, 104 66, 102 84, 66 72, 40 58, 16 48, -4 40'))) +
  light(outline(at('5 28, 24 39, 46 47, 70 60, 98 70, 97 77, 66 66, 42 53, 18 43, 2 36')));

/** Fingers over the hem of the blanket. */
const fingers = [0, 1, 2, 3]
  .map((row) => {
    const path = (grow: number) => ring(row * 15, Math.abs(row - 1.4) * 2, 8 * grow, 17 * grow);
    return dark(path(1.28)) + light(path(1));
  })
  .join('');

/** Head and blanket; he looks to the left, 100 units for the head. */
const patient =
  // Pillow behind.
  dark(outline(at('40 -34, 110 -44, 190 -20, 214 50, 200 150, 140 180, 60 170, 30 90'))) +
  toned(outline(at('48 -26, 110 -36, 184 -14, 206 50, 192 144, 138 172, 66 162, 40 90')), '#a0a0a0') +
  light(
    gouge(at('120 -26, 172 -6, 190 50, 180 120'), 8, 0.4) + gouge(at('140 10, 160 50, 152 100'), 5, 0.5),
  ) +
  profile(argan) +
  dark(outline(at('-6 76!, -1 72, 8 73, 11 78, 6 83, -1 83, -4 80!'))) +
  placed(cap, 4, -14, 1) +
  placed(ear(), 4, 14, 0.92) +
  // Blanket up to the chin.
  dark(
    outline(
      at(
        '-60 104!, -10 92, 40 100, 100 92, 160 108, 216 150, 260 240, 280 420!, -320 420!, -300 260, -240 170, -150 130',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '-58 110!, -10 98, 40 106, 100 98, 156 114, 206 152, 150 140, 100 124, 40 132, -10 122, -60 134, -146 152, -240 190!, -150 138',
      ),
    ) +
      gouge(at('-130 160, -190 220, -230 340'), 9, 0.5) +
      gouge(at('-60 150, -90 220, -110 360'), 8, 0.5) +
      gouge(at('20 146, 20 230, 10 360'), 8, 0.5) +
      gouge(at('100 140, 130 230, 140 360'), 9, 0.5) +
      gouge(at('170 156, 216 240, 236 360'), 8, 0.5) +
      gouge(at('-20 160, -34 200, -36 250'), 5, 0.5) +
      gouge(at('60 150, 74 200, 76 240'), 5, 0.5),
  ) +
  placed(fingers, -44, 108, 1, -8) +
  placed(fingers, 46, 106, 1, 6);

/** A clyster with its nozzle to the right, the tip at 0 0, 640 long. */
const clyster =
  dark(
    outline(at('0 -9!, -40 -16, -120 -24, -130 -58!, -186 -82!, -186 82!, -130 58!, -120 24, -40 16, 0 9!')),
  ) +
  light(
    outline(at('-4 -5!, -40 -11, -118 -18!, -118 -4, -40 -2, -4 0!')) +
      outline(at('-136 -52!, -180 -72!, -180 -10!, -136 -10!')),
  ) +
  dark(box(-520, -112, 340, 224)) +
  light(polygon(at('-510 -102, -190 -102, -190 -20, -510 -20'))) +
  toned(polygon(at('-510 -20, -190 -20, -190 102, -510 102')), 'url(#pewter)') +
  dark(box(-510, -76, 320, 7) + box(-300, -112, 14, 224) + box(-420, -112, 14, 224)) +
  dark(box(-548, -128, 34, 256) + box(-196, -128, 30, 256)) +
  light(box(-540, -118, 12, 150) + box(-189, -118, 10, 150)) +
  dark(
    box(-720, -18, 180, 36) +
      outline(at('-720 -90!, -700 -90!, -696 0, -700 90!, -720 90!, -736 40, -736 -40')),
  ) +
  light(box(-700, -11, 150, 10) + gouge(at('-714 -74, -724 -30, -722 20'), 8, 0.4)) +
  // A drop.
  dark(outline(at('26 22, 40 50, 26 66, 12 50'))) +
  light(outline(at('26 30, 34 50, 26 59, 18 50')));

function chamber(
  sheet: { width: number; height: number },
  him: { x: number; y: number; scale: number },
  tip: { x: number; y: number; scale: number; turn: number },
): string {
  const { width, height } = sheet;
  return drawing(
    glow('wall', him.x + 20 * him.scale, him.y, width * 0.62, 0.44, 0.06) +
      fade('pewter', [0, -20], [0, 110], 0.6, 0.1) +
      fade('turn', [18, 0], [64, 6], 0.6, 0.07),
    toned(box(0, 0, width, height), 'url(#wall)') +
      placed(patient, him.x, him.y, him.scale) +
      placed(clyster, tip.x, tip.y, tip.scale, tip.turn),
    sheet,
  );
}

export const wide = () =>
  chamber(
    { width: 1240, height: 700 },
    { x: 856, y: 366, scale: 1.66 },
    { x: 786, y: 370, scale: 0.98, turn: 34 },
  );
export const tall = () =>
  chamber(
    { width: 640, height: 800 },
    { x: 330, y: 470, scale: 1.35 },
    { x: 290, y: 470, scale: 0.9, turn: 52 },
  );
export const detail = () =>
  chamber(
    { width: 1240, height: 700 },
    { x: 760, y: 220, scale: 2.8 },
    { x: 640, y: 330, scale: 1.7, turn: 16 },
  );
