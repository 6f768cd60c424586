// Where the audience is: the foyer and the bar.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { all, box, drawing, fade, glow, grey, somebody } from '../cut/sheet.ts';

/** A stair, globes, somebody late. */
export function foyer(): string {
  const stepAt = (row: number) => {
    const share = row / 15;
    return { x: 640 + 260 * share ** 1.25, y: 690 - 440 * share ** 0.86, half: 470 - 320 * share };
  };
  const rows = Array.from({ length: 15 }, (_, row) => {
    const { x, y, half } = stepAt(row);
    const high = Math.max(5, (y - stepAt(row + 1).y) * 0.56);
    return light(
      polygon([
        [x - half, y],
        [x + half, y],
        [x + half * 0.985, y - high],
        [x - half * 0.975, y - high],
      ]),
    );
  });
  const rail = (side: number) =>
    Array.from({ length: 8 }, (_, step): Point => {
      const { x, y, half } = stepAt(step * 2.05);
      return [x + side * half * 1.02, y - (140 - 12 * step)];
    });
  const posts = (side: number) =>
    Array.from({ length: 15 }, (_, row) => {
      const { x, y, half } = stepAt(row);
      return gouge(
        [
          [x + side * half * 1.01, y],
          [x + side * half * 1.02, y - (140 - 5.6 * row)],
        ],
        12 - row * 0.5,
        0.5,
        0.7,
      );
    }).join('');
  const globes = [
    [400, 150, 54],
    [590, 92, 40],
    [1030, 96, 40],
    [1160, 176, 58],
  ].map(
    ([x = 0, y = 0, radius = 0]) =>
      dark(box(x - 2, 0, 4, y) + ring(x, y, radius + 9)) +
      light(ring(x, y, radius)) +
      toned(
        outline([
          [x + radius * 0.1, y - radius * 0.99],
          [x + radius, y],
          [x + radius * 0.1, y + radius * 0.99],
          [x + radius * 0.6, y],
        ]),
        grey(0.4),
      ),
  );
  return drawing(
    glow('hall', 820, 170, 860, 0.56, 0.07),
    toned(all, 'url(#hall)') +
      dark(outline(at('110 720, 330 556, 600 396, 735 246!, 1066 246!, 1104 400, 1144 560, 1180 720'))) +
      rows.join('') +
      [-1, 1]
        .map(
          (side) =>
            dark(posts(side) + gouge(rail(side), 34, 0.1, 0.3)) + light(gouge(rail(side), 14, 0.1, 0.3)),
        )
        .join('') +
      globes.join('') +
      somebody('dress', 726, 572, 250) +
      somebody('coat', 930, 330, 112, true) +
      somebody('coat', 880, 344, 108),
  );
}

/** Pretzels until the last bell. */
export function bar(): string {
  const bottle = (x: number, size: number) => {
    const shape = (wider: number) =>
      outline(
        at(
          '-10 -250, 10 -250, 11 -180, 14 -160, 34 -130, 38 -100, 38 0!, -38 0!, -38 -100, -34 -130, -14 -160, -11 -180',
        ).map(([px = 0, py = 0, corner]): Point => {
          const point = [x + px * size * wider, 560 + py * size * (py < -200 ? wider * 0.99 : 1)] as const;
          return corner ? [...point, 1] : point;
        }),
      );
    return (
      dark(shape(1.14)) +
      toned(shape(1), `url(#b${x})`) +
      dark(box(x - 33 * size, 560 - 88 * size, 66 * size, 60 * size)) +
      light(box(x - 28 * size, 560 - 83 * size, 56 * size, 50 * size)) +
      dark(
        box(x - 18 * size, 560 - 70 * size, 36 * size, 6 * size) +
          box(x - 18 * size, 560 - 56 * size, 24 * size, 4 * size),
      )
    );
  };
  const knot: readonly Point[] = at(
    '648 446, 622 396, 588 340, 540 266, 486 262, 458 330, 486 412, 546 464, 600 476, 654 464, 714 412, 742 330, 714 262, 660 266, 612 340, 578 396, 552 446',
  );
  const salt = at(
    '500 280, 470 340, 500 410, 560 474, 640 474, 690 420, 720 350, 706 286, 734 312, 530 440, 484 306, 664 452, 600 470',
  )
    .map(([x = 0, y = 0]) => box(x, y, 8, 6))
    .join('');
  const glass = 905;
  return drawing(
    glow('lamp', 770, 200, 660, 0.66, 0.06) +
      fade('b1080', [1030, 0], [1130, 0], 0.74, 0.1) +
      fade('b1184', [1140, 0], [1228, 0], 0.5, 0.08) +
      glow('counter', 770, 580, 620, 0.6, 0.07),
    toned(all, 'url(#lamp)') +
      dark(box(768, 0, 5, 60) + outline(at('600 150!, 640 90, 720 56, 820 56, 900 90, 940 150!'))) +
      light(outline(at('628 144, 668 96, 740 68, 690 108, 664 146')) + ring(770, 152, 44, 15)) +
      bottle(1080, 1.28) +
      bottle(1184, 1.04) +
      dark(
        box(594, 170, 12, 390) +
          box(530, 546, 140, 16) +
          gouge(at('500 196, 600 168, 700 196'), 14, 0.5, 0.6) +
          box(499, 190, 9, 70) +
          box(691, 190, 9, 70),
      ) +
      dark(gouge(knot, 78, 0.5, 0.5)) +
      light(gouge(knot, 56, 0.5, 0.5)) +
      dark(gouge(knot.slice(12), 50, 0.3, 0.8)) +
      light(gouge(knot.slice(12), 32, 0.3, 0.8) + gouge(knot.slice(11, 14), 38, 0.4, 0.8)) +
      dark(salt + gouge(at('496 400, 548 448, 600 458, 652 448, 704 400'), 6, 0.5)) +
      dark(
        outline([
          [glass - 80, 262, 1],
          [glass + 80, 262, 1],
          [glass + 74, 350],
          [glass + 30, 422],
          [glass + 11, 438],
          [glass + 11, 530],
          [glass + 64, 554, 1],
          [glass - 64, 554, 1],
          [glass - 11, 530],
          [glass - 11, 438],
          [glass - 30, 422],
          [glass - 74, 350],
        ]),
      ) +
      light(
        outline([
          [glass - 62, 330, 1],
          [glass + 62, 330, 1],
          [glass + 52, 372],
          [glass + 20, 412],
          [glass - 20, 412],
          [glass - 52, 372],
        ]) +
          gouge(
            [
              [glass - 70, 268],
              [glass - 65, 340],
              [glass - 30, 406],
            ],
            7,
            0.4,
            0.3,
          ) +
          gouge(
            [
              [glass, 440],
              [glass - 2, 490],
              [glass - 2, 530],
            ],
            5,
            0.5,
            0.6,
          ) +
          gouge(
            [
              [glass - 52, 548],
              [glass, 536],
              [glass + 52, 548],
            ],
            6,
            0.5,
            0.4,
          ) +
          gouge(
            [
              [glass - 76, 264],
              [glass, 257],
              [glass + 76, 264],
            ],
            5,
            0.5,
            0.5,
          ),
      ) +
      dark(
        gouge(
          [
            [glass + 22, 346],
            [glass + 30, 376],
            [glass + 10, 402],
          ],
          10,
          0.4,
        ),
      ) +
      dark(box(0, 560, 1240, 140)) +
      light(box(330, 560, 910, 12)) +
      toned(box(0, 584, 1240, 116), 'url(#counter)'),
  );
}
