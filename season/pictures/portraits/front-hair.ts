// Hair and beards from the front.
import { at, dark, gouge, inside, light, outline, type Point, ring, strands } from '../cut/paths.ts';
import type { Sitter } from './sitter.ts';

interface FrontHair {
  behind: string;
  over: string;
}

const high: readonly Point[] = at('-36 42, -33 30, -26 18, -8 13, 10 15, 26 19, 33 30, 36 42');
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
        at('-10 12, -20 16, -34 34'),
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
          at('-8 12, 12 13, 30 26'),
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
        over: light(gouge(at('-24 8, -12 3, 0 1.6'), 2, 0.5)),
      };
    case 'ring':
      return {
        behind: '',
        over:
          dark(
            outline(at('-33 26, -42 24, -45 44, -37 58, -34 44')) +
              outline(at('33 26, 42 24, 45 44, 37 58, 34 44')),
          ) + light(strands(at('-36 28, -37 52'), at('-44 30, -41 52'), 4, 1.6, seed)),
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
            strands(at('-26 -4, -30 14, -32 35'), at('6 -11, 4 14, 2 33'), 8, 2.2, seed) +
              strands(at('10 -10, 10 14, 9 33'), at('30 -2, 32 16, 32 34'), 5, 1.3, seed),
          ),
      };
    case 'bun':
      return {
        behind:
          dark(ring(4, -17, 17, 15)) + light(strands(at('-6 -14, 4 -26'), at('4 -8, 16 -20'), 4, 2, seed)),
        over: close(1) + combed(0),
      };
    case 'tail':
      return {
        behind:
          dark(outline(at('30 10, 52 14, 58 60, 50 116!, 40 70'))) +
          light(strands(at('38 18, 48 60, 48 104'), at('48 18, 55 60, 51 104'), 3, 1.8, seed)),
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
    dark(outline(at('-15 79, -9 72, 0 70.4, 9 72, 15 79, 9 77.4, 0 75.6, -9 77.4'))) +
    light(strands(at('-3 71.6, -3 75'), at('-12 75, -12 78'), 4, 1, seed));
  if (beard === 'moustache') return lip;
  const chin: readonly Point[] =
    beard === 'goatee'
      ? at('-9 86, 0 84.6, 9 86, 10 98, 6 112, 0 115, -6 112, -10 98')
      : at(
          '-34 58, -30 72, -17 78, -12 86, 0 84.6, 12 86, 17 78, 30 72, 34 58, 33 82, 24 104, 0 118, -24 104, -33 82',
        );
  const lit =
    beard === 'goatee'
      ? strands(at('-7 89, -5 109'), at('2 88, 1 111'), 5, 1.5, seed)
      : strands(at('-31 68, -28 86, -18 102'), at('-13 88, -10 100, -6 112'), 7, 2, seed) +
        strands(at('-8 89, -6 111'), at('10 89, 8 109'), 6, 1.7, seed);
  return lip + dark(outline(chin)) + light(lit);
}
