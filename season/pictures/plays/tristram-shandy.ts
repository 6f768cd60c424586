// The pictures of »Tristram Shandy«: a man with a pigtail draws a line in the air, which curls through the whole room.
import { at, dark, gouge, light, outline, type Point, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const gentleman: Sitter = {
  slug: 'tristram-shandy',
  skin: 0.84,
  hair: 'tail',
  hairTone: 0.1,
  clothes: 'coat',
  cloth: 0.1,
  lids: 1.2,
  face: { nose: 1.35, bridge: 0.02, brow: 1.3, chin: 1.1, age: 0.3 },
};

/** From the side, looking to the left; his head is 100 high. */
const him = () => {
  const cut = hair(gentleman, 2);
  return (
    (cut.behind ?? '') +
    neck(1) +
    // Coat, collar, a jabot.
    dark(
      outline(
        at(
          '30 128, 60 150, 96 118, 112 128, 138 150, 168 186, 186 260, 190 420!, -40 420!, -36 300, -22 220, 0 170, 14 140',
        ),
      ),
    ) +
    light(
      outline(at('24 116!, 40 128, 60 134, 88 116!, 92 126, 66 148, 40 144, 20 128')) +
        outline(
          at(
            '22 132!, 40 146, 30 164, 42 176, 26 190, 38 206, 20 226!, 4 214, 14 196, -2 186, 12 170, 2 156, 16 146',
          ),
        ),
    ) +
    dark(
      gouge(at('24 122, 44 134, 66 138, 88 122'), 2.4, 0.5) +
        gouge(at('22 144, 28 152, 20 162'), 2.4, 0.5) +
        gouge(at('20 172, 26 184, 14 194'), 2.4, 0.5) +
        gouge(at('16 200, 24 210, 14 220'), 2.2, 0.5),
    ) +
    light(
      gouge(at('98 124, 92 160, 60 196, 44 250, 40 330'), 5, 0.4) +
        gouge(at('120 146, 150 180, 164 240, 168 330'), 4, 0.5) +
        gouge(at('110 156, 132 196, 140 260'), 3, 0.5),
    ) +
    profile(gentleman) +
    cut.over +
    ear()
  );
};

/** The raised arm: a cuff, a fist around the stick; the fist at 0 0. */
const arm =
  dark(gouge(at('150 250, 66 196, 18 96'), 104, 0.5, 0.8)) +
  light(gouge(at('104 252, 40 190, 4 112'), 8, 0.4) + gouge(at('140 222, 84 184, 50 118'), 5, 0.5)) +
  // The cuff, with lace before it.
  light(outline(at('-38 76!, 46 46!, 60 88!, -22 122!'))) +
  dark(gouge(at('-28 92, 10 82, 50 64'), 5, 0.5, 0.6)) +
  light(outline(at('-30 66!, -36 46, -22 50, -20 36, -6 42, 2 28, 12 38, 26 24, 34 44!, 38 48!, -26 76!'))) +
  dark(
    gouge(at('-18 62, -20 52'), 3, 0.5) +
      gouge(at('0 56, -2 44'), 3, 0.5) +
      gouge(at('18 50, 16 38'), 3, 0.5),
  ) +
  // The stick.
  dark(gouge(at('30 66, -6 -60, -44 -190'), 30, 0.2, 0.6)) +
  light(gouge(at('28 60, -8 -60, -44 -186'), 15, 0.2, 0.5)) +
  // The fist: four fingers around the stick, the thumb along it.
  dark(outline(at('-44 -22, -28 -46, 12 -58, 40 -40, 48 0, 36 42, 0 58, -34 44, -48 10'))) +
  light(
    outline(at('-36 -30, -20 -42, 0 -40, 4 -30, -14 -22, -32 -20')) +
      outline(at('-41 -10, -26 -17, -2 -16, 4 -8, -12 0, -36 2')) +
      outline(at('-38 11, -24 5, 0 6, 5 14, -10 22, -32 22')) +
      outline(at('-29 31, -16 26, 2 27, 6 34, -6 41, -22 40')) +
      outline(at('8 -49, 26 -40, 38 -22, 40 4, 30 34, 12 46, 14 20, 12 -4, 2 -22')),
  );

const line = (points: readonly Point[], width: number) =>
  dark(gouge(points, width * 1.9, 0.6, 0.5)) + light(gouge(points, width, 0.6, 0.2));

function room(
  sheet: { width: number; height: number },
  man: { x: number; y: number; scale: number },
  hand: { x: number; y: number; scale: number },
  drawn: readonly Point[],
  lineWidth: number,
): string {
  const { width, height } = sheet;
  return drawing(
    glow('wall', width * 0.62, height * 0.3, width * 0.72, 0.34, 0.05) +
      fade('turn', [18, 0], [64, 6], 0.5, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.5, 0.07),
    toned(box(0, 0, width, height), 'url(#wall)') +
      line(drawn, lineWidth) +
      placed(him(), man.x, man.y, man.scale) +
      placed(arm, hand.x, hand.y, hand.scale),
    sheet,
  );
}

export const wide = () =>
  room(
    { width: 1240, height: 700 },
    { x: 916, y: 238, scale: 2.9 },
    { x: 760, y: 380, scale: 1.3 },
    at(
      '706 134, 690 70, 620 40, 540 90, 530 190, 600 240, 670 190, 650 100, 560 44, 450 50, 376 110, 376 200, 440 240, 500 190, 476 100' +
        ', 390 50, 280 60, 214 120, 220 206, 284 236, 334 184, 306 106, 220 66, 110 90, 30 180, -20 190',
    ),
    26,
  );
export const tall = () =>
  room(
    { width: 640, height: 800 },
    { x: 372, y: 372, scale: 2.5 },
    { x: 236, y: 500, scale: 1.1 },
    at(
      '188 292, 176 220, 110 180, 50 240, 80 320, 160 320, 190 230, 150 130, 70 90, 60 40, 140 20, 260 60, 300 150, 380 190, 440 130, 400 60' +
        ', 330 90, 360 190, 470 240, 560 180, 660 190',
    ),
    22,
  );
export const detail = () =>
  room(
    { width: 1240, height: 700 },
    { x: 1500, y: 250, scale: 2.6 },
    { x: 1010, y: 480, scale: 2 },
    at(
      '924 104, 840 40, 700 60, 640 180, 720 300, 840 260, 830 130, 700 20, 520 20, 400 130, 420 290, 550 320, 610 200, 520 60, 340 10' +
        ', 180 80, 130 220, 220 340, 340 290, 340 150, 200 60, 40 120, -60 240',
    ),
    36,
  );
