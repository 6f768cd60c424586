// A face from the side, looking left: solid light in front, strokes where it turns away, features cut out of it.

import { at, dark, gouge, light, outline, type Point, ring, toned } from '../cut/paths.ts';
import type { Sitter } from './sitter.ts';

/** The outline of a head that is 100 high. The first 24 points are the face. */
export function profileLine({ face = {} }: Sitter): Point[] {
  const { nose = 1, bridge = 0, chin = 1, lips = 1, jaw = 1, brow = 1, length = 1, age = 0 } = face;
  const out = (nose - 1) * 7;
  const hook = bridge * 70;
  const under = 62 + (length - 1) * 30;
  const lip = (lips - 1) * 4 - age * 1.2;
  const chinOut = (chin - 1) * 9;
  const ridge = (brow - 1) * 3;
  const loose = age * 3;
  return [
    [22, 6],
    [11, 14.5],
    [5.5, 25],
    [2, 34],
    [0.2 - ridge, 38.5],
    [4.8, 44.5],
    [2 - hook * 0.6, 50],
    [-4 - out * 0.55 - hook, 55.5],
    [-9.6 - out, under - 1.6],
    [-9.8 - out, under + 1.4],
    [-6.2 - out * 0.7, under + 4],
    [0.4, under + 5.6, 1],
    [-1.2 - lip * 0.5, 71.6],
    [-4 - lip, 74.6],
    [-3.8 - lip, 76.2],
    [-0.4 - lip * 0.4, 77.4, 1],
    [-3 - lip, 79.6],
    [-2.4 - lip * 0.7, 82],
    [1.9, 86],
    [-0.6 - chinOut * 0.8, 90],
    [-1.2 - chinOut, 94],
    [1.6 - chinOut * 0.7, 99],
    [8, 102.5],
    [20, 101 + loose],
    [31, 98 + loose + (jaw - 1) * 20],
    [45, 86 + (jaw - 1) * 16],
    [56, 78],
    [70, 82],
    [84, 72],
    [93, 52],
    [92, 30],
    [80, 9],
    [58, -3],
    [38, -3],
  ];
}

/** Where the light ends on the face; dark skin is lit at its edge only. */
const terminator: readonly Point[] = at(
  '24 98, 28 91, 34 84, 32 76, 27 69, 31 60, 38 53, 36 46, 29 42, 27 35, 31 24, 32 12',
);

export function profile(sitter: Sitter): string {
  const { skin, lids = 1, smile = 0, face = {}, glasses } = sitter;
  const { age = 0, brow = 1, lips = 1, nose = 1, cheeks = 1, length = 1, eyes = 1 } = face;
  const line = profileLine(sitter);
  const back = Math.max(-9, Math.min(2, (skin - 0.75) * 18));
  const plane = terminator.map(([x, y]): Point => [x + back, y]);
  const under = 62 + (length - 1) * 30;
  const out = (nose - 1) * 7;
  const open = Math.max(0.12, lids) * eyes;
  const [ex, ey] = [9.2, 46.6];
  const up = -smile * 5;
  const cut: string[] = [
    gouge(at('4.8 42.6, 8.4 41.2, 13.4 41.6, 19 44.2'), 0.9 + age * 0.5, 0.6),
    outline([
      [ex - 3.6, ey + 0.6],
      [ex - 1.4, ey - 2.2 * open],
      [ex + 3, ey - 2.6 * open],
      [ex + 8.8, ey + 0.6, 1],
      [ex + 3, ey - 0.9 * open],
      [ex - 0.4, ey - 0.5 * open],
    ]),
    gouge(
      [
        [1.4, 38 - (brow - 1)],
        [7, 35],
        [14, 35],
        [22, 38.6],
      ],
      2 * brow + (sitter.hairTone < 0.3 ? 0.7 : 0),
      0.32,
      0.22,
    ),
    outline([
      [-5.2 - out * 0.5, under + 3.2],
      [-2.2, under + 1.6],
      [0.6, under + 3.2],
      [-1.8, under + 4.4],
    ]),
    gouge(
      [
        [0.2, under - 4.6],
        [3.6, under - 2.6],
        [4, under + 1.6],
        [1.4, under + 4.4],
      ],
      1.4,
      0.55,
    ),
    gouge(
      [
        [-1.4, 77.5],
        [3, 77.2 + up * 0.2],
        [8, 78 + up * 0.7],
        [11, 78.6 + up * 1.5],
      ],
      1.5,
      0.3,
      0.3,
    ),
    gouge(at('0.6 85.3, 3 86.3, 6.4 85.4'), 1.1, 0.5),
  ];
  if (open > 0.3) {
    cut.push(
      outline([
        [ex - 2.9, ey - 1.2],
        [ex + 0.3, ey - 2.1],
        [ex + 1.7, ey],
        [ex + 0.6, ey + 2 * open],
        [ex - 2, ey + 1.7 * open],
      ]),
    );
    cut.push(
      gouge(
        [
          [ex - 2.4, ey + 2.6 * open],
          [ex + 1.5, ey + 3 * open],
          [ex + 6, ey + 1.5],
        ],
        0.7,
        0.5,
      ),
    );
  } else
    cut.push(
      gouge(
        [
          [ex - 3.4, ey + 0.8],
          [ex + 1, ey + 2.2],
          [ex + 7.6, ey + 0.2],
        ],
        1.6,
        0.5,
      ),
    );
  if (lips > 1.04) {
    cut.push(
      outline([
        [-3.8 - (lips - 1) * 4, 75.4],
        [-1, 73.8],
        [4, 75.6],
        [10, 78.2 + up, 1],
        [3, 78],
        [-1, 77.6],
      ]),
    );
    cut.push(
      outline([
        [-0.6, 79, 1],
        [4, 79],
        [9, 78.8 + up, 1],
        [5, 82],
        [0, 82.6],
        [-2.2, 81.4],
      ]),
    );
  }
  if (age > 0.3) cut.push(gouge(at('5.4 65, 9.6 70, 12.4 76, 12.8 83'), 0.5 + age * 1.1, 0.4));
  if (age > 0.45)
    cut.push(
      gouge(
        [
          [ex - 2, ey + 5],
          [ex + 2, ey + 6.6],
          [ex + 7, ey + 5],
        ],
        0.4 + age * 0.8,
        0.5,
      ),
    );
  for (let fold = 0; fold < Math.round((age - 0.3) * 5); fold++)
    cut.push(
      gouge(
        [
          [4.5 + fold, 31 - fold * 4],
          [11, 29.5 - fold * 4],
          [19, 30.5 - fold * 4],
        ],
        0.8,
        0.5,
      ),
    );
  if (cheeks > 1.05) cut.push(gouge(at('21 60, 19 68, 22 78'), 1.3, 0.5));
  return [
    toned(outline(line), 'url(#turn)'),
    light(outline([...line.slice(0, 22), [9, 101.5], ...plane])),
    ...cut.map(dark),
    open > 0.3 ? light(ring(ex - 1.2, ey - 0.5, 0.6)) : '',
    glasses ? spectacles(glasses) : '',
  ].join('');
}

export function ear(): string {
  return (
    light(outline(at('49 46, 54 42.5, 60.5 45, 61 53, 57 61, 53 68, 49.5 66, 50.5 57'))) +
    dark(outline(at('52.6 48, 55.5 46, 58.5 48.4, 58 54, 55 58.5, 55.6 53.5, 54.6 50'))) +
    dark(gouge(at('51.4 57, 53.4 60.4, 52.6 64'), 1.4, 0.5))
  );
}

function spectacles(kind: 'round' | 'square'): string {
  const frame = (grow: number) =>
    kind === 'round'
      ? ring(10.2, 47.8, 9 + grow, 8.6 + grow)
      : outline([
          [2 - grow, 40.5 - grow, 1],
          [19 + grow, 41 - grow, 1],
          [18 + grow, 55 + grow, 1],
          [4 - grow, 54 + grow, 1],
        ]);
  return (
    `<path fill="#000" fill-rule="evenodd" d="${frame(1)}${frame(-1.1)}"/>` +
    dark(gouge(at('18.5 45, 30 44.4, 50 46'), 2, 0.5, 0.9)) +
    dark(gouge(at('1.4 45.6, -1.2 44.4, 0.4 43.6'), 1.8, 0.5, 0.8))
  );
}
