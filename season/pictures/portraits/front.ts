// A face from the front, half in the light: one half solid, the other turning into strokes.
import { at, dark, gouge, light, outline, type Point, ring, toned } from '../cut/paths.ts';
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
const ridge: readonly Point[] = at(
  '0 105, 3 96, -2 89, 1 83, 2.6 78!, -1.4 73, 3 68.6!, 8 66!, 6.4 61, 3.4 54, 2 46, 5 38, 2 28, 4 14, 2 2',
);

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
      fold: age > 0.35 ? gouge(place(at('9 65, 13 71, 14.6 78, 13.6 84')), 0.5 + age, 0.4) : '',
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
    gouge(at('-6 88.4, 0 89.8, 6 88.6'), 1.3, 0.5),
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
      outline(at('-9 80, 0 80.4, 9 80, 5 84, 0 84.8, -5 84')),
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
      shaded.glint + gouge(at('9 57, 15 59, 22 57'), 1.1, 0.5) + gouge(at('29 66, 27 78, 20 91'), 1.6, 0.4),
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
          .join('') + dark(gouge(at('-4.6 47, 0 45, 4.6 47'), 1.7, 0.5, 0.9))
      : '',
  ].join('');
}

/** The ears, seen from the front. */
export const ears =
  light(outline(at('-35 46, -41 44, -42 54, -38 64, -34 62'))) +
  toned(outline(at('35 46, 41 44, 42 54, 38 64, 34 62')), '#555');
