// The pictures of »Eröffnungsfest«: through the open doors comes the band, and the drum is a pot of soup.

import { fist, hats, head, jacket, limb, stride } from '../cut/marching.ts';
import { at, dark, gouge, light, outline, type Point, polygon, toned } from '../cut/paths.ts';
import { all, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const circle = (x: number, y: number, rx: number, ry: number, from = 0, to = 1): Point[] =>
  Array.from({ length: 13 }, (_, step): Point => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / 12);
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });

/** Bent brass: dark edges, and the light along it. */
const brass = (points: readonly Point[], width: number) =>
  dark(gouge(points, width + 3, 0.5, 1)) + light(gouge(points, width - 1.6, 0.5, 0.94));

/** The mouth of the horn, from the throat outward: a wheel of light. */
const bell = (x: number, y: number, rx: number, ry: number) => {
  const spokes = Array.from({ length: 18 }, (_, spoke) => {
    const angle = (2 * Math.PI * (spoke + 0.4)) / 18;
    const on = (share: number): Point => [x + rx * share * Math.cos(angle), y + ry * share * Math.sin(angle)];
    return gouge([on(0.42), on(0.62), on(spoke % 2 ? 0.8 : 0.9)], rx * 0.075, 0.3, 0.1);
  });
  return (
    dark(outline(circle(x, y, rx * 1.11, ry * 1.08).slice(0, 12))) +
    light(outline(circle(x, y, rx, ry).slice(0, 12))) +
    dark(outline(circle(x + rx * 0.1, y, rx * 0.36, ry * 0.34).slice(0, 12)) + spokes.join('')) +
    toned(outline(circle(x + rx * 0.16, y + ry * 0.02, rx * 0.2, ry * 0.2).slice(0, 12)), '#555')
  );
};

/** With the horn around the body and its mouth over the head. */
const horn =
  dark(outline(at('4 -104, 16 -110, 4 -132, -8 -150, -4 -100, -10 -94'))) +
  light(outline(at('3 -107, 12 -111, 4 -126, -4 -138, -3 -104'))) +
  brass(circle(2, -60, 20, 27, 0.62, 1.3), 8) +
  stride(true) +
  jacket +
  placed(head(false) + hats.cap, -4, -84, 0.98) +
  brass(at('10 -84, 18 -94, 17 -106, 8 -112'), 8) +
  brass(circle(2, -60, 20, 27, 0.28, 0.66), 8) +
  brass(at('-15 -74, -15 -80, -11 -88.6'), 2.6) +
  bell(-14, -129, 18.5, 28.5) +
  dark(limb(at('-2 -78, -11 -66, -17 -58'), 8)) +
  light(gouge(at('-5 -77, -11 -68, -15 -61'), 1.8, 0.4)) +
  fist([-17, -57]);

const ladle = (from: Point, to: Point) => {
  const [x, y] = to;
  return (
    dark(
      gouge([from, to], 3.6, 0.5, 1) +
        outline(
          at('-8 -2!, 8 -2!, 6 6, 0 8.6, -6 6').map(
            ([dx, dy, c]): Point => (c ? [x + dx, y + dy, 1] : [x + dx, y + dy]),
          ),
        ),
    ) +
    light(
      outline(
        at('-6 0!, 2 0!, 0 6, -4 4.6').map(
          ([dx, dy, c]): Point => (c ? [x + dx, y + dy, 1] : [x + dx, y + dy]),
        ),
      ),
    )
  );
};

const pot =
  dark(outline(at('-40 -66!, -10 -66!, -11 -42, -14 -38, -36 -38, -39 -42'))) +
  toned(polygon(at('-37 -62, -13 -62, -14 -42, -36 -42')), 'url(#steel)') +
  light(polygon(at('-36 -60, -30 -60, -29.6 -43, -35 -43'))) +
  light(polygon(at('-41.6 -68.4, -8.4 -68.4, -8.8 -64.4, -41.2 -64.4'))) +
  dark(gouge(at('-41 -60, -46 -57, -41 -53'), 3, 0.5, 0.7));

/** The cook, who beats time on the pot. */
const cook =
  stride(true) +
  jacket +
  // The strap that the pot hangs on.
  light(gouge(at('4 -82, -4 -72, -12 -62'), 2.6, 0.5, 0.7)) +
  placed(head(true) + hats.toque, -4, -84, 1) +
  pot +
  dark(limb(at('2 -78, 16 -94, 10 -112'), 8)) +
  light(gouge(at('4 -83, 14 -95, 8 -109'), 1.8, 0.4)) +
  ladle([9, -110], [-4, -134]) +
  fist([9, -112]) +
  dark(limb(at('-4 -77, -12 -70, -22 -80'), 7.6)) +
  light(gouge(at('-6 -75.6, -13 -72.6, -19 -78'), 1.6, 0.4)) +
  ladle([-21, -80], [-33, -74]) +
  fist([-22, -81]);

const steam = (x: number, y: number, size: number) =>
  [0, 1, 2]
    .map((curl) =>
      gouge(
        at('0 0, -7 -14, 5 -27, -4 -42').map(
          ([dx, dy]): Point => [x + curl * 9 * size + dx * size, y + (dy - (curl % 2) * 7) * size],
        ),
        3.4 * size,
        0.5,
        0.1,
      ),
    )
    .join('');

/** Flags on a cord that sags. */
function bunting(from: Point, to: Point, sag: number, count: number, size: number): string {
  const on = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const flags = Array.from({ length: count }, (_, flag): string => {
    const [[x1, y1], [x2, y2]] = [on((flag + 0.14) / count), on((flag + 0.86) / count)];
    const path = polygon([
      [x1, y1],
      [x2, y2],
      [(x1 + x2) / 2 + size * 0.12, (y1 + y2) / 2 + size],
    ]);
    return flag % 2 ? toned(path, '#8a8a8a') : light(path);
  });
  return light(gouge([0, 0.25, 0.5, 0.75, 1].map(on), 3.4, 0.5, 1)) + flags.join('');
}

interface Doors {
  left: number;
  right: number;
  /** How wide an opened leaf is seen. */
  leaf: number;
  foot: number;
  width: number;
  height: number;
}

/** Both leaves stand open; the light falls out as far as the edge of the sheet. */
function doors({ left, right, leaf, foot, width, height }: Doors): string {
  const wing = (hinge: number, sign: -1 | 1) => {
    const edge = hinge + sign * leaf;
    const panel = (top: number, bottom: number) =>
      polygon([
        [hinge + sign * leaf * 0.22, top],
        [hinge + sign * leaf * 0.78, top - 16],
        [hinge + sign * leaf * 0.78, bottom + 14],
        [hinge + sign * leaf * 0.22, bottom],
      ]);
    const face = polygon([
      [hinge, -20],
      [edge, -20],
      [edge, foot + 44],
      [hinge, foot],
    ]);
    return (
      dark(face) +
      toned(
        polygon([
          [hinge + sign * 7, -20],
          [edge - sign * 8, -20],
          [edge - sign * 8, foot + 32],
          [hinge + sign * 7, foot - 6],
        ]),
        `url(#${sign < 0 ? 'leftLeaf' : 'rightLeaf'})`,
      ) +
      dark(panel(40, foot * 0.46) + panel(foot * 0.56, foot - 50)) +
      light(
        gouge(
          [
            [edge, -20],
            [edge, foot + 44],
          ],
          9,
          0.5,
          1,
        ),
      )
    );
  };
  return (
    toned(polygon(at(`0 0, ${width} 0, ${width} ${foot}, 0 ${foot}`)), 'url(#wall)') +
    dark(polygon(at(`0 ${foot}, ${width} ${foot}, ${width} ${height}, 0 ${height}`))) +
    toned(
      polygon(at(`0 ${foot + 8}, ${width} ${foot + 8}, ${width} ${height}, 0 ${height}`)),
      'url(#floor)',
    ) +
    toned(polygon(at(`${left} -20, ${right} -20, ${right} ${foot + 2}, ${left} ${foot + 2}`)), 'url(#hall)') +
    light(
      polygon([
        [left, foot],
        [right, foot],
        [right + leaf * 1.5, height],
        [left - leaf * 1.9, height],
      ]),
    ) +
    wing(left, -1) +
    wing(right, 1)
  );
}

const fills = ({ left, right, leaf, foot, height }: Doors) =>
  glow('wall', (left + right) / 2, 260, 760, 0.4, 0.08) +
  glow('hall', (left + right) / 2, 250, 460, 0.66, 0.36) +
  fade('leftLeaf', [left, 0], [left - leaf, 0], 0.66, 0.2) +
  fade('rightLeaf', [right, 0], [right + leaf, 0], 0.6, 0.14) +
  fade('floor', [0, foot], [0, height], 0.34, 0.08) +
  fade('steel', [-37, 0], [-13, 0], 0.86, 0.2);

const shadow = (x: number, y: number, width: number) =>
  dark(
    outline([
      [x - width, y],
      [x - width * 0.3, y - 9],
      [x + width, y - 3],
      [x + width * 0.7, y + 10],
      [x - width * 0.5, y + 11],
    ]),
  );

export function wide(): string {
  const frame = { left: 570, right: 1080, leaf: 104, foot: 590, width: 1240, height: 700 };
  return drawing(
    fills(frame),
    doors(frame) +
      bunting([-20, 40], [566, 20], 52, 9, 56) +
      bunting([1084, 18], [1260, 50], 22, 3, 56) +
      light(steam(512, 372, 2.6)) +
      shadow(930, 668, 130) +
      placed(horn, 932, 664, 4.1) +
      shadow(690, 680, 130) +
      placed(cook, 690, 678, 4.3),
  );
}

export function tall(): string {
  const frame = { left: 110, right: 560, leaf: 84, foot: 690, width: 640, height: 800 };
  return drawing(
    fills(frame),
    doors(frame) +
      bunting([-20, 26], [660, 20], 64, 10, 56) +
      shadow(452, 762, 110) +
      placed(horn, 452, 758, 4.1) +
      shadow(240, 782, 110) +
      placed(cook, 240, 780, 4.1),
    { width: 640, height: 800 },
  );
}

const sitter: Sitter = {
  slug: 'horn',
  skin: 0.82,
  hair: 'short',
  hairTone: 0.1,
  clothes: 'coat',
  cloth: 0.1,
  lids: 0.9,
  face: { nose: 1, brow: 1.06, lips: 1.1, chin: 0.9, cheeks: 1.3, age: 0.2 },
};

/** The player's head, full of air: the cap, the cheek. */
const player =
  neck(1) +
  profile(sitter) +
  dark(gouge(at('15 66, 24 71, 24 80, 15 86'), 1.8, 0.5)) +
  brass(at('-6 77, -18 80, -34 92, -40 124'), 8) +
  ear() +
  dark(outline(at('40 34, 46 60, 58 82, 74 84, 96 62, 98 30!'))) +
  light(gouge(at('64 44, 66 60, 74 76'), 3, 0.5) + gouge(at('76 42, 78 58, 84 68'), 3, 0.5)) +
  dark(outline(at('-30 26!, -8 20, -4 2, 14 -18, 52 -26, 90 -14, 104 10, 102 36!, 60 34, 20 30'))) +
  toned(outline(at('2 14!, 8 -2, 22 -12, 52 -19, 84 -9, 96 10, 97 16!, 60 14')), 'url(#cap)') +
  light(outline(at('0 20!, 60 21, 98 22!, 97.6 28!, 60 27, 0 26!'))) +
  light(outline(at('-24 25!, -10 23, 0 23.6, 0 27!')));

/** Nearer: the mouth of the horn, as large as a wheel, and the cheeks that fill it. */
export function detail(): string {
  return drawing(
    glow('hall', 520, 300, 860, 0.62, 0.16) +
      fade('turn', [18, 0], [70, 6], 0.66, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.6, 0.07) +
      fade('cap', [0, 0], [100, 0], 0.56, 0.1),
    toned(all, 'url(#hall)') +
      bunting([-40, 60], [1280, 30], 40, 15, 66) +
      brass(at('560 330, 700 150, 900 40, 1100 120, 1150 330, 1120 520, 1150 740'), 96) +
      `<g transform="translate(800 200) scale(4.1)">${player}</g>` +
      bell(360, 380, 250, 306),
  );
}
