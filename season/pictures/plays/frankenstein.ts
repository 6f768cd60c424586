// The pictures of »Frankenstein«: a hand sewn together from several, and on it the man who sewed.
import { openHand, openHandEdge } from '../cut/hands.ts';
import { drawn, tube } from '../cut/limbs.ts';
import { at, dark, gouge, light, outline, type Point, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { clothes, neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile, profileLine } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const victor: Sitter = {
  slug: 'victor',
  skin: 0.84,
  hair: 'side',
  hairTone: 0.1,
  clothes: 'coat',
  cloth: 0.1,
  lids: 1.6,
  smile: -0.3,
  face: { nose: 1.08, brow: 1.15, chin: 0.96, lips: 0.98, age: 0.36, eyes: 1.1 },
};

const cut = hair(victor, 4);
const head = `<g stroke="#000" stroke-width="6">${dark(outline(profileLine(victor)))}</g>${profile(victor)}${cut.over}${ear()}`;

/** A seam along the points: the cut, and stitches across it. */
function seam(points: readonly Point[], stitches: number, length: number): string {
  const place = (share: number): Point => {
    const along = share * (points.length - 1);
    const index = Math.min(points.length - 2, Math.floor(along));
    const [from, to] = [points[index] as Point, points[index + 1] as Point];
    const rest = along - index;
    return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
  };
  const marks = Array.from({ length: stitches }, (_, stitch) => {
    const share = (stitch + 0.5) / stitches;
    const [x, y] = place(share);
    const [x1, y1] = place(Math.max(0, share - 0.08));
    const [x2, y2] = place(Math.min(1, share + 0.08));
    const far = Math.hypot(x2 - x1, y2 - y1) || 1;
    const half = (length / 2) * (1 + 0.2 * Math.sin(stitch * 2.3));
    const [dx, dy] = [(-(y2 - y1) / far) * half, ((x2 - x1) / far) * half];
    const slant = Math.sin(stitch * 1.7) * length * 0.12;
    return gouge(
      [
        [x - dx - slant, y - dy],
        [x, y],
        [x + dx + slant, y + dy],
      ],
      length * 0.2,
      0.5,
      0.35,
    );
  });
  return dark(gouge(points, length * 0.17, 0.5, 0.4) + marks.join(''));
}

const skin = (part: string, edge: number) => dark(tube(part, edge)) + light(tube(part));

/** Skin of somebody else: dark, with cuts along it. */
const otherSkin = (part: string, edge: number, cuts: string) => dark(tube(part, edge)) + light(cuts);

/** Lying open from the right, its fingers bent up on the left; the place to stand is at 860 505. */
const far =
  // The thumb, behind him.
  skin('1130 560 130, 1088 470 112, 1060 380 96, 1074 290 84, 1096 232 58', 5) +
  dark(
    gouge(at('1132 470, 1108 390, 1118 310'), 26, 0.5) +
      gouge(at('1016 386, 1040 396, 1070 388'), 6, 0.4) +
      gouge(at('1034 306, 1052 312, 1072 308'), 4, 0.4) +
      gouge(at('1096 208, 1110 224, 1116 256'), 6, 0.5) +
      gouge(at('1024 440, 1046 452, 1072 448'), 5, 0.4),
  ) +
  seam(at('1012 420, 1050 434, 1100 424, 1112 414'), 6, 34) +
  // The first finger.
  otherSkin(
    '800 520 92, 716 486 92, 650 392 84, 660 262 72, 716 176 54',
    5,
    gouge(at('640 440, 622 372, 632 282'), 9, 0.45) +
      gouge(at('658 438, 640 376, 648 300'), 6, 0.45) +
      gouge(at('690 472, 662 410, 664 356'), 5, 0.45) +
      gouge(at('730 498, 692 450, 682 410'), 4, 0.45) +
      gouge(at('636 262, 652 208, 702 160'), 9, 0.5) +
      gouge(at('654 260, 672 216, 712 178'), 6, 0.5) +
      gouge(at('672 262, 690 224, 722 196'), 4, 0.5),
  );

const near =
  // Middle finger.
  skin('800 540 96, 668 530 96, 560 414 88, 558 258 76, 618 142 56', 5) +
  dark(
    gouge(at('760 512, 660 486, 606 420, 598 330'), 17, 0.5) +
      gouge(at('604 412, 580 428, 548 424'), 7, 0.4) +
      gouge(at('596 274, 574 288, 540 286'), 6, 0.4) +
      gouge(at('598 250, 612 208, 642 164'), 12, 0.5) +
      gouge(at('716 494, 652 466, 622 424'), 5, 0.5) +
      gouge(at('620 300, 612 270, 618 236'), 4, 0.5) +
      gouge(at('590 130, 600 118, 618 114'), 6, 0.5),
  ) +
  seam(at('516 352, 552 362, 602 350'), 6, 36) +
  // Ring finger.
  skin('790 570 96, 640 580 94, 500 478 84, 464 338 72, 504 232 54', 5) +
  dark(
    gouge(at('740 548, 628 536, 546 470, 508 370'), 15, 0.5) +
      gouge(at('544 470, 522 490, 490 490'), 7, 0.4) +
      gouge(at('500 348, 480 362, 450 362'), 6, 0.4) +
      gouge(at('500 336, 508 296, 530 252'), 11, 0.5) +
      gouge(at('680 528, 606 502, 560 448'), 5, 0.5) +
      gouge(at('520 352, 516 320, 526 286'), 4, 0.5) +
      gouge(at('476 222, 486 208, 504 204'), 6, 0.5),
  ) +
  // The arm and the ball of the hand.
  otherSkin(
    '1330 640 250, 1230 610 226, 1130 574 190',
    6,
    [0, 1, 2, 3, 4, 5]
      .map((row) =>
        gouge(
          [
            [1176 + row * 6, 500 + row * 20],
            [1240, 516 + row * 23],
            [1340, 540 + row * 27],
          ],
          10 - row * 1.5,
          0.4 + (row % 3) * 0.12,
        ),
      )
      .join(''),
  ) +
  dark(
    outline(
      at(
        '770 490, 900 494, 1010 484, 1090 470, 1170 500, 1180 640, 1110 680, 960 672, 820 656, 730 650, 700 560',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '776 498, 900 503, 1012 493, 1090 479, 1160 506, 1166 600, 1120 640, 1000 640, 860 626, 740 630, 712 564',
      ),
    ),
  ) +
  dark(
    outline(at('1166 590, 1130 640, 1010 652, 860 636, 740 640, 860 612, 1000 612, 1090 596')) +
      gouge(at('1000 530, 940 560, 860 566'), 9, 0.4) +
      gouge(at('1060 512, 1044 548, 1060 590'), 10, 0.4) +
      gouge(at('860 540, 800 552, 762 578'), 7, 0.4) +
      gouge(at('1110 500, 1096 540, 1112 580'), 6, 0.4) +
      gouge(at('930 588, 880 596, 820 594'), 5, 0.5),
  ) +
  light(gouge(at('780 648, 900 652, 1040 656'), 4, 0.5) + gouge(at('840 666, 940 670, 1060 668'), 3, 0.5)) +
  // Little finger.
  skin('800 616 86, 650 640 82, 510 590 72, 430 480 60, 440 388 44', 5) +
  dark(
    gouge(at('760 590, 640 606, 540 566, 474 490'), 11, 0.5) +
      gouge(at('548 570, 530 590, 506 596'), 6, 0.4) +
      gouge(at('462 482, 446 496, 420 496'), 5, 0.4) +
      gouge(at('424 384, 430 372, 442 366'), 5, 0.5) +
      gouge(at('650 590, 570 556, 520 510'), 4, 0.5) +
      gouge(at('620 662, 560 644, 510 610'), 4, 0.5) +
      gouge(at('700 668, 620 672, 540 636'), 8, 0.5),
  ) +
  light(tube('770 604 76, 850 592 60') + tube('716 566 50, 800 552 70')) +
  dark(gouge(at('860 622, 800 648, 720 660'), 5, 0.6) + gouge(at('690 590, 740 582, 786 590'), 5, 0.4)) +
  seam(at('592 606, 604 640, 600 678'), 5, 36) +
  // Where hand and arm were joined.
  seam(at('1120 470, 1152 520, 1158 580, 1130 664'), 8, 54) +
  seam(at('830 508, 850 540, 900 566, 960 620'), 7, 30) +
  light(gouge(at('1196 690, 1250 712, 1320 736'), 4, 0.5));

/** 100 high, facing left, his weight on the leg behind. */
const man =
  dark(
    ['3 -46 13, 14 -27 10, 20 -3 6', '0 -46 13, -12 -27 10, -12 -3 6'].map((part) => tube(part)).join('') +
      tube('20 -2.6 6, 14 -2 5, 8 -1.4 3') +
      tube('-12 -2.6 6, -18 -2 5, -24 -1.6 3') +
      outline(
        at('2 -84, -7 -74, -7 -56, -14 -30!, -4 -27, 4 -38, 14 -24, 30 -20!, 25 -46, 23 -66, 20 -80, 11 -86'),
      ),
  ) +
  light(
    gouge(at('-4 -74, -4 -58, -10 -34'), 1.8, 0.4) +
      gouge(at('6 -40, 14 -30, 22 -24'), 1.4, 0.5) +
      gouge(at('-16 -22, -15 -12, -14.6 -5'), 1.5, 0.5) +
      gouge(at('11 -24, 15 -14, 17.4 -5'), 1.3, 0.5) +
      outline(at('1 -85!, 8 -83, 6 -76, 0 -66!, -1 -76')),
  ) +
  dark(gouge(at('3 -84, 2 -78, 5 -76'), 1.4, 0.5)) +
  `<g transform="translate(-1 -102) scale(.175) rotate(14 48 92)">${head}</g>` +
  dark(tube('8 -80 10, -6 -76 9, -12 -74 8') + tube('-12 -74 8, -18 -84 7, -20 -92 5')) +
  drawn(['-20 -91 5, -22 -96 5, -24 -101 3', '-20 -92 3.4, -25 -94 2.6, -28 -95 2'], 0.8) +
  drawn(['-20 -91 5, -22 -96 5, -24 -101 3', '-20 -92 3.4, -25 -94 2.6, -28 -95 2']) +
  dark(tube('14 -78 11, 6 -66 10, -2 -60 8.6') + tube('-2 -60 8.6, -14 -66 7.6, -22 -72 5')) +
  light(gouge(at('-2 -56.6, -12 -61, -19 -67'), 1.3, 0.5) + gouge(at('16 -74, 9 -64, 3 -58'), 1.3, 0.5)) +
  drawn(['-22 -72 5, -27 -76 5, -31 -80 3', '-23 -72 3.4, -28 -72 2.6, -32 -73 2'], 0.8) +
  drawn(['-22 -72 5, -27 -76 5, -31 -80 3', '-23 -72 3.4, -28 -72 2.6, -32 -73 2']);

const fills = fade('turn', [18, 0], [70, 6], 0.66, 0.14) + fade('throat', [30, 0], [84, 0], 0.6, 0.1);

function night(
  place: string,
  size: { width: number; height: number },
  [x, y]: Point,
  radius: number,
): string {
  return drawing(
    fills + glow('air', x, y, radius, 0.66, 0.065),
    toned(box(0, 0, size.width, size.height), 'url(#air)') +
      `<g transform="${place}">${far}${near}${placed(man, 896, 514, 2.4)}</g>`,
    size,
  );
}

export const wide = () => night('', { width: 1240, height: 700 }, [860, 330], 700);
export const tall = () =>
  night('translate(-316 92) scale(.83)', { width: 640, height: 800 }, [390, 360], 600);

/** Nearer: his hands before him, and a tip of a finger as large as he. */
export function detail(): string {
  const tip = '-120 760 300, 60 640 270, 216 470 236, 300 300 196, 340 214 150';
  const behind = '-140 380 250, 10 300 226, 140 170 200, 240 50 160';
  const sleeve = '760 800 190, 640 690 170, 560 600 128';
  return drawing(
    fills + glow('air', 620, 300, 820, 0.7, 0.065),
    toned(box(0, 0, 1240, 700), 'url(#air)') +
      otherSkin(
        behind,
        7,
        gouge(at('-60 260, 60 180, 160 60'), 22, 0.45) +
          gouge(at('-40 310, 90 220, 190 90'), 15, 0.45) +
          gouge(at('0 340, 120 254, 216 120'), 11, 0.45) +
          gouge(at('60 360, 160 270, 244 140'), 7, 0.45) +
          gouge(at('170 20, 220 -10, 260 -20'), 12, 0.5) +
          gouge(at('262 104, 296 66, 304 30'), 7, 0.5),
      ) +
      skin(tip, 8) +
      dark(
        gouge(at('180 690, 330 530, 398 330'), 40, 0.5) +
          gouge(at('150 700, 280 560, 350 400'), 11, 0.5) +
          gouge(at('130 380, 190 420, 300 540'), 9, 0.4) +
          gouge(at('156 358, 214 400, 300 470'), 7, 0.4) +
          // The nail, seen from its edge.
          outline(at('216 300!, 226 220, 270 150, 318 132!, 290 190, 256 260')),
      ) +
      light(outline(at('222 290!, 234 224, 274 162, 306 144!, 280 196, 248 258'))) +
      seam(at('40 470, 110 530, 190 580, 260 660'), 8, 74) +
      placed(neck(1) + clothes('coat'), 730, 120, 3.9) +
      placed(head, 720, 108, 3.9, 9) +
      dark(tube(sleeve, 5)) +
      light(
        gouge(at('640 780, 560 690, 510 620'), 14, 0.5) + gouge(at('700 760, 640 680, 600 630'), 6, 0.5),
      ) +
      light(outline(at('496 606!, 556 650, 616 616!, 606 574, 548 590, 510 560!'))) +
      dark(gouge(at('500 604, 556 642, 612 612'), 6, 0.5)) +
      placed(openHandEdge, 544, 588, 2.9, -24) +
      placed(openHand, 544, 588, 2.9, -24),
  );
}
