// The pictures of »Moby-Dick«: a rowing boat with a harpooner on a thin line of water; below it the white whale rises.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';

/** From the side, its head to the right, 740 long, its middle at 0 0. */
const whale =
  // Flukes behind.
  light(outline(at('-360 26, -420 0, -486 -70!, -500 -10, -476 30, -500 80, -474 128!, -420 76, -362 48'))) +
  dark(gouge(at('-470 -46, -450 0, -404 24'), 6, 0.5) + gouge(at('-470 104, -448 66, -404 42'), 6, 0.5)) +
  light(
    outline(
      at(
        '-372 38!, -300 6, -200 -34, -90 -72, 20 -98, 140 -110, 250 -106, 322 -88, 356 -52, 366 0, 356 48, 326 78!, 250 82, 150 84, 90 96, 20 104, -90 92, -200 74, -300 52',
      ),
    ),
  ) +
  // The lower jaw, open, with its teeth.
  dark(outline(at('70 82!, 180 80, 326 76!, 332 100, 250 128, 150 128, 80 112'))) +
  light(outline(at('60 100!, 150 122, 240 138, 318 150!, 328 164, 300 172, 220 166, 130 150, 56 124'))) +
  light(
    [150, 182, 214, 246, 278, 306]
      .map((x, row) =>
        polygon([
          [x - 8, 124 + row * 5],
          [x + 8, 128 + row * 5],
          [x + 2, 104 + row * 6],
        ]),
      )
      .join(''),
  ) +
  // Eye, brow, wrinkles of age, scars.
  dark(
    outline(at('116 40!, 128 31, 144 32, 154 42!, 140 48, 126 48')) +
      gouge(at('104 28, 126 18, 150 20, 168 32'), 5, 0.5) +
      gouge(at('108 56, 132 62, 160 54'), 3.6, 0.5) +
      gouge(at('330 -70, 346 -30, 348 20'), 5, 0.5) +
      gouge(at('304 -80, 320 -34, 322 30, 306 62'), 5, 0.5) +
      gouge(at('276 -90, 290 -40, 290 30'), 4, 0.5) +
      gouge(at('-320 34, -200 16, -60 24, 60 60'), 6, 0.5) +
      gouge(at('-260 6, -150 -26, -30 -30, 60 -4'), 6, 0.5) +
      gouge(at('-140 -42, -40 -70, 80 -78'), 5, 0.5) +
      gouge(at('-240 52, -130 58, -20 76'), 5, 0.5) +
      gouge(at('20 -40, 120 -62, 220 -58'), 5, 0.5) +
      gouge(at('190 -30, 240 -10, 252 24'), 4, 0.5) +
      gouge(at('200 0, 186 24, 192 50'), 4, 0.5) +
      gouge(at('120 -92, 200 -96, 260 -88'), 3, 0.5) +
      // A flipper.
      outline(at('26 78, 58 84, 62 110, 34 160, -10 194!, -14 170, 4 120')),
  ) +
  light(outline(at('32 88, 50 92, 52 110, 28 150, -2 178!, -2 164, 14 120'))) +
  light(ring(134, 39, 3.4)) +
  // Old harpoons.
  dark(
    gouge(at('-150 -46, -190 -120, -222 -176'), 9, 0.3, 0.6) +
      gouge(at('-60 -78, -70 -150, -74 -200'), 8, 0.3, 0.6),
  ) +
  light(
    gouge(at('-160 -62, -192 -120, -222 -172'), 4, 0.3, 0.6) +
      gouge(at('-62 -96, -70 -150, -74 -196'), 3.6, 0.3, 0.6),
  );

/** A rower, 60 high, who leans back; he sits on 0 0. */
const rower =
  dark(
    outline(at('-12 6!, -16 -14, -10 -34, -2 -40, 8 -40, 15 -32, 14 -10, 16 6!')) +
      gouge(at('8 -32, 24 -22, 40 -20'), 9, 0.3, 0.7),
  ) +
  dark(ring(3, -50, 9.6, 10.6)) +
  light(
    outline(at('8 -58!, 12 -52, 16 -49!, 12.4 -47, 12 -42, 6 -41, 4 -48, 6 -54')) +
      gouge(at('-9 -28, -12 -12, -9 2'), 3, 0.5),
  ) +
  dark(outline(at('-8 -54!, -4 -62, 6 -63, 13 -57!, 2 -55')));

/** He stands in the bow with the harpoon above his head; his feet at 0 0, 130 high. */
const harpooner =
  dark(
    polygon(at('-14 -58, 2 -58, -10 2, -24 2')) +
      polygon(at('0 -58, 14 -58, 24 2, 10 2')) +
      outline(at('-12 -106, 10 -106, 18 -96, 14 -72, 16 -52!, -16 -52!, -13 -74, -20 -94')),
  ) +
  dark(gouge(at('12 -100, 30 -112, 30 -140'), 11, 0.4, 0.7)) +
  dark(gouge(at('-14 -100, -34 -112, -42 -138'), 11, 0.4, 0.7)) +
  dark(ring(0, -116, 11, 12)) +
  light(
    outline(at('5 -126!, 9 -119, 14 -114!, 9.4 -112, 9 -106, 2 -105, 0 -113, 2 -121')) +
      gouge(at('-13 -96, -10 -78, -12 -58'), 4, 0.4) +
      gouge(at('-8 -50, -13 -26, -18 -4'), 4, 0.5) +
      gouge(at('8 -50, 13 -26, 17 -4'), 3.4, 0.5),
  ) +
  dark(gouge(at('-110 -172, 0 -146, 130 -112'), 9, 0.5, 0.8)) +
  light(gouge(at('-106 -170, 0 -145.6, 120 -114'), 4, 0.5, 0.8)) +
  dark(outline(at('118 -124!, 168 -101!, 116 -104!, 126 -112!'))) +
  light(outline(at('124 -120!, 152 -105!, 126 -109!'))) +
  light(ring(31, -141, 6) + ring(-42, -154, 6)) +
  dark(outline(at('-12 -120!, -10 -130, 0 -134, 10 -130, 13 -122!, 0 -123')));

/** The boat with its crew, 420 long; the water at 0. */
const boat =
  [-150, -92, -34].map((x) => placed(rower, x, -22, 1)).join('') +
  placed(harpooner, 96, -26, 1) +
  dark(
    outline(
      at(
        '-214 -52!, -196 -10, -140 22, 0 32, 120 22, 178 -10, 204 -62!, 160 -34, 60 -20, -120 -22, -190 -40',
      ),
    ),
  ) +
  light(
    outline(
      at('-206 -44!, -188 -34, -120 -15, 60 -13, 158 -26, 196 -48!, 160 -16, 60 -4, -120 -5, -186 -22'),
    ) + gouge(at('-180 -4, -80 14, 60 16, 150 2'), 4, 0.5),
  ) +
  // Oars.
  dark(
    [-110, -52, 6]
      .map((x) =>
        gouge(
          [
            [x, -42],
            [x - 40, 0],
            [x - 92, 66],
          ],
          8,
          0.3,
          0.7,
        ),
      )
      .join(''),
  ) +
  light(
    [-110, -52, 6]
      .map((x) =>
        gouge(
          [
            [x - 4, -36],
            [x - 42, 4],
            [x - 90, 62],
          ],
          3.6,
          0.7,
          0.5,
        ),
      )
      .join(''),
  );

function sea(
  sheet: { width: number; height: number },
  water: number,
  beast: { x: number; y: number; scale: number; turn: number },
  crew: { x: number; scale: number },
): string {
  const { width, height } = sheet;
  const wave = (y: number, swell: number, shift: number): Point[] =>
    Array.from(
      { length: 9 },
      (_, row): Point => [(row / 8) * (width + 80) - 40, y + swell * Math.sin(row * 1.9 + shift)],
    );
  return drawing(
    glow('sky', crew.x, water, width * 0.6, 0.6, 0.14) + fade('deep', [0, water], [0, height], 0.3, 0.04),
    toned(box(0, 0, width, water), 'url(#sky)') +
      dark(box(0, water, width, height - water)) +
      toned(box(0, water + 14, width, height - water), 'url(#deep)') +
      `<g transform="translate(${beast.x} ${beast.y}) rotate(${beast.turn}) scale(${beast.scale})">${dark(outline(at('-390 36!, -300 -16, -90 -92, 140 -130, 330 -106, 386 0, 346 180, 220 186, 40 210, -40 210, -200 92')))}${whale}</g>` +
      placed(boat, crew.x, water, crew.scale) +
      dark(gouge(wave(water + 5, 5, 0.4), 24, 0.5, 0.8)) +
      light(gouge(wave(water + 3, 5, 0.4), 9, 0.6, 0.5)) +
      light(
        gouge(wave(water + 26, 4, 2).slice(1, 4), 5, 0.5) + gouge(wave(water + 24, 4, 1).slice(5, 9), 5, 0.5),
      ),
    sheet,
  );
}

export const wide = () =>
  sea({ width: 1240, height: 700 }, 196, { x: 800, y: 500, scale: 0.98, turn: -36 }, { x: 890, scale: 0.92 });
export const tall = () =>
  sea({ width: 640, height: 800 }, 250, { x: 310, y: 560, scale: 0.94, turn: -52 }, { x: 330, scale: 1.1 });
export const detail = () =>
  sea({ width: 1240, height: 700 }, 250, { x: 330, y: 726, scale: 1.86, turn: -34 }, { x: 700, scale: 1.5 });
