// The pictures of »Der Kirschgarten«: two enormous cherries over a woman who is packed and waits.
import { tube } from '../cut/limbs.ts';
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile, profileLine } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const sitter: Sitter = {
  slug: 'ljubow',
  skin: 0.86,
  hair: 'bun',
  hairTone: 0.1,
  clothes: 'coat',
  cloth: 0.1,
  lids: 1,
  smile: 0.05,
  face: { nose: 1.02, chin: 0.96, lips: 1.1, age: 0.36, jaw: 0.96 },
};

/** On a sphere with the radius 1: degrees to the right and down. */
const onSphere = (right: number, down: number): Point => {
  const [a, b] = [(right * Math.PI) / 180, (down * Math.PI) / 180];
  return [Math.sin(a) * Math.cos(b), Math.sin(b)];
};

/** Its pit at 0 -100; the light comes from the left, and in it a window is mirrored. */
const cherry = (() => {
  const times = (points: readonly Point[], by: number) =>
    points.map(([x, y]): Point => [x * by, y * by * 0.98]);
  const meridian = (right: number, from: number, to: number) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => onSphere(right, from + (to - from) * share));
  const cuts = [-58, -49, -40.6, -32.6, -25, -18, -11.4, -5].map((right, row) => {
    const isBroken = row > 1 && row < 6;
    const width = 13.6 - row * 1.45;
    return (
      gouge(
        times(meridian(right, isBroken ? 4 - row * 3 : -64 + row * 3, 66 - row * 4 + (row % 2) * 5), 97),
        width,
        0.42,
        0.08,
      ) +
      (isBroken
        ? gouge(times(meridian(right, -68 + row, -52 + (row % 2) * 3), 97), width * 0.7, 0.5, 0.1)
        : '')
    );
  });
  const pane = (right: number, down: number) =>
    polygon(
      times(
        [
          onSphere(right, down),
          onSphere(right + 11, down - 1),
          onSphere(right + 11, down + 14),
          onSphere(right, down + 15),
        ],
        97,
      ),
    );
  const skin = at(
    '0 -84, 30 -97, 76 -72, 99 -6, 82 60, 38 97, 0 101, -38 97, -82 60, -99 -6, -76 -72, -30 -97',
  );
  return (
    dark(outline(skin.map(([x, y]): Point => [x * 1.03, y * 1.03]))) +
    light(
      outline(at('-40 -93, -75 -71, -96 -8, -81 58, -40 95, -56 62, -70 30, -77 -4, -70 -40, -52 -72')) +
        cuts.join('') +
        pane(-38, -46) +
        pane(-24, -47) +
        pane(-38, -28) +
        pane(-24, -29) +
        gouge(at('58 76, 82 46, 93 4, 88 -24'), 4, 0.45) +
        gouge(at('-26 -90, -12 -80, 2 -77, 16 -81, 32 -91'), 3.4, 0.4),
    )
  );
})();

const stalk = (points: readonly Point[], width: number) =>
  dark(gouge(points, width + 7, 0.9, 0.8)) + light(gouge(points, width, 0.9, 0.7));

/** From its stem at 0 0 to its tip at 300 60. */
const leaf =
  dark(outline(at('0 0!, 60 -50, 150 -62, 240 -20, 306 62!, 220 84, 110 70, 40 40'))) +
  light(outline(at('6 0!, 62 -43, 150 -54, 236 -15, 292 54!, 200 22, 100 -4'))) +
  dark(
    gouge(at('70 -6, 96 -28, 124 -40'), 4, 0.3) +
      gouge(at('124 4, 156 -20, 186 -32'), 4, 0.3) +
      gouge(at('180 20, 208 2, 234 -6'), 4, 0.3),
  ) +
  light(
    gouge(at('90 8, 116 34, 134 56'), 4, 0.3) +
      gouge(at('150 24, 180 50, 204 68'), 4, 0.3) +
      gouge(at('40 6, 56 22, 66 38'), 3, 0.3),
  );

const hat =
  dark(outline(at('14 4, 16 -30, 44 -48, 78 -42, 94 -20, 98 8'))) +
  light(
    outline(at('17 -4!, 16 -13, 54 -19, 94 -9!, 96 1!, 54 -7')) + gouge(at('20 -24, 40 -43, 66 -43'), 3, 0.4),
  ) +
  dark(outline(at('-36 14!, -14 4, 30 -3, 80 -2, 120 8, 140 24!, 110 20, 70 17, 28 18, 0 22'))) +
  light(gouge(at('-32 13, -8 6, 34 0, 84 1, 122 11'), 3, 0.4)) +
  // Two on the ribbon.
  dark(ring(30, -16, 7.4) + ring(43, -12, 7.4)) +
  light(ring(29, -17, 5) + ring(42, -13, 5)) +
  dark(ring(31, -15.4, 4) + ring(44, -11.4, 4));

const chair =
  dark(
    tube('34 6 8, 46 -60 8, 50 -112 7') +
      tube('30 12 8, 40 80 7, 52 132 5') +
      tube('-54 12 8, -58 80 7, -64 132 5') +
      outline(at('-72 2!, 44 0!, 46 12, 40 17, -68 17, -76 11')) +
      gouge(at('-52 70, -8 66, 40 72'), 5, 0.5, 0.8),
  ) +
  light(
    gouge(at('-70 5, -20 4, 30 3'), 3, 0.4) +
      gouge(at('-60 24, -63 80, -66 126'), 2, 0.4) +
      gouge(at('43 -30, 46 -70, 48 -106'), 2, 0.4),
  );

const suitcase =
  dark(
    polygon(at('62 46, 172 40, 190 46, 190 126, 172 134, 62 132')) +
      gouge(at('98 44, 100 28, 132 26, 136 42'), 6, 0.5, 0.8),
  ) +
  light(polygon(at('66 50, 168 45, 168 129, 66 128'))) +
  dark(
    polygon(at('84 44, 94 43, 94 132, 84 132')) +
      polygon(at('140 42, 150 41, 150 132, 140 132')) +
      outline(at('66 50!, 80 49!, 66 66!')) +
      outline(at('168 129!, 168 112!, 154 129!')) +
      outline(at('66 128!, 66 112!, 80 128!')) +
      gouge(at('98 66, 118 64, 138 66'), 2, 0.4) +
      gouge(at('100 112, 118 114, 138 111'), 2.4, 0.6),
  ) +
  light(box(85.6, 80, 7, 8) + box(141.6, 78, 7, 8) + gouge(at('174 52, 184 56, 185 70'), 2, 0.5));

const cut = hair(sitter, 2);

/** Her seat at 0 0, her soles at 130; she looks to the left and up. */
const woman =
  dark(
    outline(at('-132 128!, -128 110, -112 104, -92 112, -92 129!')) +
      outline(at('-98 130!, -96 112, -78 106, -58 114, -58 131!')),
  ) +
  light(gouge(at('-127 122, -122 113, -112 110'), 2, 0.5) + gouge(at('-93 124, -88 114, -78 112'), 2, 0.5)) +
  dark(
    outline(
      at(
        '42 4!, 40 -30, -36 -56, -97 -57, -127 -40, -134 0, -129 60, -137 116!, -100 122, -48 118!, -50 70, -40 20',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '36 -2!, 30 -30, -36 -52, -96 -53, -123 -38, -130 0, -125 60, -132 112!, -100 117, -54 113!, -56 70, -47 16',
      ),
    ),
  ) +
  dark(
    tube('-104 -34 .6, -113 20 4, -110 70 7, -115 118 12') +
      tube('-90 -24 .6, -94 30 5, -88 80 8, -88 120 13') +
      tube('-66 -10 1, -72 30 7, -66 80 9, -63 118 12') +
      tube('-119 -20 .6, -123 30 3, -120 70 2') +
      gouge(at('-40 -38, -74 -40, -110 -26'), 4, 0.5) +
      gouge(at('-20 -22, -56 -22, -88 -2'), 7, 0.5) +
      gouge(at('24 -4, -20 -6, -60 14'), 12, 0.5) +
      gouge(at('-128 84, -106 92, -84 86'), 2, 0.5),
  ) +
  placed(neck(0.9), -52, -243, 0.74) +
  dark(
    outline(
      at(
        '-24 -160, -42 -142, -49 -112, -42 -84, -36 -54, -46 -24, -40 -8!, 30 0, 56 4!, 48 -30, 44 -60, 48 -104, 38 -138, 22 -156, 4 -164',
      ),
    ),
  ) +
  light(
    gouge(at('-38 -138, -45 -112, -38 -82, -33 -56'), 5, 0.4) +
      gouge(at('-26 -146, -31 -112, -24 -80, -22 -58'), 2.6, 0.5) +
      [-118, -100, -82].map((y) => ring(-17 + (y + 118) * 0.08, y, 2.4)).join('') +
      gouge(at('20 -20, 32 -10, 50 0'), 2.6, 0.5) +
      gouge(at('43 -110, 41 -80, 39 -56'), 1.8, 0.5),
  ) +
  // A collar of fur.
  dark(outline(at('-40 -152, -32 -170, -14 -166, 4 -172, 24 -168, 34 -150, 20 -138, -4 -142, -24 -138'))) +
  light(
    [
      '-36 -152, -34 -160, -28 -166',
      '-30 -148, -28 -156, -22 -163',
      '-23 -146, -20 -154, -15 -162',
      '-14 -145, -12 -153, -8 -162',
      '-5 -146, -3 -154, 0 -164',
      '5 -145, 7 -154, 8 -164',
      '14 -144, 16 -152, 17 -162',
      '22 -146, 24 -152, 24 -160',
    ]
      .map((line, index) => gouge(at(line), 3.2 - index * 0.24, 0.4))
      .join(''),
  ) +
  `<g transform="translate(-53 -243) scale(.74) rotate(17 48 92)">${cut.behind ?? ''}<g stroke="#000" stroke-width="6">${dark(outline(profileLine(sitter)))}</g>${profile(sitter)}${cut.over}${ear()}${hat}</g>` +
  // The bag on her knees, and the gloves that hold it.
  dark(
    polygon(at('-112 -54, -106 -88, -62 -90, -58 -54')) +
      gouge(at('-98 -86, -94 -104, -76 -104, -72 -88'), 4, 0.5, 0.8),
  ) +
  light(gouge(at('-108 -58, -103 -84, -84 -86'), 2.4, 0.4) + ring(-84, -84, 2.6)) +
  dark(
    tube('-6 -138 38, 8 -104 36, 6 -74 31') +
      tube('8 -72 31, -30 -62 27, -62 -66 19') +
      tube('-60 -66 16, -78 -70 15, -90 -66 10', 2),
  ) +
  light(
    tube('-64 -67 13, -78 -70 13, -90 -66 8') +
      gouge(at('-16 -132, -9 -104, -8 -82'), 4, 0.4) +
      gouge(at('4 -124, 14 -100, 12 -76'), 2.4, 0.5) +
      gouge(at('2 -80, -26 -70, -54 -72'), 3, 0.5),
  ) +
  dark(gouge(at('-74 -72, -82 -71, -90 -67'), 1.2, 0.5) + gouge(at('-72 -67, -80 -66, -87 -63'), 1.2, 0.5));

const stage = (
  [x, y, scale]: readonly [number, number, number],
  { width, height }: { width: number; height: number },
) => {
  const floor = y + 108 * scale;
  return {
    fills:
      fade('turn', [18, 0], [70, 6], 0.64, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.6, 0.07) +
      glow('wall', x + 20 * scale, y - 40 * scale, 640, 0.76, 0.07) +
      fade('floor', [0, floor], [0, height], 0.12, 0.34),
    ground:
      toned(box(0, 0, width, height), 'url(#wall)') +
      dark(box(0, floor, width, height - floor)) +
      toned(box(0, floor + 8, width, height), 'url(#floor)') +
      light(
        outline(
          at('-470 130, -360 116, -60 108, 200 110, 350 124, 370 138, 240 154, -40 166, -330 156').map(
            ([dx, dy]): Point => [x + dx * scale, y + dy * scale],
          ),
        ),
      ) +
      dark(
        outline(
          at('-140 126, 0 134, 190 126, 330 132, 380 142, 200 150, -60 148').map(
            ([dx, dy]): Point => [x + dx * scale, y + dy * scale],
          ),
        ),
      ),
    sitting: placed(suitcase + chair + woman, x, y, scale),
  };
};

export function wide(): string {
  const { fills, ground, sitting } = stage([880, 560, 0.82], { width: 1240, height: 700 });
  return drawing(
    fills,
    ground +
      placed(leaf, 1010, -70, 0.86, 38) +
      placed(cherry, 586, 190, 1.66, -4) +
      placed(cherry, 930, 168, 1.3, 7) +
      stalk(at('592 50, 622 4, 700 -60'), 8) +
      stalk(at('910 56, 880 10, 800 -60'), 8) +
      sitting,
  );
}

export function tall(): string {
  const size = { width: 640, height: 800 };
  const { fills, ground, sitting } = stage([360, 652, 0.86], size);
  return drawing(
    fills,
    ground +
      placed(leaf, 320, -16, 0.98, 3) +
      placed(cherry, 178, 226, 1.56, -4) +
      placed(cherry, 468, 214, 1.3, 7) +
      stalk(at('184 96, 214 30, 300 -60'), 8) +
      stalk(at('450 104, 420 40, 350 -60'), 8) +
      sitting,
    size,
  );
}

/** Nearer: she looks up. */
export function detail(): string {
  const { fills, ground, sitting } = stage([856, 856, 2.8], { width: 1240, height: 700 });
  return drawing(
    fills,
    ground + placed(cherry, 290, 110, 3.5, -4) + placed(leaf, 930, -80, 1.3, 26) + sitting,
  );
}
