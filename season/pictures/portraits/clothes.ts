// What the sitters wear, below the head, from the side and from the front alike.

import { at, dark, gouge, light, outline, type Point, strands, toned } from '../cut/paths.ts';
import type { Clothes } from './sitter.ts';

const shoulders: readonly Point[] = at('-44 250, -34 176, -4 152, 22 138, 86 132, 116 146, 146 176, 156 250');

/** Two lit folds on the shoulder towards the light. */
const folds = light(
  gouge(at('4 153, -20 172, -30 240'), 5, 0.5) + gouge(at('14 157, -8 176, -18 240'), 2.6, 0.5),
);

const styles: Record<Clothes, () => string> = {
  crew: () =>
    dark(outline(shoulders)) + light(gouge(at('16 142, 40 154, 70 150, 92 134'), 3.4, 0.35, 0.3)) + folds,
  roll: () =>
    dark(outline(shoulders)) +
    dark(outline(at('20 116, 27 111, 54 115, 88 104, 93 116, 96 146, 60 160, 16 152'))) +
    light(strands(at('21 121, 21 136, 19 151'), at('90 110, 93 126, 95 144'), 11, 2.4, 3)) +
    folds,
  shirt: () =>
    dark(outline(shoulders)) +
    light(outline(at('22 132!, 40 150, 46 190, 46 250!, 18 250!, 14 180, 10 146!'))) +
    dark(gouge(at('32 150, 33 200, 33 250'), 1.6, 0.5, 0.8)) +
    light(
      outline(at('22 124!, 46 146, 60 158, 52 172!, 28 152, 14 146!')) +
        outline(at('92 108!, 84 132, 58 158!, 70 168, 100 138, 104 122!')),
    ) +
    dark(
      gouge(at('24 130, 44 150, 56 160'), 1.6, 0.5, 0.5) + gouge(at('94 114, 86 136, 64 160'), 1.6, 0.5, 0.5),
    ) +
    folds,
  coat: () =>
    dark(outline(shoulders)) +
    toned(outline(at('22 132, 40 150, 47 182, 44 250, 12 250, 8 176')), '#9c9c9c') +
    dark(
      outline(at('84 94, 99 103, 105 132, 78 160, 52 178, 44 154, 66 132')) +
        outline(at('20 124, 2 140, -4 162, 14 194, 28 162')),
    ) +
    light(
      gouge(at('87 99, 73 130, 48 154, 54 180'), 4, 0.5) +
        gouge(at('96 110, 87 137, 64 161'), 2.2, 0.5) +
        gouge(at('18 127, 2 142, -2 162, 14 191'), 4, 0.4),
    ) +
    folds,
  stripes: () =>
    dark(outline(shoulders)) +
    light(
      [0, 1, 2, 3, 4, 5]
        .map((row) =>
          gouge(
            [
              [-24 + row * -3, 168 + row * 15],
              [20, 156 + row * 16],
              [64, 164 + row * 15],
              [112, 150 + row * 16],
              [140, 172 + row * 14],
            ],
            6.4,
            0.3,
            0.4,
          ),
        )
        .join(''),
    ) +
    light(gouge(at('18 140, 42 152, 70 148, 90 134'), 3, 0.35, 0.3)),
  straps: () =>
    toned(outline(shoulders), 'url(#shoulder)') +
    light(outline(at('-2 153, 22 140, 38 146, 30 190, 18 250!, -40 250!, -32 178'))) +
    dark(
      outline(
        at(
          '20 142, 30 140, 40 176, 62 186, 84 170, 92 136, 103 138, 104 180, 118 204, 122 250!, -8 250!, 2 210, 18 186',
        ),
      ),
    ) +
    dark(gouge(at('30 152, 44 158, 58 156'), 2, 0.4)),
};

export function clothes(kind: Clothes): string {
  return styles[kind]();
}

/** A neck, lit in front, with the shadow of the jaw on it. `build` 1 is neither thin nor thick. */
export function neck(build: number): string {
  const wide = (build - 1) * 20;
  return (
    toned(
      outline([
        [24 - wide, 84],
        [29 - wide, 104],
        [25 - wide, 124],
        [12 - wide, 152],
        [106, 152],
        [88 + wide, 128],
        [80 + wide, 104],
        [80, 74],
        [50, 68],
      ]),
      'url(#throat)',
    ) +
    light(
      outline([
        [28.6 - wide, 98],
        [25.6 - wide, 124],
        [12 - wide, 152],
        [36 - wide, 152],
        [44 - wide, 130],
        [49 - wide, 112],
        [46, 96],
      ]),
    ) +
    dark(
      outline([
        [21, 99],
        [34, 95],
        [50, 80],
        [61, 85],
        [60, 96],
        [48, 105],
        [28 - wide * 0.6, 111],
      ]),
    ) +
    dark(gouge(at('70 92, 62 118, 46 142'), 2.2, 0.5, 0.2)) +
    dark(
      gouge(
        [
          [79, 70],
          [80 + wide, 104],
          [87 + wide, 126],
          [101, 146],
        ],
        2.6,
        0.5,
        0.5,
      ),
    )
  );
}
