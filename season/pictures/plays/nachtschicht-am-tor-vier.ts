// The pictures of »Nachtschicht am Tor vier«: a watchwoman's torch finds a container that hangs where none should hang.
import { at, dark, gouge, light, outline, polygon, ring, toned } from '../cut/paths.ts';
import { all, box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { bust, container, fills } from '../rooms/night-watch.ts';

/** A stack of containers from `x` on, its top layer last. */
function stack(x: number, width: number, tops: readonly number[], height: number, fill: string): string {
  return tops
    .map((y, layer) => {
      const left = x + (layer % 2) * width * 0.06;
      const ribs = Array.from({ length: Math.round(width / 34) }, (_, rib) =>
        box(left + 22 + rib * 34, y + 9, 10, height - 18),
      );
      return (
        dark(box(left, y, width, height)) +
        toned(box(left + 9, y + 9, width - 18, height - 18), `url(#${fill})`) +
        dark(ribs.join(''))
      );
    })
    .join('');
}

/** The watchwoman from behind her shoulder, 100 high from her soles to the helmet; the torch is at -36 -97. */
const watchwoman =
  dark(
    outline(
      at(
        '-7 -83, 6 -84, 15 -78, 19 -62, 16 -42, 21 -25, 13 -23, 11 -5, 17 -1!, 2 -1!, 1 -23, -1 -23, -4 -1!, ' +
          '-17 -1!, -10 -6, -11 -24, -19 -25, -14 -46, -16 -68',
      ),
    ) +
      gouge(at('-8 -74, -20 -80, -34 -94'), 11, 0.35, 0.75) +
      gouge(at('10 -76, 24 -66, 20 -48, 8 -46'), 9, 0.4, 0.6),
  ) +
  // The bands of the jacket and what the torch lights of it.
  light(
    outline(at('-15 -63, 0 -60, 18 -62!, 18.5 -56!, 0 -54, -14.4 -57!')) +
      outline(at('-13.6 -47, 0 -44, 16 -46!, 17 -40!, 0 -38, -15 -41!')) +
      polygon(at('-8 -80, -3.6 -81.6, -1.6 -61, -6.6 -62')) +
      polygon(at('6 -82, 10.4 -80, 12 -62, 7.4 -61')) +
      gouge(at('-14 -74, -24 -82, -33 -92'), 2.6, 0.4, 0.4) +
      gouge(at('-15 -36, -18 -31, -18.6 -27'), 1.8, 0.5) +
      gouge(at('-10 -20, -9.6 -12, -12 -5'), 1.8, 0.5),
  ) +
  dark(ring(-1, -90, 6.6, 7.4)) +
  light(outline(at('-7.2 -93!, -8.6 -89.6, -7.2 -88.6, -7.4 -86, -4.8 -84.4, -4 -88, -4.4 -93!'))) +
  dark(
    outline(at('-14 -93.4!, -9 -95, -7.6 -101, -1 -105, 6 -102.6, 8.6 -96, 8.4 -91.6!, 2 -92.6, -5 -92.8')),
  ) +
  light(outline(at('-12.6 -93.8!, -8.4 -95.8, -6.4 -100.4, -1.6 -103.2, -4.4 -98, -4.6 -93.8!'))) +
  dark(polygon(at('-33 -90, -30 -95, -37.6 -101.4, -41.4 -96.6'))) +
  light(polygon(at('-37.6 -101.4, -41.4 -96.6, -44 -98.6, -39.6 -104')));

const puddle = (x: number, y: number, width: number) =>
  light(gouge(at(`${x} ${y}, ${x + width / 2} ${y + 3}, ${x + width} ${y}`), 9, 0.5));

/** She stands in the yard, small below what hangs there. */
export function wide(): string {
  return drawing(
    fills +
      glow('night', 520, 230, 820, 0.52, 0.12) +
      fade('left', [0, 0], [320, 0], 0.05, 0.2) +
      fade('right', [940, 0], [1240, 0], 0.3, 0.06) +
      fade('yard', [0, 560], [0, 700], 0.34, 0.06),
    toned(all, 'url(#night)') +
      stack(-60, 300, [466, 356], 112, 'left') +
      stack(1010, 340, [446, 322, 198], 124, 'right') +
      dark(box(0, 576, 1240, 124)) +
      toned(box(0, 584, 1240, 116), 'url(#yard)') +
      puddle(250, 628, 260) +
      puddle(430, 668, 420) +
      light(polygon(at('838 352, 500 96, 444 300'))) +
      placed(container, 470, 196, 1.4, 7) +
      dark(outline(at('880 672, 960 660, 1150 678, 1200 692, 930 692'))) +
      placed(watchwoman, 966, 684, 3.35),
  );
}

/** The same on a narrow stage: the container over her. */
export function tall(): string {
  return drawing(
    fills +
      glow('night', 280, 250, 660, 0.52, 0.12) +
      fade('right', [500, 0], [640, 0], 0.26, 0.08) +
      fade('yard', [0, 680], [0, 800], 0.34, 0.06),
    toned(polygon(at('0 0, 640 0, 640 800, 0 800')), 'url(#night)') +
      stack(520, 300, [566, 442, 318], 124, 'right') +
      dark(box(0, 690, 640, 110)) +
      toned(box(0, 698, 640, 102), 'url(#yard)') +
      puddle(60, 742, 240) +
      light(polygon(at('362 481, 196 242, 338 320'))) +
      placed(container, 268, 262, 1.32, 8) +
      dark(outline(at('410 778, 470 768, 600 784, 640 792, 420 796'))) +
      placed(watchwoman, 474, 788, 2.95),
    { width: 640, height: 800 },
  );
}

/** Nearer than the press picture: the face below the helmet, the light that leaves it. */
export function detail(): string {
  return drawing(
    fills + glow('night', 900, 330, 900, 0.72, 0.12) + fade('right', [1000, 0], [1240, 0], 0.26, 0.06),
    toned(all, 'url(#night)') +
      stack(1030, 330, [520, 390, 260], 130, 'right') +
      light(polygon(at('570 232, -20 20, -20 470'))) +
      placed(container, 150, 214, 1.7, 9) +
      placed(bust, 590, 214, 3.5),
  );
}
