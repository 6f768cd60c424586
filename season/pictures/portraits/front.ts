// A face from the front, half in the light: one half solid, the other turning into strokes.

import { dark, gouge, inside, light, outline, type Point, ring, strands, toned } from '../cut/paths.ts';
import type { Sitter } from './sitter.ts';

const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y]));

/** Half of the head, from the crown to the chin; the middle is at 0. */
function half({ face = {} }: Sitter): Point[] {
  const { width = 1, jaw = 1, chin = 1, length = 1 } = face;
  const low = (length - 1) * 20;
  return [
    [0, 0],
    [-22 * width, 4],
    [-34 * width, 22],
    [-36 * width, 44],
    [-34 * width, 62],
    [-29 * width * jaw, 80 + low],
    [-19 * jaw, 95 + low],
    [-9 * chin, 103 + low],
    [0, 105 + low],
  ];
}

/** The lit half from the middle outwards: forehead, bridge, wing of the nose, lips, chin. */
const ridge: readonly Point[] = [
  [0, 105],
  [3, 96],
  [-2, 89],
  [1, 83],
  [2.6, 78, 1],
  [-1.4, 73],
  [3, 68.6, 1],
  [8, 66, 1],
  [6.4, 61],
  [3.4, 54],
  [2, 46],
  [5, 38],
  [2, 28],
  [4, 14],
  [2, 2],
];

export function front(sitter: Sitter): string {
  const { face = {}, lids = 1, smile = 0, hairTone, glasses } = sitter;
  const { age = 0, brow = 1, lips = 1, eyes = 1, width = 1, nose = 1 } = face;
  const left = half(sitter);
  const whole = [...left, ...mirrored(left).reverse().slice(1, -1)];
  const up = -smile * 5;
  const eye = (side: number) => {
    const place = (points: readonly Point[]): Point[] =>
      points.map(([x, y, corner]): Point => (corner ? [side * x * width, y, corner] : [side * x * width, y]));
    const open = Math.max(0.2, lids) * eyes;
    return {
      lid: outline(
        place([
          [7, 50.5],
          [12, 46 - open * 1.6],
          [18, 45.6 - open * 1.4],
          [25, 49.6, 1],
          [18, 48.4 - open],
          [12, 48.6 - open],
        ]),
      ),
      iris: ring(side * 15.6 * width, 48.8, 3.2, 3.1 * open),
      glint: ring(side * 15.6 * width + 1.1, 47.8, 0.8),
      under: gouge(
        place([
          [9, 53],
          [15, 54.2 + open],
          [23, 51.6],
        ]),
        0.7,
        0.5,
      ),
      brow: gouge(
        place([
          [4.6, 41.5 - (brow - 1)],
          [12, 37.6],
          [20, 37.4],
          [28, 41.6],
        ]),
        2 * brow + (hairTone < 0.3 ? 1 : 0),
        0.4,
        0.25,
      ),
      fold:
        age > 0.35
          ? gouge(
              place([
                [9, 65],
                [13, 71],
                [14.6, 78],
                [13.6, 84],
              ]),
              0.5 + age,
              0.4,
            )
          : '',
    };
  };
  const [bright, shaded] = [eye(-1), eye(1)];
  const wing = 5.6 * nose;
  const drawn = [
    bright.lid,
    bright.iris,
    bright.under,
    bright.brow,
    bright.fold,
    shaded.lid,
    shaded.iris,
    shaded.brow,
    outline([
      [-wing, 66.4],
      [-wing * 0.6, 64.6],
      [-1.6, 66.6],
      [-3, 68.2],
    ]),
    gouge(
      [
        [-wing - 0.6, 61.4],
        [-wing - 2, 64.6],
        [-wing - 0.4, 67.4],
      ],
      1.2,
      0.5,
    ),
    gouge(
      [
        [-13, 78.6 + up],
        [-7, 78],
        [0, 78.8],
        [7, 78.2],
        [13, 78.8 + up],
      ],
      1.6,
      0.5,
      0.2,
    ),
    gouge(
      [
        [-6, 88.4],
        [0, 89.8],
        [6, 88.6],
      ],
      1.3,
      0.5,
    ),
  ];
  if (lips > 1.04)
    drawn.push(
      outline([
        [-12, 78.4 + up, 1],
        [-4, 74.6],
        [0, 75.6],
        [4, 74.6],
        [12, 78.4 + up, 1],
        [0, 79],
      ]),
      outline([
        [-9, 80],
        [0, 80.4],
        [9, 80],
        [5, 84],
        [0, 84.8],
        [-5, 84],
      ]),
    );
  for (let fold = 0; fold < Math.round((age - 0.3) * 4); fold++)
    drawn.push(
      gouge(
        [
          [-22, 31 - fold * 4.4],
          [-11, 29.4 - fold * 4.4],
          [-1, 30.4 - fold * 4.4],
        ],
        0.8,
        0.5,
      ),
    );
  return [
    toned(outline(whole), 'url(#half)'),
    light(outline([...left.slice(0, 8), ...ridge])),
    ...drawn.map(dark),
    light(bright.glint),
    // What catches light on the dark side.
    light(
      shaded.glint +
        gouge(
          [
            [9, 57],
            [15, 59],
            [22, 57],
          ],
          1.1,
          0.5,
        ) +
        gouge(
          [
            [29, 66],
            [27, 78],
            [20, 91],
          ],
          1.6,
          0.4,
        ),
    ),
    glasses
      ? [-1, 1]
          .map((side) => {
            const lens = (grow: number) =>
              glasses === 'round'
                ? ring(side * 15.4, 49.6, 11 + grow, 10.4 + grow)
                : outline([
                    [side * (4.5 - grow), 42 - grow, 1],
                    [side * (27 + grow), 42 - grow, 1],
                    [side * (25 + grow), 58 + grow, 1],
                    [side * (6 - grow), 58 + grow, 1],
                  ]);
            const paint = side < 0 ? '#000' : '#fff';
            return `<path fill="${paint}" fill-rule="evenodd" d="${lens(0.8)}${lens(-0.9)}"/>`;
          })
          .join('') +
        dark(
          gouge(
            [
              [-4.6, 47],
              [0, 45],
              [4.6, 47],
            ],
            1.7,
            0.5,
            0.9,
          ),
        )
      : '',
  ].join('');
}

/** The ears, seen from the front. */
export const ears =
  light(
    outline([
      [-35, 46],
      [-41, 44],
      [-42, 54],
      [-38, 64],
      [-34, 62],
    ]),
  ) +
  toned(
    outline([
      [35, 46],
      [41, 44],
      [42, 54],
      [38, 64],
      [34, 62],
    ]),
    '#555',
  );

interface FrontHair {
  behind: string;
  over: string;
}

const high: readonly Point[] = [
  [-36, 42],
  [-33, 30],
  [-26, 18],
  [-8, 13],
  [10, 15],
  [26, 19],
  [33, 30],
  [36, 42],
];
const above = (by: number, wide = 0): Point[] => [
  [40 + wide, 34],
  [38 + wide, 8 - by * 0.4],
  [20, -6 - by],
  [0, -9 - by],
  [-20, -6 - by],
  [-38 - wide, 8 - by * 0.4],
  [-40 - wide, 34],
];

export function frontHair({ hair }: Sitter, seed: number): FrontHair {
  const close = (by: number, wide = 0) => dark(outline([...high, ...above(by, wide)]));
  const combed = (by: number) =>
    light(
      strands(
        [
          [-10, 12],
          [-20, 16],
          [-34, 34],
        ],
        [
          [-8, -7 - by],
          [-28, -3 - by * 0.6],
          [-39, 30],
        ],
        6,
        2.2,
        seed,
      ) +
        strands(
          [
            [-8, 12],
            [12, 13],
            [30, 26],
          ],
          [
            [-4, -8 - by],
            [22, -6 - by],
            [39, 24],
          ],
          7,
          1.8,
          seed,
        ),
    );
  const fall = (down: number, wide: number) =>
    dark(
      outline([
        [-30, 10],
        [-44 - wide, 30],
        [-46 - wide, 70],
        [-40 - wide, down, 1],
        [40 + wide, down, 1],
        [46 + wide, 70],
        [44 + wide, 30],
        [30, 10],
      ]),
    );
  const sides = (down: number) =>
    dark(
      outline([
        [-8, 10],
        [-28, 22],
        [-33, 44],
        [-33, 66],
        [-30, down, 1],
        [-44, down, 1],
        [-46, 44],
        [-36, 8],
      ]) +
        outline([
          [-4, 10],
          [22, 20],
          [33, 44],
          [33, 66],
          [30, down, 1],
          [44, down, 1],
          [46, 44],
          [36, 6],
          [0, -8],
        ]),
    ) +
    light(
      strands(
        [
          [-12, 10],
          [-30, 26],
          [-34, 60],
          [-33, down],
        ],
        [
          [-14, -6],
          [-40, 18],
          [-44, 60],
          [-43, down],
        ],
        6,
        2.4,
        seed,
      ) +
        strands(
          [
            [2, 8],
            [26, 22],
            [35, 60],
            [34, down],
          ],
          [
            [8, -8],
            [42, 16],
            [45, 60],
            [43, down],
          ],
          5,
          1.6,
          seed,
        ),
    );
  switch (hair) {
    case 'bald':
      return {
        behind: '',
        over: light(
          gouge(
            [
              [-24, 8],
              [-12, 3],
              [0, 1.6],
            ],
            2,
            0.5,
          ),
        ),
      };
    case 'ring':
      return {
        behind: '',
        over:
          dark(
            outline([
              [-33, 26],
              [-42, 24],
              [-45, 44],
              [-37, 58],
              [-34, 44],
            ]) +
              outline([
                [33, 26],
                [42, 24],
                [45, 44],
                [37, 58],
                [34, 44],
              ]),
          ) +
          light(
            strands(
              [
                [-36, 28],
                [-37, 52],
              ],
              [
                [-44, 30],
                [-41, 52],
              ],
              4,
              1.6,
              seed,
            ),
          ),
      };
    case 'curls':
    case 'afro': {
      const size = hair === 'afro' ? 24 : 9;
      let marks = '';
      for (let index = 0; index < (hair === 'afro' ? 96 : 58); index++) {
        const turn = index * 2.399;
        const far = Math.sqrt((index + 0.5) / (hair === 'afro' ? 96 : 58));
        const [x, y] = [Math.cos(turn) * far * (40 + size), 8 + Math.sin(turn) * far * (22 + size)];
        if (y > 12 && Math.abs(x) < 34) continue;
        marks += gouge(
          [
            [x - 3, y + 1.6],
            [x, y - 2],
            [x + 2.6, y + 1.4],
          ],
          x < 6 ? 2 : 1.1,
          0.45,
        );
      }
      return {
        behind: hair === 'afro' ? dark(ring(0, 22, 64, 50)) : '',
        over: inside(outline([...high, ...above(size, size * 0.9)]), marks),
      };
    }
    case 'quiff':
      return { behind: '', over: close(16, -1) + combed(14) };
    case 'bob':
      return { behind: fall(84, 3), over: sides(88) };
    case 'long':
      return { behind: fall(150, 8), over: sides(140) };
    case 'fringe':
      return {
        behind: fall(78, 1),
        over:
          dark(
            outline([[-36, 46], [-34, 38, 1], [-12, 36], [12, 36], [34, 38, 1], [36, 46], ...above(4, 3)]),
          ) +
          light(
            strands(
              [
                [-26, -4],
                [-30, 14],
                [-32, 35],
              ],
              [
                [6, -11],
                [4, 14],
                [2, 33],
              ],
              8,
              2.2,
              seed,
            ) +
              strands(
                [
                  [10, -10],
                  [10, 14],
                  [9, 33],
                ],
                [
                  [30, -2],
                  [32, 16],
                  [32, 34],
                ],
                5,
                1.3,
                seed,
              ),
          ),
      };
    case 'bun':
      return {
        behind:
          dark(ring(4, -17, 17, 15)) +
          light(
            strands(
              [
                [-6, -14],
                [4, -26],
              ],
              [
                [4, -8],
                [16, -20],
              ],
              4,
              2,
              seed,
            ),
          ),
        over: close(1) + combed(0),
      };
    case 'tail':
      return {
        behind:
          dark(
            outline([
              [30, 10],
              [52, 14],
              [58, 60],
              [50, 116, 1],
              [40, 70],
            ]),
          ) +
          light(
            strands(
              [
                [38, 18],
                [48, 60],
                [48, 104],
              ],
              [
                [48, 18],
                [55, 60],
                [51, 104],
              ],
              3,
              1.8,
              seed,
            ),
          ),
        over: close(1) + combed(0),
      };
    default:
      return { behind: '', over: close(hair === 'crop' ? 0 : 4) + combed(hair === 'crop' ? -2 : 3) };
  }
}

export function frontBeard({ beard = 'none' }: Sitter, seed: number): string {
  if (beard === 'none') return '';
  if (beard === 'stubble')
    return dark(
      Array.from({ length: 40 }, (_, index) => {
        const [x, y] = [-24 + ((index * 6.1 + seed) % 34), 82 + ((index * 5.3) % 20)];
        return Math.hypot(x * 1.1, y - 66) > 38 || (Math.abs(x) < 14 && y < 87)
          ? ''
          : gouge(
              [
                [x, y],
                [x + 0.5, y + 2],
              ],
              1,
            );
      }).join(''),
    );
  const lip =
    dark(
      outline([
        [-15, 79],
        [-9, 72],
        [0, 70.4],
        [9, 72],
        [15, 79],
        [9, 77.4],
        [0, 75.6],
        [-9, 77.4],
      ]),
    ) +
    light(
      strands(
        [
          [-3, 71.6],
          [-3, 75],
        ],
        [
          [-12, 75],
          [-12, 78],
        ],
        4,
        1,
        seed,
      ),
    );
  if (beard === 'moustache') return lip;
  const chin: readonly Point[] =
    beard === 'goatee'
      ? [
          [-9, 86],
          [0, 84.6],
          [9, 86],
          [10, 98],
          [6, 112],
          [0, 115],
          [-6, 112],
          [-10, 98],
        ]
      : [
          [-34, 58],
          [-30, 72],
          [-17, 78],
          [-12, 86],
          [0, 84.6],
          [12, 86],
          [17, 78],
          [30, 72],
          [34, 58],
          [33, 82],
          [24, 104],
          [0, 118],
          [-24, 104],
          [-33, 82],
        ];
  const lit =
    beard === 'goatee'
      ? strands(
          [
            [-7, 89],
            [-5, 109],
          ],
          [
            [2, 88],
            [1, 111],
          ],
          5,
          1.5,
          seed,
        )
      : strands(
          [
            [-31, 68],
            [-28, 86],
            [-18, 102],
          ],
          [
            [-13, 88],
            [-10, 100],
            [-6, 112],
          ],
          7,
          2,
          seed,
        ) +
        strands(
          [
            [-8, 89],
            [-6, 111],
          ],
          [
            [10, 89],
            [8, 109],
          ],
          6,
          1.7,
          seed,
        );
  return lip + dark(outline(chin)) + light(lit);
}
