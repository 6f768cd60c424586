// Hair and beards from the side: solid dark shapes with lit strands.

import { at, dark, gouge, inside, light, outline, type Point, ring, strands } from '../cut/paths.ts';
import type { Beard, Hair, Sitter } from './sitter.ts';

interface Cut {
  /** Behind the neck. */
  behind?: string;
  over: string;
  hidesEar?: true;
}

/** The head's own hairline from the brow to the nape, for hair that lies close. */
const cap: readonly Point[] = at(
  '17 13, 24 22, 30 32, 40 36, 45 46, 48 54, 51 46, 59 41, 63 50, 63 62, 70 78, 84 73, 96 56, 99 32, 90 8, 72 -7, 52 -11, 34 -8, 22 0',
);

const grow = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y], index) => {
    if (index < 10) return [x, y];
    const [dx, dy] = [x - 56, y - 36];
    const length = Math.hypot(dx, dy);
    return [x + (dx / length) * by, y + (dy / length) * by];
  });

function curled(radius: number, count: number): string {
  let marks = '';
  for (let index = 0; index < count; index++) {
    const turn = index * 2.399;
    const far = Math.sqrt((index + 0.5) / count);
    const [x, y] = [60 + Math.cos(turn) * far * 38 * radius, 18 + Math.sin(turn) * far * 29 * radius];
    if (y > 31 && x < 67) continue;
    const size = 0.8 + radius * 0.9;
    marks += gouge(
      [
        [x - 2.2 * size, y + 1.4 * size],
        [x, y - 1.5 * size],
        [x + 2 * size, y + size],
      ],
      1.9 * Math.max(0.4, 1 - (x - 24) / 110),
      0.45,
    );
  }
  return marks;
}

const styles: Record<Hair, (seed: number) => Cut> = {
  bald: () => ({
    over: light(gouge(at('34 -1, 58 -1, 80 11'), 2.2, 0.4)),
  }),
  ring: (seed) => ({
    over:
      dark(
        outline(
          at('46 38, 52 40, 60 43, 64 56, 61 68, 67 84, 83 86, 97 64, 99 42, 92 24, 80 20, 70 31, 56 32'),
        ),
      ) + light(strands(at('62 40, 72 50, 77 78'), at('86 27, 95 44, 90 68'), 7, 2.4, seed)),
  }),
  crop: (seed) => ({ over: inside(outline(cap), curled(0.98, 62 + (seed % 20))) }),
  short: (seed) => ({
    over:
      dark(outline(grow(cap, 2))) +
      light(strands(at('22 6, 40 12, 58 26, 68 60'), at('36 -7, 66 -7, 92 14, 93 58'), 9, 2.4, seed)),
  }),
  quiff: (seed) => ({
    over:
      dark(
        outline(
          at(
            '14 14, 24 21, 30 32, 40 36, 45 46, 48 54, 51 46, 59 41, 63 50, 63 62, 70 78, 84 73, 96 56, 99 32, 88 6, 70 -10, 48 -19, 24 -22, 4 -14, 3 -3',
          ),
        ),
      ) + light(strands(at('10 4, 26 4, 46 10, 62 34'), at('10 -15, 40 -18, 80 0, 94 38'), 9, 2.6, seed)),
  }),
  side: (seed) => ({
    over:
      dark(
        outline(
          at(
            '6 20, 12 26, 26 29, 38 34, 44 44, 47 56, 51 46, 59 41, 64 52, 63 64, 70 79, 84 74, 97 56, 100 32, 90 7, 72 -9, 50 -13, 30 -8, 14 2',
          ),
        ),
      ) + light(strands(at('10 20, 26 22, 40 30, 46 42'), at('46 -11, 74 -4, 94 20, 90 60'), 10, 2.4, seed)),
  }),
  curls: (seed) => ({
    over: inside(
      outline(grow(cap, 7)) +
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((at) => ring(62 + Math.cos(at * 0.62 - 2.7) * 43, 30 + Math.sin(at * 0.62 - 2.7) * 44, 10))
          .join(''),
      curled(1.16, 58 + (seed % 12)),
    ),
  }),
  afro: () => ({
    behind: dark(ring(66, 22, 58, 52)),
    over: inside(outline(grow(cap, 20)), curled(1.55, 96)),
  }),
  bob: (seed) => ({
    hidesEar: true,
    over:
      dark(
        outline(
          at(
            '9 14, 11 24, 21 30, 30 40, 33 54, 31 70, 30 83!, 40 89, 62 93, 91 89!, 99 64, 101 36, 91 7, 67 -10, 41 -11, 21 -1',
          ),
        ),
      ) + light(strands(at('15 16, 30 23, 38 44, 36 79'), at('44 -6, 85 8, 96 40, 90 83'), 10, 2.8, seed)),
  }),
  fringe: (seed) => ({
    hidesEar: true,
    over:
      dark(
        outline(
          at(
            '1 34!, 14 34, 27 33!, 36 40, 40 54, 41 66, 48 70, 58 66, 66 78, 84 76, 98 56, 100 30, 90 4, 66 -11, 40 -11, 18 -2, 5 14',
          ),
        ),
      ) +
      light(
        strands(at('30 -6, 14 8, 5 31'), at('46 -6, 34 12, 25 31'), 6, 2, seed) +
          strands(at('50 -6, 44 24, 46 64'), at('82 3, 95 32, 88 70'), 8, 2.6, seed),
      ),
  }),
  long: (seed) => ({
    hidesEar: true,
    behind: dark(outline(at('40 -6, 76 -13, 102 10, 112 56, 118 104, 112 150!, 62 152!, 54 100, 50 50'))),
    over:
      dark(
        outline(
          at(
            '14 10, 20 20, 28 30, 35 40, 37 58, 42 80, 46 104, 60 128, 96 120, 106 70, 100 24, 78 -6, 48 -12, 26 -5',
          ),
        ),
      ) +
      light(
        strands(
          at('22 8, 34 26, 43 60, 50 100, 62 146'),
          at('68 -8, 98 18, 108 66, 110 108, 104 146'),
          11,
          3,
          seed,
        ),
      ),
  }),
  bun: (seed) => ({
    over:
      dark(
        outline(
          at(
            '22 13, 29 24, 34 34, 42 38, 50 44, 56 40, 62 46, 63 60, 68 76, 80 80, 92 66, 97 44, 92 18, 76 1, 54 -8, 34 -5, 24 3',
          ),
        ),
      ) +
      dark(ring(91, -7, 16, 15)) +
      light(
        strands(at('30 6, 48 8, 66 18, 76 38'), at('40 -3, 60 -3, 82 8, 93 36'), 7, 2.2, seed) +
          strands(at('80 -6, 90 -16, 100 -4'), at('84 3, 92 -2, 98 4'), 4, 2, seed),
      ),
  }),
  tail: (seed) => ({
    behind:
      dark(outline(at('88 18, 104 10, 124 30, 128 70, 118 112!, 104 84, 98 52'))) +
      light(strands(at('98 22, 112 46, 115 100'), at('108 18, 123 44, 120 100'), 4, 2.4, seed)),
    over:
      dark(
        outline(
          at(
            '20 12, 28 23, 34 33, 42 37, 50 43, 57 40, 63 48, 64 60, 70 74, 84 68, 95 48, 96 24, 84 4, 60 -8, 36 -6, 24 2',
          ),
        ),
      ) +
      dark(ring(94, 20, 7)) +
      light(
        strands(at('28 6, 48 12, 66 22, 88 20'), at('42 -3, 66 -3, 86 10, 94 16'), 6, 2.2, seed) +
          strands(at('66 52, 78 44, 90 28'), at('74 72, 90 54, 96 30'), 4, 1.8, seed),
      ),
  }),
};

/** @param seed lets two of one style differ */
export function hair(sitter: Sitter, seed: number): Cut {
  return styles[sitter.hair](seed);
}

export function beard(kind: Beard, seed: number): string {
  switch (kind) {
    case 'full':
      return (
        dark(
          outline(
            at(
              '-3 73, 3 70.5, 14 73, 22 70, 34 62, 46 60, 52 68, 50 84, 43 102, 27 113, 8 115, -5 109, -8 98, -5 89, 2 84, 6 80, 10 79.5!, 2 77',
            ),
          ),
        ) +
        light(
          strands(at('8 86, 2 97, 3 110'), at('44 68, 42 88, 27 108'), 8 + (seed % 3), 2.4, seed) +
            strands(at('1 72.4, 7 73, 13 77'), at('1 75.4, 7 76, 14 81'), 3, 1.2, 2),
        )
      );
    case 'moustache':
      return (
        dark(outline(at('-3.6 70.8, 2 67.6, 9 70, 17 76, 21 82, 11 79.6, 4 76.6, -3 76.2'))) +
        light(strands(at('0 70, 2 72.4, 3 75'), at('10 72, 14 76, 18 80.4'), 4, 1, seed))
      );
    case 'goatee':
      return (
        dark(outline(at('-3.4 72, 2 69.8, 9 72, 12 77, 10 79.4!, 0 76.4'))) +
        dark(outline(at('0 84.4, 8 85, 12 92, 11 103, 4 110, -3 106, -4 96, -2 89'))) +
        light(strands(at('1 88, -1 96, 2 105'), at('9 88, 9 97, 7 106'), 4, 1.3, seed))
      );
    case 'stubble':
      return dark(
        Array.from({ length: 34 }, (_, index) => {
          const [x, y] = [1 + ((index * 7.3 + seed) % 26), 82 + ((index * 4.7 + seed * 3) % 18)];
          return x + y * 0.4 > 36 + 22
            ? ''
            : gouge(
                [
                  [x, y],
                  [x + 0.8, y + 1.9],
                ],
                0.9,
              );
        }).join(''),
      );
    case 'none':
      return '';
  }
}
