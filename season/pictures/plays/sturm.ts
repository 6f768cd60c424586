// The pictures of »Sturm«: a folded paper boat on a black sea, behind it a wave as high as a mountain.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';

/** Folded from one sheet, 300 wide, the water at 0. */
const paperBoat =
  dark(polygon(at('-166 -84, -62 -70, 0 -196, 62 -72, 170 -96, 96 34, -92 40'))) +
  light(polygon(at('-152 -76, -66 -62, -34 -50, -84 28'))) +
  light(polygon(at('-56 -66, 0 -182, 8 -54'))) +
  toned(polygon(at('0 -182, 56 -66, 8 -54')), 'url(#fold)') +
  light(polygon(at('-76 30, -28 -46, 12 -48, 20 26'))) +
  toned(polygon(at('12 -48, 66 -62, 154 -86, 88 26, 20 26')), 'url(#fold)') +
  dark(
    gouge(at('-70 24, -30 -44, 8 -54'), 4, 0.6, 0.4) +
      gouge(at('10 -50, 16 -10, 20 28'), 5, 0.5, 0.4) +
      gouge(at('0 -184, 4 -120, 8 -52'), 5, 0.5, 0.4),
  );

/** A breaking wave that comes from the left, 900 wide and 560 high, its foot at 0 0. */
const wave =
  dark(
    outline(
      at(
        '-640 40!, -520 -60, -420 -200, -330 -360, -220 -490, -90 -560, 50 -560, 150 -500, 190 -410, 170 -336!, 130 -380, 60 -396, -10 -360, -60 -280, -70 -180, -30 -90, 60 -30, 240 40!',
      ),
    ),
  ) +
  // The back of the wave: lines of water that climb.
  light(
    gouge(at('-600 30, -480 -60, -390 -200, -300 -340, -200 -450'), 13, 0.5) +
      gouge(at('-520 30, -420 -60, -340 -190, -260 -320, -160 -424, -60 -468'), 12, 0.5) +
      gouge(at('-430 30, -350 -60, -280 -180, -210 -290, -130 -370'), 11, 0.5) +
      gouge(at('-340 30, -280 -50, -220 -160, -160 -250, -110 -310'), 10, 0.5) +
      gouge(at('-250 30, -210 -40, -160 -130, -120 -200'), 9, 0.5) +
      gouge(at('-160 30, -140 -30, -110 -100'), 8, 0.5) +
      gouge(at('-180 -470, -90 -520, 20 -524, 110 -480'), 11, 0.5),
  ) +
  // The crest: claws of foam.
  dark(ring(150, -470, 26) + ring(186, -412, 22) + ring(90, -520, 26)) +
  light(
    outline(
      at(
        '-130 -548!, -60 -590, 10 -580, 60 -600, 110 -566, 160 -560, 176 -520, 220 -500, 214 -456, 244 -420, 218 -384, 226 -340, 190 -322!, 186 -352, 160 -346!, 168 -380, 142 -376!, 156 -410, 128 -412!, 146 -448, 112 -446!, 118 -478, 76 -470!, 78 -500, 30 -492!, 26 -520, -30 -512!, -44 -536, -90 -528!',
      ),
    ),
  ) +
  dark(
    gouge(at('-40 -566, 20 -556, 70 -562'), 6, 0.5) +
      gouge(at('100 -540, 140 -520, 152 -492'), 6, 0.5) +
      gouge(at('174 -488, 194 -460, 192 -428'), 6, 0.5) +
      gouge(at('204 -410, 206 -384, 196 -356'), 5, 0.5),
  ) +
  light(
    ring(250, -350, 7) +
      ring(216, -296, 6) +
      ring(262, -300, 5) +
      ring(180, -286, 5) +
      ring(240, -248, 5) +
      ring(206, -236, 3.6),
  );

function storm(
  sheet: { width: number; height: number },
  water: number,
  boat: { x: number; scale: number; turn: number },
  mountain: { x: number; scale: number },
): string {
  const { width, height } = sheet;
  const swell = (y: number, rise: number, shift: number): Point[] =>
    Array.from(
      { length: 13 },
      (_, row): Point => [(row / 12) * (width + 80) - 40, y + rise * Math.sin(row * 1.25 + shift)],
    );
  const sea = (y: number, rise: number, shift: number) =>
    outline([...swell(y, rise, shift), [width + 60, height + 20, 1], [-60, height + 20, 1]]);
  // Rain, slanted, before the sky only.
  const rain = Array.from({ length: 9 }, (_, row) => {
    const x = width * (0.58 + row * 0.05);
    const y = 30 + ((row * 67) % 120);
    return gouge(
      [
        [x, y],
        [x - 16, y + 46],
        [x - 30, y + 90],
      ],
      3.4,
      0.5,
    );
  }).join('');
  return drawing(
    glow('sky', boat.x + 40, water - 160, width * 0.6, 0.6, 0.1) +
      fade('fold', [-20, -180], [150, 30], 0.74, 0.4) +
      fade('deep', [0, water], [0, height], 0.3, 0.06),
    toned(box(0, 0, width, height), 'url(#sky)') +
      dark(rain) +
      placed(wave, mountain.x, water + 30, mountain.scale) +
      dark(sea(water - 10, 16, 0.4)) +
      light(gouge(swell(water - 6, 16, 0.4).slice(3, 9), 8, 0.5)) +
      placed(paperBoat, boat.x, water, boat.scale, boat.turn) +
      dark(sea(water + 26, 18, 2.6)) +
      toned(sea(water + 44, 18, 2.6), 'url(#deep)') +
      light(
        gouge(swell(water + 30, 18, 2.6).slice(0, 6), 11, 0.6) +
          gouge(swell(water + 30, 18, 2.6).slice(6), 11, 0.4) +
          gouge(swell(water + 92, 16, 4.2).slice(2, 7), 8, 0.5) +
          gouge(swell(water + 84, 16, 3.6).slice(7, 12), 8, 0.5) +
          gouge(swell(water + 140, 16, 1.2).slice(4, 10), 8, 0.5),
      ),
    sheet,
  );
}

export const wide = () =>
  storm({ width: 1240, height: 700 }, 560, { x: 910, scale: 0.92, turn: 8 }, { x: 600, scale: 0.96 });
export const tall = () =>
  storm({ width: 640, height: 800 }, 620, { x: 440, scale: 0.86, turn: 9 }, { x: 200, scale: 1 });
export const detail = () =>
  storm({ width: 1240, height: 700 }, 500, { x: 640, scale: 2, turn: 8 }, { x: 140, scale: 1.7 });
