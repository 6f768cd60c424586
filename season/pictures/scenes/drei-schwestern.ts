// "Nach Moskau": three sisters sit on one giant suitcase and wait.

import { floorPart, wallPart } from '../floor-and-wall.ts';
import { abs, max, min } from '../numbers.ts';
import { person } from '../person.ts';
import { placeShape } from '../placing.ts';
import type { Scene, Shape } from '../scene.ts';
import { box, capsule, smoothUnion } from '../solids.ts';

const X0 = 0.9,
  H = 1.3;
const shell: Shape = (x, y, z) => {
  let d = box(x, y, z, 0, H / 2, 0, 1.6, H / 2, 0.5, 0.12);
  d = max(d, -(abs(y - H * 0.62) - 0.018) - (0.02 - abs(d))); // the seam of the lid
  return d;
};
const straps: Shape = (x, y, z) =>
  min(
    box(abs(x), y, z, 1.05, H / 2, 0, 0.13, H / 2 + 0.025, 0.525, 0.1),
    box(abs(x), y, z, 1.47, 0.12, 0, 0.16, 0.16, 0.52, 0.1),
    box(abs(x), y, z, 1.47, H - 0.12, 0, 0.16, 0.16, 0.52, 0.1),
  );
const metal: Shape = (x, y, z) => {
  const X = abs(x);
  let d = box(X, y, z, 1.05, H * 0.56, 0.53, 0.19, 0.14, 0.03, 0.03);
  d = max(d, -box(X, y, z, 1.05, H * 0.56, 0.53, 0.12, 0.07, 0.1, 0.02));
  d = min(d, box(X, y, z, 0.5, H * 0.62, 0.5, 0.1, 0.11, 0.035, 0.03));
  return min(
    d,
    smoothUnion(
      capsule(x, y, z, -0.26, H * 0.44, 0.66, 0.26, H * 0.44, 0.66, 0.055),
      capsule(X, y, z, 0.27, H * 0.44, 0.66, 0.3, H * 0.52, 0.5, 0.04),
      0.04,
    ),
  );
};
const label: Shape = (x, y, z) => box(x, y, z, -0.62, 0.42, 0.5, 0.2, 0.13, 0.012, 0.01);
const alt = {
  de: 'Drei Frauen sitzen nebeneinander auf einem riesigen Koffer, die Füße in der Luft. Jede schaut in eine andere Richtung.',
  en: 'Three women sit side by side on a giant suitcase, their feet in the air. Each looks a different way.',
};
export default {
  slug: 'drei-schwestern',
  parts: [
    floorPart(0.5),
    wallPart(-3.4, 0.4),
    { shape: placeShape(shell, X0, 0, 0), albedo: 0.32, gloss: 0.25, sharp: 14 },
    { shape: placeShape(straps, X0, 0, 0), albedo: 0.1, gloss: 0.3, sharp: 14 },
    { shape: placeShape(metal, X0, 0, 0), albedo: 0.95, gloss: 1, sharp: 20 },
    { shape: placeShape(label, X0, 0, 0), albedo: 0.95 },
    // Olga, upright, hands in her lap; Mascha in black, chin on her hand; Irina in white, leaning out and looking for the train.
    ...person(
      {
        at: [X0 - 0.92, H - 0.5, 0.22],
        size: 1.05,
        turn: 0.12,
        sink: 0.38,
        lean: 0,
        head: { turn: 0.35, nod: 0.06 },
        left: { to: [-0.06, 0.62, 0.3] },
        right: { to: [0.08, 0.6, 0.34] },
        leftFoot: { to: [-0.1, -0.02, 0.42] },
        rightFoot: { to: [0.1, 0.0, 0.46] },
        coat: undefined,
        collar: true,
        hair: 'bun',
      },
      { cloth: 0.45, skin: 0.95, hair: 0.3 },
    ),
    ...person(
      {
        at: [X0 + 0.0, H - 0.5, 0.2],
        size: 1.05,
        turn: -0.2,
        sink: 0.38,
        lean: 0.32,
        head: { turn: 0.25, nod: 0.28, tilt: -0.1 },
        left: { to: [-0.02, 1.08, 0.42], bend: [-0.6, -1, 0.2] },
        right: { to: [0.1, 0.66, 0.42] },
        leftFoot: { to: [-0.06, 0.02, 0.5] },
        rightFoot: { to: [0.12, -0.04, 0.38] },
        hair: 'bun',
        collar: true,
      },
      { cloth: 0.06, skin: 0.95, hair: 0.12 },
    ),
    ...person(
      {
        at: [X0 + 0.92, H - 0.5, 0.24],
        size: 1.05,
        turn: 0.25,
        sink: 0.38,
        side: 0.16,
        lean: 0.08,
        head: { turn: 0.8, nod: -0.1 },
        left: { to: [-0.32, 0.56, 0.02] },
        right: { to: [0.14, 1.2, 0.2], bend: [1, 0.2, 0.2] },
        leftFoot: { to: [-0.1, -0.02, 0.34] },
        rightFoot: { to: [0.12, 0.04, 0.54] },
        hair: 'long',
      },
      { cloth: 0.95, skin: 0.95, hair: 0.35 },
    ),
    ...[
      { dx: -0.92, turn: 0.12, tone: 0.4 },
      { dx: 0, turn: -0.2, tone: 0.05 },
      { dx: 0.92, turn: 0.25, tone: 0.95 },
    ].map(({ dx, turn, tone }) => ({
      // Skirts over the knees.
      shape: placeShape(
        (x, y, z) => {
          const over = box(x, y, z, 0, 0.55, 0.2, 0.21, 0.1, 0.26, 0.1),
            down = box(x, y, z, 0, 0.3, 0.43 + 0.06 * (y - 0.3), 0.2 + 0.05 * (0.5 - y), 0.27, 0.075, 0.07);
          return smoothUnion(over, down, 0.08) * 0.9;
        },
        X0 + dx,
        H - 0.5,
        0.22,
        turn,
      ),
      albedo: tone,
      around: [X0 + dx, H - 0.1, 0.45, 0.8] as [number, number, number, number],
    })),
  ],
  lights: [{ at: [-4, 5, 4.6], power: 58, hard: 50, spot: { to: [X0, 1.2, 0], angle: 0.38, soft: 0.35 } }],
  rim: 0.06,
  step: 0.85,
  views: {
    wide: { eye: [0, 1.2, 7], to: [0.2, 1.28, 0], fov: 27, focal: [0.6, 0.45], alt },
    tall: { eye: [X0, 1.2, 7], to: [X0, 1.15, 0], fov: 39, focal: [0.5, 0.42], alt },
    detail: {
      eye: [-1.5, 1.8, 3.2],
      to: [0.9, 1.75, 0.1],
      fov: 36,
      focal: [0.5, 0.45],
      alt: {
        de: 'Die drei Schwestern aus der Nähe: Die eine wartet, die andere grübelt, die dritte hält Ausschau.',
        en: 'The three sisters close up: one waits, one broods, one is on the lookout.',
      },
    },
  },
} satisfies Scene;
