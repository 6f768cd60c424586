// The pictures of »Die Verwandlung«: an iron bed has risen and stands in the room on six legs of a beetle; the slippers
// still lie below.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';

/** A leg from the hip at 0 0 up to the knee and down to the claw, with thorns. */
function leg(knee: Point, foot: Point, width: number): string {
  const thorn = (from: Point, to: Point, share: number, side: number) => {
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / length) * side, (dx / length) * side];
    const base = width * 0.5;
    return polygon([
      [x - (dx / length) * 9, y - (dy / length) * 9],
      [x + nx * (base + 30) + (dx / length) * 12, y + ny * (base + 30) + (dy / length) * 12],
      [x + (dx / length) * 9, y + (dy / length) * 9],
    ]);
  };
  const side = knee[0] > 0 ? -1 : 1;
  const shin = [0.2, 0.42, 0.64, 0.84].map((share) => thorn(knee, foot, share, side)).join('');
  const claw =
    gouge([foot, [foot[0] - side * 22, foot[1] + 12]], 12, 0.2, 0.3) +
    gouge([foot, [foot[0] + side * 16, foot[1] + 14]], 10, 0.2, 0.3);
  return (
    dark(gouge([[0, 0], [knee[0] * 0.5, knee[1] * 0.56], knee], width * 1.5, 0.4, 0.7)) +
    dark(
      gouge(
        [knee, [(knee[0] + foot[0]) / 2 + side * 4, (knee[1] + foot[1]) / 2], foot],
        width * 1.1,
        0.2,
        0.4,
      ),
    ) +
    dark(shin + claw) +
    dark(ring(knee[0], knee[1], width * 0.62)) +
    light(
      gouge(
        [
          [side * 2, -width * 0.2],
          [knee[0] * 0.5, knee[1] * 0.56 - width * 0.25],
          [knee[0], knee[1] - width * 0.3],
        ],
        width * 0.4,
        0.5,
      ) +
        gouge(
          [
            [knee[0] - side * width * 0.1, knee[1] + 4],
            [(knee[0] + foot[0]) / 2 - side * 1, (knee[1] + foot[1]) / 2],
            foot,
          ],
          width * 0.34,
          0.3,
        ),
    )
  );
}

/** The bed from the side, 520 long, its frame at 0; pillow at the left. */
const bed =
  // Head and foot of iron bars.
  [-256, 236]
    .map((x, end) => {
      const top = end === 0 ? -190 : -130;
      return (
        dark(box(x - 6, top, 32, 20 - top) + ring(x + 10, top - 6, 20)) +
        light(box(x + 1, top + 6, 10, 4 - top) + ring(x + 7, top - 9, 11)) +
        dark(box(x - 10, top + 40, 40, 8) + box(x - 10, top + 100, 40, 8))
      );
    })
    .join('') +
  // Mattress and blanket, which swells as if something breathed below.
  dark(
    outline(
      at(
        '-232 -30, -236 -70, -200 -82, -120 -84, -60 -130, 40 -160, 140 -142, 200 -96, 238 -74, 244 -20, 236 20!, -232 20!',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '-110 -78, -56 -118, 40 -146, 136 -130, 192 -88, 226 -68, 232 -20, 200 -6, 160 -22, 110 -2, 60 -20, 10 2, -40 -16, -86 0, -120 -14',
      ),
    ),
  ) +
  dark(
    gouge(at('-60 -100, -70 -60, -56 -26'), 8, 0.4) +
      gouge(at('-6 -130, -18 -80, -6 -24'), 7, 0.4) +
      gouge(at('50 -138, 48 -86, 58 -36'), 9, 0.4) +
      gouge(at('110 -126, 116 -80, 112 -24'), 7, 0.4) +
      gouge(at('166 -96, 178 -60, 170 -34'), 7, 0.4) +
      gouge(at('14 -112, 10 -84, 20 -60'), 5, 0.5) +
      gouge(at('82 -116, 84 -90, 78 -64'), 5, 0.5),
  ) +
  dark(outline(at('-228 -84, -180 -112, -120 -108, -104 -84, -120 -66, -190 -62'))) +
  light(outline(at('-218 -84, -178 -103, -124 -100, -114 -84, -126 -74, -188 -70'))) +
  dark(gouge(at('-200 -84, -170 -92, -140 -88'), 4, 0.5)) +
  dark(box(-262, 14, 524, 26)) +
  light(box(-250, 19, 500, 8));

/** A pair of slippers, 150 wide; the floor at 0. */
const slippers = [0, 84]
  .map((x) =>
    placed(
      dark(outline(at('-36 2!, -44 -14, -30 -30, -4 -40, 24 -34, 46 -22, 52 -8, 48 4!'))) +
        light(outline(at('-2 -32, 22 -27, 40 -18, 44 -8, 40 -2!, 2 -2!, -8 -18'))) +
        light(outline(at('-34 -4!, -36 -14, -26 -22, -16 -18, -10 -4!'))) +
        dark(gouge(at('4 -8, 20 -12, 36 -8'), 4, 0.5) + ring(16, -26, 7)) +
        light(ring(16, -27, 3.6)),
      x,
      (x / 84) * -6,
      1,
      x === 0 ? 0 : -4,
    ),
  )
  .join('');

function room(
  sheet: { width: number; height: number },
  floor: number,
  beast: { x: number; y: number; scale: number },
  pair: { x: number; scale: number },
): string {
  const { width, height } = sheet;
  const { x, y, scale } = beast;
  const down = (floor - y) / scale;
  const legs = (near: boolean) =>
    [-190, -10, 180]
      .map((hip, row) => {
        const lean = [-1, row === 1 ? 0.5 : -1, 1][row] ?? 1;
        const reach = near ? 116 : 84;
        const out = row === 1 ? (near ? 84 : -90) : reach * lean;
        return placed(
          leg([out * 0.9, near ? -64 : -96], [out * 1.36, down - 30 + (near ? 52 : 6)], near ? 32 : 24),
          hip,
          30,
          1,
        );
      })
      .join('');
  return drawing(
    glow('wall', x - 30 * scale, y + 40 * scale, width * 0.52, 0.6, 0.07) +
      fade('floor', [0, floor], [0, height], 0.4, 0.12),
    toned(box(0, 0, width, floor), 'url(#wall)') +
      dark(box(0, floor, width, height - floor)) +
      toned(box(0, floor + 8, width, height - floor), 'url(#floor)') +
      // Boards.
      dark(
        [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]
          .map((share) =>
            gouge(
              [
                [x + (share - 0.5) * width * 0.7, floor + 8],
                [x + (share - 0.5) * width * 1.7, height + 10],
              ],
              6,
              0.9,
              0.5,
            ),
          )
          .join(''),
      ) +
      dark(
        outline([
          [x - 330 * scale, floor + 60],
          [x, floor + 26],
          [x + 330 * scale, floor + 56],
          [x + 60, floor + 92],
        ]),
      ) +
      placed(legs(false), x, y, scale) +
      placed(bed, x, y, scale) +
      placed(legs(true), x, y, scale) +
      placed(slippers, pair.x, floor + 84, pair.scale),
    sheet,
  );
}

export const wide = () =>
  room({ width: 1240, height: 700 }, 556, { x: 830, y: 330, scale: 0.98 }, { x: 770, scale: 1.25 });
export const tall = () =>
  room({ width: 640, height: 800 }, 640, { x: 322, y: 360, scale: 0.84 }, { x: 276, scale: 1.3 });
export const detail = () =>
  room({ width: 1240, height: 700 }, 520, { x: 640, y: 60, scale: 1.9 }, { x: 560, scale: 2.1 });
