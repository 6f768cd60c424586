// The pictures of »Faust«: a man in a coat, and his shadow, which wears horns and looks back at him.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { all, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { clothes, neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile, profileLine } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

/** He looks to the right, against the light: half of him is lit. 100 high, his feet at 0 0. */
const man =
  // Legs and shoes below the coat.
  dark(
    polygon(at('-11 -20, -1 -20, -2 -3, -9 -3')) +
      polygon(at('3 -20, 12 -20, 13 -3, 5 -3')) +
      outline(at('-10 -5!, -2 -5!, -1 -3.4, 6 -1.6, 6 0.6!, -10.4 0.6!')) +
      outline(at('4 -5!, 13 -5!, 14 -3.4, 21 -1.6, 21 0.6!, 4 0.6!')),
  ) +
  light(gouge(at('9.6 -14, 10 -9, 10.2 -4'), 3, 0.5, 0.6)) +
  // The coat.
  dark(
    outline(
      at(
        '-3 -82, 6 -82, 12 -77, 15 -68, 13.6 -57, 11.4 -49, 14 -36, 20 -12!, 12 -13.6, 4 -9!, 1.6 -17, -3 -8!, -19 -11.6!, -15.4 -34, -11.6 -49, -15 -61, -15.4 -71, -11 -78.6',
      ),
    ),
  ) +
  light(
    // Lit: the front of the coat.
    outline(at('4.6 -46.4!, 10.4 -47.4!, 12.4 -36, 17.4 -14.2!, 12 -15.6, 7.4 -13!, 7.8 -24')) +
      outline(at('7 -76!, 11.4 -74, 13 -68, 11.6 -59!, 8.6 -64')) +
      gouge(at('-1.6 -45, -2.6 -30, -2 -14'), 2.4, 0.55) +
      gouge(at('-8.4 -43, -11 -28, -13.6 -15'), 2.2, 0.6) +
      // The belt.
      outline(at('-10.4 -51.6!, 0 -49, 11.4 -50.6!, 11 -47.4!, 0 -45.8, -10.8 -48.4!')),
  ) +
  dark(gouge(at('8.2 -45, 10.4 -32, 12 -15'), 1.7, 0.5)) +
  // The left arm lies across and holds the elbow.
  dark(
    gouge(at('-12 -72, -17 -62, -13.4 -54'), 8.4, 0.4, 0.7) +
      gouge(at('-14 -57, -2 -55, 12 -59'), 8, 0.4, 0.72),
  ) +
  light(
    gouge(at('-12 -57.6, -2 -55.4, 8 -58'), 2.4, 0.6) +
      gouge(at('-15.6 -69, -17.4 -62, -15 -57'), 1.8, 0.5) +
      outline(at('10 -63, 15 -63, 18.4 -59, 16 -55, 11 -55.6, 8.4 -59')),
  ) +
  // The right forearm goes up to the chin.
  dark(gouge(at('18.4 -58, 17.4 -67, 12 -79'), 10, 0.25, 0.7)) +
  light(gouge(at('20 -59.6, 19.4 -67, 14.6 -76'), 5.4, 0.3, 0.5)) +
  // The head: hair and collar dark, the face lit.
  dark(
    outline(at('-9 -91, -8.4 -99.4, -1.4 -105, 6.4 -103.6, 10 -98.6, 10 -90, 8 -82, 0 -78, -6 -81')) +
      outline(at('-12.4 -91!, -6 -85.4, 2 -81.4, 7 -78, 0 -72, -12 -77')),
  ) +
  light(
    outline(
      at(
        '6.4 -100.4!, 9.4 -97, 9.8 -95, 13.8 -90.2!, 10.8 -88.8, 11 -86.4, 9.8 -85.4, 10 -83, 6.4 -79.6, 3.2 -81.4, 1 -86.4, 3 -91, 1.4 -94.4!, 3 -98.4',
      ),
    ) +
      gouge(at('-11 -89, -4.4 -84, 3.4 -80'), 1.9, 0.5) +
      gouge(at('-6 -99.4, -1 -102.6, 4 -102.4'), 1.8, 0.5),
  ) +
  dark(
    gouge(at('3.8 -94.6, 6.4 -96, 10 -94.2'), 1.7, 0.6, 0.4) +
      outline(at('4.8 -92.4, 7 -93.2, 9.2 -91.6, 7 -91')) +
      // A short beard.
      outline(at('2.4 -86.6!, 5.6 -84, 8 -85.6, 11 -84.6!, 9 -79.4, 5 -78.6, 1 -82')),
  ) +
  // The hand.
  light(outline(at('10 -84.6, 14 -84.6, 17 -81, 16.4 -76.6, 13 -74.4, 9.6 -76.4, 8.4 -80.6'))) +
  dark(gouge(at('11 -80.6, 13.6 -80.4, 16.4 -79.4'), 1.2, 0.4, 0.4));

/** The same bearing, with horns, an ear, a hooked nose, a pointed beard and a tail. 100 high without the horns. */
const devil =
  outline(
    at(
      '-20 2!, -16.6 -20, -12 -46, -15 -60, -14.4 -72, -10 -78.6, -11.6 -89!, -7.6 -86, -7.4 -92, -11.6 -97.4!, -6 -96.4, -5.4 -99.4' +
        ', -10.6 -103, -13 -110, -10.4 -119!, -8.4 -110.6, -4.8 -105.4, -0.6 -103, 3.2 -103.2, 7.8 -106.4, 10.8 -112, 11 -121!, 14.8 -112' +
        ', 12.8 -104, 7.8 -98.6, 8 -95.4, 9.4 -93.8!, 14.6 -88!, 11.6 -87.2, 12.2 -85.4, 10.8 -84.4, 11.8 -82.8, 17.6 -75!, 14.4 -75.6' +
        ', 17 -71.4!, 18.4 -74.4, 19.8 -70.6, 19.6 -65, 20.6 -57, 17.4 -53, 11.6 -50.6, 13 -38, 17 -18, 23 2!',
    ),
  ) +
  gouge(at('-13 -14, -24 -3, -35 -6, -38 -18, -33 -30'), 4.4, 0.2, 0.5) +
  polygon(at('-36.6 -27, -31.6 -44, -27 -26.4, -32 -29.6'));

function scene(
  sheet: { width: number; height: number },
  foot: number,
  him: { x: number; y: number; height: number },
  shadow: { x: number; height: number },
): string {
  const { width, height } = sheet;
  const [s, h] = [shadow.height / 100, him.height / 100];
  // The shadow of his legs crosses the floor to the wall.
  const fall = polygon([
    [shadow.x - 19 * s, foot],
    [shadow.x + 22 * s, foot],
    [him.x + 19 * h, him.y + 2],
    [him.x - 10 * h, him.y + 2],
  ]);
  return drawing(
    glow('wall', shadow.x + 0.1 * width, foot - shadow.height * 0.66, width * 0.62, 0.7, 0.08) +
      fade('floor', [width * 0.86, 0], [0, 0], 0.5, 0.06),
    toned(polygon(at(`0 0, ${width} 0, ${width} ${foot}, 0 ${foot}`)), 'url(#wall)') +
      toned(
        polygon(at(`0 ${foot + 6}, ${width} ${foot + 6}, ${width} ${height}, 0 ${height}`)),
        'url(#floor)',
      ) +
      light(
        polygon([
          [him.x - 44 * h, foot + 14],
          [him.x + 40 * h, foot + 14],
          [him.x + 66 * h, height],
          [him.x - 74 * h, height],
        ]),
      ) +
      dark(fall) +
      placed(dark(devil), shadow.x, foot, s) +
      placed(man, him.x, him.y, h),
    sheet,
  );
}

const scholar: Sitter = {
  slug: 'faust',
  skin: 0.96,
  hair: 'short',
  hairTone: 0.1,
  clothes: 'coat',
  cloth: 0.1,
  lids: 0.8,
  face: { nose: 1.04, brow: 1.06, age: 0.5 },
};

const tempter: Sitter = {
  ...scholar,
  face: { nose: 1.9, bridge: 0.06, brow: 1.7, chin: 1.7, lips: 0.7, age: 0.5 },
};

/** The shadow of a head that looks to the left, 100 high, with horns and an eye. */
const horned =
  [
    outline(profileLine(tempter)),
    // Hair that stands up at the nape, a pointed ear, a collar, shoulders.
    outline(at('40 -3, 70 -6, 96 14, 112 10!, 104 34, 118 36!, 106 54, 114 66!, 96 78, 60 90, 40 40')),
    outline(
      at(
        '22 92, 50 70, 92 64, 104 88, 124 70!, 130 116, 186 140, 214 190, 214 420!, -40 420!, -34 220, -10 170, 20 140, 28 112',
      ),
    ),
    // Horns: one before, one behind.
    outline(at('12 22!, 8 -4, 16 -24, 6 -50!, 32 -38, 42 -14, 46 6!')),
    outline(at('52 8!, 58 -16, 74 -28, 74 -52!, 94 -28, 92 -4, 84 16!')),
    // The beard.
    outline(at('-2 84!, 0 100, -8 112, -26 122!, 4 123, 24 112, 38 98, 20 88')),
  ]
    .map(dark)
    .join('') +
  // The light along its face, and the eye.
  light(
    gouge(
      profileLine(tempter)
        .slice(1, 22)
        .map(([x, y]): Point => [x + 5, y]),
      4,
      0.5,
      0.3,
    ),
  ) +
  light(outline(at('1.6 46.6!, 8 40, 24 38!, 17 48, 8 50'))) +
  dark(ring(8, 45, 2.6, 3.6)) +
  light(gouge(at('18 8, 26 -14, 17 -38'), 9, 0.5) + gouge(at('66 4, 82 -18, 82 -40'), 9, 0.5));

const him = () => {
  const cut = hair(scholar, 3);
  return (
    (cut.behind ?? '') +
    neck(1) +
    clothes('coat') +
    // A shirt that the light falls on.
    light(outline(at('22 136!, 40 150, 47 181, 46 260!, 10 260!, 12 184, 15 152'))) +
    dark(gouge(at('36 152, 33 190, 35 258'), 3.4, 0.5, 0.6) + gouge(at('20 150, 32 154, 42 152'), 3, 0.5)) +
    profile(scholar) +
    cut.over +
    ear()
  );
};

function confrontation(
  sheet: { width: number; height: number },
  shadow: { x: number; y: number; scale: number },
  man: { x: number; y: number; scale: number },
): string {
  const { width } = sheet;
  return drawing(
    glow('wall', man.x - 20, man.y + 60, width * 0.66, 0.58, 0.1) +
      fade('turn', [18, 0], [64, 6], 0.6, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.6, 0.07),
    toned(all, 'url(#wall)') +
      `<g transform="translate(${shadow.x} ${shadow.y}) scale(${-shadow.scale} ${shadow.scale})">${horned}</g>` +
      placed(him(), man.x, man.y, man.scale),
    sheet,
  );
}

export const wide = () =>
  confrontation(
    { width: 1240, height: 700 },
    { x: 784, y: 164, scale: 3.35 },
    { x: 914, y: 240, scale: 3.1 },
  );
export const tall = () =>
  confrontation({ width: 640, height: 800 }, { x: 340, y: 150, scale: 2.9 }, { x: 396, y: 380, scale: 2.6 });
export const detail = () =>
  scene({ width: 1240, height: 700 }, 586, { x: 952, y: 694, height: 470 }, { x: 640, height: 470 });
