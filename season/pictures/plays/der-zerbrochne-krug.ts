// The pictures of »Der zerbrochne Krug«: in the hole of a jug as large as a house stands its judge, caught.
import { openHand, openHandEdge } from '../cut/hands.ts';
import { drawn, tube } from '../cut/limbs.ts';
import { at, dark, gouge, light, outline, type Point, polygon, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, mirrored, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { ears, front } from '../portraits/front.ts';
import { frontHair } from '../portraits/front-hair.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const adam: Sitter = {
  slug: 'adam',
  skin: 0.84,
  hair: 'ring',
  hairTone: 0.3,
  clothes: 'shirt',
  cloth: 0.9,
  lids: 1.5,
  smile: -0.35,
  face: {
    nose: 1.3,
    brow: 1.1,
    width: 1.06,
    jaw: 1.14,
    chin: 0.94,
    lips: 0.96,
    age: 0.75,
    eyes: 1.1,
    bridge: 0.03,
  },
};

const forearm = ['-112 40 24, -120 6 25, -121 -30 16'];
const upperArm = ['-44 26 46, -84 46 46, -114 52 40, -122 34 42'];

/** His right arm, raised: edges first, so that no line parts it from the shirt. */
const armEdges = drawn(forearm, 2.2) + placed(openHandEdge, -121, -36, 1, -6) + drawn(upperArm, 2.4);
const armLight = (isShaded: boolean) =>
  drawn(forearm) +
  placed(openHand, -121, -36, 1, -6) +
  dark(gouge(at('-144 26, -122 20, -98 30'), 7, 0.5, 0.5)) +
  drawn(upperArm) +
  dark(
    gouge(at('-144 27, -124 37, -100 31'), 3.4, 0.5, 0.4) +
      gouge(at('-136 46, -122 54, -106 46'), 2.4, 0.5) +
      gouge(at('-120 68, -110 56, -110 42'), 4, 0.5) +
      gouge(at('-40 66, -80 72, -122 76'), isShaded ? 15 : 8, 0.55) +
      gouge(at('-40 50, -64 54, -90 50'), 4, 0.5) +
      gouge(at('-54 14, -60 26, -58 40'), 2, 0.5) +
      (isShaded
        ? gouge(at('-138 72, -147 48, -144 26'), 11, 0.5) + gouge(at('-132 18, -133 -6, -128 -30'), 6, 0.5)
        : ''),
  );

const plaster =
  dark(polygon(at('-26 12, -19 7, -6 20, -13 25'))) +
  light(polygon(at('-24.4 12, -19 8.6, -8 20, -13 23.4'))) +
  dark(gouge(at('-20 16, -16 13'), 1, 0.5, 1) + gouge(at('-16 20, -12 17'), 1, 0.5, 1));

const legs = [
  '-36 210 40, -38 262 37, -33 296 21',
  '36 210 40, 38 262 37, 34 296 21',
  '-31 299 17, -48 305 15, -64 306 9',
  '32 299 17, 50 305 15, 66 306 9',
];
/** In his shirt of the night; the pit of his neck at 0 0, his soles at 310. */
const undressed =
  drawn(legs, 2.2) +
  drawn(legs) +
  dark(
    gouge(at('-22 224, -21 258, -25 294'), 7, 0.5) +
      gouge(at('52 224, 55 260, 43 296'), 14, 0.5) +
      gouge(at('-46 256, -38 260, -31 256'), 2, 0.5),
  ) +
  dark(
    outline(
      at(
        '-24 -10, -60 4, -76 36, -74 80, -94 140, -92 200, -97 242!, -40 250, 0 246, 44 250, 100 240!, 95 200, 97 140, 78 80, 78 36, 62 4, 24 -10',
      ),
    ),
  ) +
  armEdges +
  mirrored(armEdges) +
  light(
    outline(
      at(
        '-22 -6, -58 8, -72 38, -70 82, -90 142, -88 200, -93 238!, -40 246, 0 241, 44 246, 74 240!, 68 190, 70 130, 56 90, 60 40, 50 8, 22 -6',
      ),
    ),
  ) +
  armLight(false) +
  mirrored(armLight(true)) +
  dark(
    gouge(at('1 10, 4 44, 2 84'), 2.6, 0.3, 0.3) +
      gouge(at('-56 92, -32 116, 8 122'), 5, 0.6) +
      gouge(at('-70 120, -40 146, -4 150'), 3.4, 0.6) +
      gouge(at('-76 166, -46 188, -14 190'), 5, 0.5) +
      tube('-66 186 .6, -74 216 5, -76 240 7') +
      tube('-40 200 .6, -40 222 4, -36 242 5') +
      tube('30 186 .6, 40 216 7, 42 243 9') +
      gouge(at('48 50, 36 96, 50 150'), 9, 0.5) +
      gouge(at('22 90, 32 130, 24 176'), 4, 0.5) +
      gouge(at('-46 46, -36 64, -40 88'), 3, 0.5),
  ) +
  light(gouge(at('68 46, 66 80, 82 130'), 3, 0.5) + gouge(at('84 150, 82 194, 86 232'), 4, 0.4));

const flap = at('-2 20!, -22 -4, -26 -18!, -40 -8, -46 14, -24 30!');
const collar = [false, true]
  .map((isRight) => {
    const cut =
      dark(
        outline(
          flap.map(([x, y, c]): Point => [x * 1.06, y * 1.08 + 1, ...(c ? ([1] as const) : [])] as Point),
        ),
      ) +
      light(outline(flap)) +
      dark(gouge(at('-40 6, -24 20, -8 20'), isRight ? 4 : 1.4, 0.5));
    return isRight ? mirrored(cut) : cut;
  })
  .join('');

const hairFront = frontHair(adam, 3);
const man =
  undressed +
  light(polygon(at('-17 -28, 14 -28, 16 0, -18 0'))) +
  dark(outline(at('-18 -24, 0 -8, 20 -26, 20 2, 4 6, -10 -6'))) +
  collar +
  placed(hairFront.behind + ears + front(adam) + hairFront.over + plaster, 0, -78, 0.66, 5);

const jugShape = at(
  '-124 -344!, -92 -312, -82 -276, -88 -240, -122 -204, -214 -134, -270 -14, -264 108, -204 216, -136 282!, 136 282!, 204 216, 264 108, 270 -14, 214 -134, 122 -204, 88 -240, 82 -276, 90 -312, 104 -344!',
);
const litJug = at(
  '-112 -338!, -86 -310, -76 -276, -82 -238, -116 -199, -206 -131, -262 -14, -256 106, -197 212, -134 274!, -10 276!, 60 210, 130 100, 150 -10, 116 -116, 60 -190, 34 -240, 32 -290, 40 -332!',
);
const hole = at(
  '-150 -128!, -96 -164!, -44 -150!, -12 -196!, 34 -158!, 96 -168!, 128 -112!, 176 -84!, 164 -20!, 182 34!, 158 92!, 168 150!, 118 196!, 92 224!, 34 212!, -16 232!, -70 208!, -112 222!, -134 160!, -170 118!, -150 50!, -176 -8!, -146 -56!',
);
const thickness = hole.map(([x, y, c]): Point => [x * 1.09 + 9, y * 1.05 + 9, c]);

/** A line around the belly that is dark on the lit side and light on the other. */
const band = (y: number, half: number, sag: number, width: number) => {
  const on = (share: number): Point => [-half + 2 * half * share, y + sag * 4 * share * (1 - share)];
  return (
    dark(gouge([0.01, 0.2, 0.4, 0.56, 0.7].map(on), width, 0.4, 0.6)) +
    light(gouge([0.78, 0.86, 0.93, 0.985].map(on), width * 0.8, 0.6, 0.3))
  );
};

/** Leaves in a row around the belly, painted. */
const painted = (y: number, half: number, sag: number, size: number, count: number) =>
  dark(
    Array.from({ length: count }, (_, index) => {
      const share = 0.05 + (0.6 * index) / count;
      const [x, dy] = [-half + 2 * half * share, y + sag * 4 * share * (1 - share)];
      const lean = (share - 0.5) * -size * 0.9;
      return (
        gouge(
          [
            [x, dy + size * 0.5],
            [x - size * 0.34 + lean * 0.5, dy],
            [x + lean, dy - size * 0.6],
          ],
          size * 0.34,
          0.5,
        ) +
        gouge(
          [
            [x + size * 0.1, dy + size * 0.5],
            [x + size * 0.4 + lean * 0.5, dy + size * 0.1],
            [x + size * 0.36 + lean, dy - size * 0.3],
          ],
          size * 0.2,
          0.5,
        )
      );
    }).join(''),
  );

const handle = '70 -300 46, 150 -330 44, 250 -300 42, 290 -220 40, 262 -140 38, 206 -96 40';
const jug =
  dark(tube(handle, 5)) +
  light(
    gouge(at('84 -312, 150 -340, 242 -312, 282 -236'), 17, 0.4) +
      gouge(at('262 -180, 246 -142, 212 -108'), 7, 0.5),
  ) +
  dark(outline(jugShape)) +
  toned(
    outline(
      at(
        '20 -330!, 40 -332!, 36 -290, 40 -240, 70 -190, 128 -116, 166 -10, 146 100, 84 200, 10 276!, 110 276!, 170 206, 220 100, 226 -12, 180 -120, 98 -200, 66 -240, 64 -290, 74 -332!',
      ),
    ),
    '#5a5a5a',
  ) +
  light(outline(litJug)) +
  light(
    gouge(at('250 -60, 258 0, 257 60, 246 120, 226 180'), 5, 0.4) +
      gouge(at('70 -330, 68 -286, 74 -244, 110 -204'), 4, 0.4),
  ) +
  // The mouth.
  dark(outline(at('-120 -344, -20 -326, 100 -344, 40 -358, -40 -360'))) +
  light(gouge(at('-122 -344, -20 -325, 60 -334'), 6, 0.4, 0.3)) +
  band(-292, 82, 14, 5) +
  band(-246, 84, 15, 5) +
  painted(-268, 82, 14, 20, 9) +
  band(-150, 200, 34, 5) +
  band(-104, 236, 36, 4) +
  painted(-126, 220, 36, 26, 16) +
  band(236, 178, 30, 5) +
  // A tulip, painted.
  placed(
    dark(
      gouge(at('6 74, -4 40, 2 4'), 4, 0.5) +
        gouge(at('2 62, 22 44, 26 16'), 8, 0.5) +
        gouge(at('-2 52, -22 36, -24 12'), 7, 0.5) +
        gouge(at('0 6, -16 -8, -13 -32'), 9, 0.5) +
        gouge(at('2 6, 3 -14, 1 -38'), 8, 0.5) +
        gouge(at('4 6, 19 -6, 17 -30'), 9, 0.5),
    ),
    -214,
    78,
    0.94,
    -8,
  ) +
  // Cracks.
  dark(
    gouge(at('-12 -196, -30 -226, -16 -250, -34 -300'), 5, 0.2) +
      gouge(at('-172 -8, -206 -20, -226 4, -258 -4'), 5, 0.2) +
      gouge(at('-134 160, -168 184, -176 214'), 5, 0.2),
  ) +
  // How thick the clay is.
  toned(polygon(thickness), 'url(#clay)') +
  dark(polygon(hole));

const shard = (points: string, x: number, y: number, scale: number) => {
  const shape = at(points);
  return placed(
    dark(outline(shape.map(([px, py, c]): Point => (c ? [px + 9, py + 11, 1] : [px + 9, py + 11])))) +
      light(outline(shape)) +
      dark(gouge(at('14 -6, 34 -14, 56 -12'), 4, 0.5) + gouge(at('20 6, 36 0, 52 2'), 3, 0.5)),
    x,
    y,
    scale,
  );
};

const fills = (x: number, y: number, radius: number, floor: number, height: number) =>
  fade('half', [-6, 0], [38, 8], 0.72, 0.4) +
  fade('turn', [18, 0], [84, 6], 0.7, 0.3) +
  fade('throat', [30, 0], [84, 0], 0.6, 0.1) +
  fade('clay', [-190, 0], [190, 0], 0.3, 0.62) +
  glow('wall', x, y, radius, 0.72, 0.08) +
  fade('floor', [0, floor], [0, height], 0.12, 0.36);

function room(
  [x, y, scale]: readonly [number, number, number],
  { width, height }: { width: number; height: number },
): string {
  const floor = y + 210 * scale;
  const on = (text: string): Point[] => at(text).map(([dx, dy]): Point => [x + dx * scale, y + dy * scale]);
  return drawing(
    fills(x + 300 * scale, y - 40 * scale, 640 * scale, floor, height),
    toned(box(0, 0, width, height), 'url(#wall)') +
      dark(box(0, floor, width, height - floor)) +
      toned(box(0, floor + 8, width, height), 'url(#floor)') +
      dark(outline(on('-150 270, 0 300, 240 296, 420 276, 520 262, 400 250, 200 240'))) +
      placed(jug, x, y, scale) +
      placed(man, x + 4 * scale, y - 72 * scale, scale * 0.94) +
      shard('0 10!, 16 -26, 60 -34!, 84 -8!, 50 14!', x - 320 * scale, y + 268 * scale, scale) +
      shard('0 10!, 26 -20!, 62 -22!, 70 6!, 34 16!', x - 214 * scale, y + 294 * scale, scale * 0.7) +
      shard('0 10!, 16 -26, 60 -34!, 84 -8!, 50 14!', x + 214 * scale, y + 282 * scale, scale * 0.9),
    { width, height },
  );
}

export const wide = () => room([760, 386, 1], { width: 1240, height: 700 });
export const tall = () => room([304, 440, 1.08], { width: 640, height: 800 });

/** Nearer: he looks aside. */
export function detail(): string {
  const cut = hair(adam, 3);
  return drawing(
    fills(1000, 240, 900, 900, 1000),
    toned(box(0, 0, 1240, 700), 'url(#wall)') +
      placed(jug, 620, 380, 2.5) +
      placed(undressed, 640, 466, 2.5) +
      placed(neck(1.3), 516, 172, 2.4) +
      placed(collar, 654, 478, 2.9) +
      placed(
        `${profile({ ...adam, lids: 1.3 })}${cut.over}${ear()}${placed(plaster, 50, -2, 1, 30)}`,
        522,
        150,
        2.55,
        -4,
      ),
  );
}
