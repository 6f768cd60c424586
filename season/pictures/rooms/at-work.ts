// Where the theatre works: the box office, the workshop, and the curtain that a child has found the slit of.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { all, arch, box, drawing, fade, glow, somebody } from '../cut/sheet.ts';
import { profile, profileLine } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const clerk: Sitter = { slug: 'kasse', skin: 0.8, hair: 'bun', hairTone: 0.1, clothes: 'roll', cloth: 0.1 };

/** A face behind the glass, a ticket before it. */
export function boxOffice(): string {
  const lines = [
    [-62, -30, 98, 16],
    [-62, -2, 52, 10],
    [2, -2, 34, 10],
    [-62, 20, 72, 5],
    [-120, -28, 14, 50],
  ]
    .map(([x = 0, y = 0, width = 0, height = 0]) => box(x, y, width, height))
    .join('');
  return drawing(
    glow('room', 740, 280, 800, 0.34, 0.06) +
      fade('counter', [440, 0], [1060, 0], 0.62, 0.12) +
      fade('shade', [730, 0], [960, 0], 0.66, 0.4) +
      fade('bell', [856, 0], [944, 0], 0.74, 0.1),
    toned(all, 'url(#room)') +
      dark(arch(508, 34, 472, 566)) +
      light(arch(536, 62, 416, 540)) +
      toned('M752 62a208 208 0 0 1 200 208V600H800Q880 300 752 62z', 'url(#shade)') +
      `<g transform="translate(664 176) scale(2.35) rotate(4 48 92)">${dark(
        outline(at('26 96, 30 120, 10 150, -14 190, 120 190, 108 150, 84 120, 80 70')),
      )}${dark(
        outline(profileLine(clerk)) +
          outline(
            at(
              '22 13, 29 24, 34 34, 42 38, 50 44, 56 40, 62 46, 63 60, 68 76, 80 80, 92 66, 97 44, 92 18, 76 1, 54 -8, 34 -5',
            ),
          ) +
          ring(91, -7, 16, 15),
      )}${light(
        gouge(at('6 46, 10 44.4, 16 46.4'), 1.8, 0.5) +
          gouge(at('2 37, 9 34.6, 18 37'), 1.3, 0.4) +
          gouge(at('0 77.6, 6 78'), 1.1, 0.4),
      )}${light(
        gouge(at('38 0, 62 4, 84 30'), 3, 0.4) +
          gouge(at('34 8, 56 14, 74 40'), 2.4, 0.4) +
          gouge(at('4 150, -4 166, -8 184'), 4, 0.5),
      )}</g>` +
      dark(box(430, 592, 640, 108)) +
      light(box(430, 592, 640, 12)) +
      toned(box(430, 616, 640, 84), 'url(#counter)') +
      dark(ring(900, 588, 52, 46)) +
      toned('M858 590a42 38 0 0 1 84 0z', 'url(#bell)') +
      light(ring(900, 546, 8)) +
      `<g transform="translate(540 512) rotate(-12)">${dark(box(-152, -64, 228, 122))}${light(box(-140, -52, 204, 98))}${dark(box(-86, -52, 4, 98) + lines)}</g>` +
      dark(
        outline(
          at(
            '566 500, 606 482, 666 488, 730 520, 760 570, 740 604, 664 590, 610 566, 570 556, 556 540, 586 532, 548 522',
          ),
        ),
      ) +
      light(
        gouge(at('572 502, 610 490, 662 496'), 7, 0.4) +
          gouge(at('556 524, 600 520, 650 532'), 6, 0.4) +
          gouge(at('566 548, 606 552, 660 574'), 6, 0.4),
      ),
  );
}

const giant: Sitter = {
  slug: 'riese',
  skin: 0.72,
  hair: 'bald',
  hairTone: 0.1,
  clothes: 'crew',
  cloth: 0.1,
  face: { nose: 1.5, brow: 2, chin: 1.3, jaw: 1.2, age: 0.4, bridge: 0.03 },
};

/** Somebody paints the giant's eye. */
export function workshop(): string {
  const foot: Point[] = at('430 640, 504 640');
  const top: Point[] = at('505 226, 560 226');
  const rungs = Array.from({ length: 8 }, (_, rung) => {
    const share = rung / 8 + 0.05;
    const [left, y] = [430 + 75 * share, 640 - 414 * share];
    return (
      dark(box(left - 2, y - 6, 74 - 19 * share, 14)) + light(box(left + 4, y - 2.5, 62 - 19 * share, 6))
    );
  });
  const sides = [0, 1].map(
    (side) =>
      dark(gouge([foot[side] as Point, top[side] as Point], 24, 0.5, 0.9)) +
      light(gouge([foot[side] as Point, top[side] as Point], 9, 0.5, 0.8)),
  );
  return drawing(
    glow('hall', 860, 260, 760, 0.5, 0.06) +
      fade('turn', [18, 0], [84, 6], 0.7, 0.07) +
      fade('floor', [400, 0], [1240, 0], 0.5, 0.1) +
      fade('gold', [0, 0], [90, 0], 0.74, 0.2),
    toned(all, 'url(#hall)') +
      dark(polygon(at('700 560, 990 560, 1040 606, 640 606'))) +
      `<g transform="translate(612 66) scale(5)">${profile(giant)}${dark(
        polygon(at('10 15, 1 -9, 16 -1, 24 -13, 38 -3, 52 -13, 64 -3, 82 -9, 90 20, 50 10')),
      )}${light(polygon(at('13 11, 7 -2, 17 4, 25 -7, 37 2, 38 8')))}${toned(
        polygon(at('40 8, 40 2, 52 -7, 63 2, 78 -3, 84 14, 54 6')),
        'url(#gold)',
      )}</g>` +
      dark(box(0, 600, 1240, 100)) +
      light(box(400, 600, 840, 10)) +
      toned(box(0, 624, 1240, 76), 'url(#floor)') +
      sides.join('') +
      rungs.join('') +
      dark(
        outline(
          at(
            '476 180, 500 172, 524 186, 536 214, 600 250, 630 288, 622 300, 588 278, 538 262, 540 320, 556 372, 548 430, 568 438!, 526 442!, 526 376, 506 330, 500 390, 484 436, 502 446!, 456 446!, 468 380, 470 320, 464 240',
          ),
        ),
      ) +
      dark(outline(at('486 150, 496 126, 520 122, 536 140, 533 160, 518 180, 496 178'))) +
      light(
        gouge(at('484 194, 474 240, 478 300'), 8, 0.4) +
          gouge(at('490 142, 500 130, 514 128'), 5, 0.5) +
          gouge(at('532 222, 580 250, 612 278'), 5, 0.4),
      ) +
      dark(gouge(at('616 290, 640 300, 664 303'), 10, 0.3, 0.6)),
  );
}

/** Whoever has found the slit in the curtain. */
export function curtain(): string {
  const folds = Array.from({ length: 16 }, (_, index) => {
    const x = index * 80 + 12 * Math.sin(index * 1.7);
    const share = Math.max(0.14, 0.74 - Math.abs(x + 40 - 800) / 900);
    return {
      defs: fade(`f${index}`, [x, 0], [x + 84, 0], 0.05, share),
      shape: toned(
        polygon([
          [x, 0],
          [x + 86, 0],
          [x + 90, 640],
          [x - 4, 640],
        ]),
        `url(#f${index})`,
      ),
    };
  });
  return drawing(
    folds.map(({ defs }) => defs).join(''),
    folds.map(({ shape }) => shape).join('') +
      dark(
        outline(
          at('768 -20, 790 120, 762 300, 716 480, 636 640!, 1004 640!, 904 470, 864 300, 832 120, 830 -20'),
        ),
      ) +
      light(
        outline(
          at('790 -20, 806 120, 782 300, 742 480, 676 628!, 960 628!, 880 470, 846 300, 816 120, 812 -20'),
        ),
      ) +
      dark(box(0, 628, 1240, 72)) +
      light(polygon(at('676 636, 960 636, 1150 700, 450 700'))) +
      dark(polygon(at('762 640, 836 640, 800 700, 690 700'))) +
      somebody('child', 796, 650, 290) +
      dark(gouge(at('872 418, 910 470, 960 560, 990 640'), 26, 0.2, 0.2)) +
      light(gouge(at('878 424, 918 486, 966 580'), 8, 0.3, 0.1)),
  );
}
