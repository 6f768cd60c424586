// The pictures of »Hamlet«: he sits at an open grave that the light comes from, the skull before his eyes.
import { tube } from '../cut/limbs.ts';
import { at, dark, gouge, light, outline, type Point, polygon, ring, strands, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, mirrored, placed } from '../cut/sheet.ts';
import { clothes, neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile, profileLine } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const sitter: Sitter = {
  slug: 'hamlet',
  skin: 0.84,
  hair: 'quiff',
  hairTone: 0.1,
  clothes: 'shirt',
  cloth: 0.9,
  lids: 0.86,
  smile: -0.1,
  face: { nose: 1.1, brow: 1.02, chin: 1.02, lips: 1.02, age: 0.1 },
};

const bone = at(
  '46 -3, 20 4, 6 22, 2 38, 5 43, 9 48, 4 54, 3 57!, 8 62, 6 68, 3.4 76!, 9 79, 7 84, 3 96, 10 103, 24 103, 40 95, 47 82, 52 72!, 62 77, 82 72, 96 52, 96 24, 76 2',
);

/** From the side, 100 high, facing left like a face. */
const skull =
  light(outline(bone)) +
  dark(
    outline(at('9 41, 17 38.6, 26 42, 28 50, 22 57.6, 13 55.6, 9.4 49')) +
      outline(at('5 58.4!, 10 56, 13.6 63, 11 67.6, 7.4 66')) +
      // Under the cheekbone, and the gap of the jaw.
      gouge(at('28 56, 38 53.4, 51 57'), 3.4, 0.35) +
      gouge(at('50 61, 47 70, 39 75, 28 72'), 4.6, 0.45) +
      gouge(at('52 74, 49 84, 42 92'), 1.8, 0.4) +
      ring(56, 64.6, 2) +
      gouge(at('4 77.6, 14 78.4, 26 77.4'), 2.2, 0.4, 0.4) +
      [7.4, 11, 14.6, 18.4, 22]
        .map((x, tooth) =>
          gouge(
            [
              [x, 71.6 + tooth * 0.2],
              [x + 0.3, 77],
              [x, 83.4 - tooth * 0.3],
            ],
            1,
            0.5,
            0.3,
          ),
        )
        .join('') +
      gouge(at('34 30, 29 40, 31 50'), 1.8, 0.5) +
      gouge(at('36 14, 44 24, 40 33, 46 42'), 1, 0.5) +
      strands(at('94 28, 94 46, 84 66'), at('78 16, 78 42, 66 64'), 5, 3, 2) +
      gouge(at('14 92, 24 97, 36 90'), 2, 0.5),
  );

/** Shapes of the one who sits, his seat at 0 0, facing left; his shadow is made of them too. */
const shirt = at(
  '-24 -162, -40 -146, -47 -118, -42 -80, -44 -40, -40 -8!, 34 -6!, 44 -40, 47 -84, 42 -124, 30 -150, 8 -166',
);
const nearArm = ['-6 -140 42, -40 -112 45, -76 -88 38', '-76 -90 37, -98 -118 33, -116 -148 22'];
const farArm = ['18 -138 38, 44 -100 34, 58 -70 28', '58 -72 28, 66 -40 24, 68 -14 17'];
const thighs = ['14 -20 44, -40 -25 42, -92 -22 35', '-94 -22 34, -96 14 33, -88 60 25, -86 130 20'];
const farThigh = ['0 -30 40, -60 -38 38, -122 -36 33', '-124 -36 32, -134 6 31, -138 60 23, -144 130 19'];
const palm = ['-117 -146 15, -124 -160 19, -132 -170 22'];
const grip = [
  '-128 -166 9, -148 -174 8, -160 -190 6',
  '-122 -164 9, -136 -178 8, -140 -194 6',
  '-116 -160 9, -111 -176 8, -110 -192 6',
];
const headAt: readonly [number, number, number, number] = [-50, -241, 0.75, -5];
const skullAt: readonly [number, number, number] = [-104, -242, 0.62];

const tubes = (parts: readonly string[], grow = 0) => parts.map((part) => tube(part, grow)).join('');

const hairOf = hair(sitter, 5);
const head = `${hairOf.behind ?? ''}${profile(sitter)}${hairOf.over}${ear()}`;

/** All of him in one dark shape. */
const shadow =
  dark(outline(shirt) + tubes([...nearArm, ...farArm, ...palm, ...thighs, ...grip])) +
  placed(
    dark(outline(profileLine(sitter)) + polygon(at('24 84, 90 60, 96 140, 20 140'))) +
      hairOf.over.replaceAll('#fff', '#000'),
    ...headAt,
  ) +
  placed(mirrored(dark(outline(bone))), ...skullAt);

const man =
  // Behind: the arm that he leans on, its hand flat on the ground.
  dark(tubes(farArm, 2) + tube('68 -14 16, 72 -6 14, 88 -3 9', 2)) +
  light(tubes(farArm) + tube('68 -12 13, 72 -6 12, 88 -3 7')) +
  dark(
    gouge(at('34 -140, 62 -104, 74 -72'), 15, 0.5) +
      gouge(at('74 -72, 80 -44, 76 -14'), 9, 0.4) +
      gouge(at('46 -74, 58 -70, 68 -76'), 2.4, 0.5) +
      gouge(at('58 -18, 66 -16, 76 -18'), 3, 0.5, 0.6),
  ) +
  dark(tubes(farThigh) + tubes(thighs, 1.5)) +
  light(
    gouge(at('-60 -57, -100 -56, -130 -50'), 3, 0.5) +
      gouge(at('-44 -41, -70 -41, -98 -36'), 4, 0.5) +
      gouge(at('-110 -18, -111 16, -98 66, -95 126'), 3.4, 0.4) +
      gouge(at('-60 -16, -78 -14, -92 -6'), 2.4, 0.5),
  ) +
  dark(outline(shirt.map(([x, y, c]): Point => (c ? [x * 1.04, y, 1] : [x * 1.04, y * 1.01])))) +
  light(outline(shirt)) +
  // Its folds, and the back that is turned from the light.
  dark(
    outline(
      at('34 -6!, 45 -40, 47.4 -84, 43 -124, 31 -150, 14 -165, 24 -130, 24 -96, 30 -60, 20 -30, 14 -6!'),
    ) +
      gouge(at('-12 -60, 4 -36, 8 -8'), 6, 0.6) +
      gouge(at('-34 -52, -26 -30, -27 -8'), 3.6, 0.6) +
      gouge(at('-22 -84, -6 -68, 18 -64'), 5, 0.6) +
      gouge(at('-8 -108, 6 -92, 24 -88'), 4, 0.6) +
      gouge(at('-40 -70, -30 -58, -12 -50'), 2.6, 0.5),
  ) +
  light(gouge(at('38 -118, 42 -84, 37 -44'), 2.6, 0.4) + gouge(at('31 -112, 34 -84, 31 -58'), 1.8, 0.4)) +
  // Neck and collar.
  placed(neck(1), headAt[0], headAt[1] + 2, headAt[2]) +
  light(
    outline(at('-36 -152!, -16 -150, 2 -142, 24 -152!, 20 -170, 12 -174!, -2 -158, -22 -160, -30 -168!')),
  ) +
  dark(
    gouge(at('-34 -153, -16 -149, 2 -141, 24 -151'), 2.2, 0.6, 0.3) +
      gouge(at('-29 -167, -20 -158, -2 -156, 13 -172'), 2, 0.5),
  ) +
  placed(head, ...headAt) +
  // The arm that lifts the skull.
  placed(mirrored(`<g stroke="#000" stroke-width="7">${light(outline(bone))}</g>${skull}`), ...skullAt) +
  dark(tubes([...nearArm, ...palm], 2)) +
  light(tubes(palm) + tubes(nearArm)) +
  dark(
    gouge(at('-14 -118, -46 -88, -80 -70'), 9, 0.55) +
      gouge(at('-84 -78, -94 -104, -112 -136'), 4, 0.5) +
      gouge(at('-62 -104, -74 -98, -88 -102'), 3, 0.5) +
      gouge(at('-50 -112, -64 -112, -78 -118'), 2, 0.5) +
      gouge(at('-28 -126, -40 -114, -44 -98'), 2.4, 0.5) +
      gouge(at('-106 -140, -116 -138, -126 -146'), 2.6, 0.5, 0.4),
  ) +
  dark(tubes(grip, 1.5)) +
  light(tubes(grip));

const fills = fade('turn', [18, 0], [70, 6], 0.64, 0.07) + fade('throat', [30, 0], [84, 0], 0.6, 0.07);

/** Clods at the rim of the grave, lit from inside. */
const clods = (points: readonly Point[], scale: number) =>
  light(
    points
      .map(([x, y], index) => {
        const size = scale * (5 + ((index * 7) % 5));
        const lump: Point[] = [
          [x, y - size * 0.2],
          [x + size, y - size * (0.5 + (index % 3) * 0.14), 1],
          [x + size * (2 + (index % 2)), y - size * 0.1],
          [x + size * 1.3, y + size * 0.16, 1],
        ];
        return outline(lump);
      })
      .join(''),
  );

function churchyard(
  [x, y, scale]: readonly [number, number, number],
  size: { width: number; height: number },
  left: number,
): string {
  const { width, height } = size;
  const on = (text: string): Point[] =>
    at(text).map(
      ([dx, dy, c]): Point => (c ? [x + dx * scale, y + dy * scale, 1] : [x + dx * scale, y + dy * scale]),
    );
  const ground = y - 26 * scale;
  const grave = on(`-36 -14!, ${left} -16!, ${left - 60} 84!, -10 88!`);
  const lamp: Point = [x - 150 * scale, y + 60 * scale];
  const grow = 1.62;
  return drawing(
    fills +
      glow('wall', lamp[0] + 50 * scale, lamp[1] - 80 * scale, 700 * scale, 0.76, 0.06) +
      fade('earth', [0, ground], [0, height], 0.05, 0.2),
    toned(box(0, 0, width, height), 'url(#wall)') +
      `<g transform="translate(${lamp[0] * (1 - grow)} ${lamp[1] * (1 - grow)}) scale(${grow})">${placed(shadow, x, y, scale)}</g>` +
      dark(box(0, ground, width, height - ground)) +
      toned(box(0, ground + 10, width, height), 'url(#earth)') +
      light(polygon(grave)) +
      dark(outline(on(`-36 -14!, -10 88!, -58 90!, -66 30, -62 -14!`))) +
      placed(man, x, y, scale) +
      dark(
        outline([
          ...on(`${left - 90} 78, ${left + 40} 86, ${(left - 60) / 2} 80, -60 88, 20 80, 110 92`),
          [width + 40, height + 40, 1],
          [-40, height + 40, 1],
          [-40, y + 84 * scale, 1],
        ]),
      ) +
      clods(
        on(
          `${left - 30} 92, ${left + 60} 96, ${left * 0.55} 92, ${left * 0.3} 100, -60 98, 0 92, 60 104, ${left - 10} 106, ${left * 0.76} 110, ${left * 0.4} 108, ${left * 0.16} 90, 100 98`,
        ),
        scale,
      ),
    size,
  );
}

export const wide = () => churchyard([872, 556, 1.1], { width: 1240, height: 700 }, -330);
export const tall = () => churchyard([430, 640, 1.24], { width: 640, height: 800 }, -230);

/** Nearer: face to face with the skull. */
export function detail(): string {
  const fingers = [
    '320 566 62, 200 560 54, 112 492 44, 86 396 33',
    '320 540 62, 236 530 54, 160 462 44, 128 376 34',
  ];
  const thumb = ['392 590 66, 372 514 55, 334 452 46, 312 398 37'];
  const wrist = ['520 790 170, 430 660 140, 330 560 92'];
  return drawing(
    fills + glow('wall', 470, 700, 860, 0.8, 0.07),
    toned(box(0, 0, 1240, 700), 'url(#wall)') +
      placed(neck(1) + clothes('shirt'), 716, 110, 4.1) +
      placed(head, 716, 106, 4.1, -5) +
      dark(tubes(fingers, 7)) +
      fingers.map((part) => dark(tube(part, 5)) + light(tube(part))).join('') +
      placed(
        mirrored(`<g stroke="#000" stroke-width="4">${light(outline(bone))}</g>${skull}`),
        478,
        104,
        3.9,
        4,
      ) +
      dark(tubes([...thumb, ...wrist], 7)) +
      light(tubes([...thumb, ...wrist])) +
      dark(
        gouge(at('320 416, 330 410, 338 420'), 4, 0.5) +
          gouge(at('346 472, 360 466, 372 478'), 3, 0.5) +
          gouge(at('398 584, 376 606, 322 600'), 6, 0.5) +
          gouge(at('390 690, 330 630, 296 580'), 11, 0.5) +
          gouge(at('448 650, 424 610, 410 566'), 6, 0.5),
      ) +
      dark(tube('600 830 320, 530 744 276, 496 700 250')) +
      light(tube('600 834 290, 534 752 250, 512 726 238')) +
      dark(
        gouge(at('420 700, 500 668, 600 640'), 10, 0.5) +
          gouge(at('470 740, 500 712, 520 700'), 8, 0.6) +
          gouge(at('540 760, 560 720, 566 690'), 9, 0.6),
      ),
  );
}
