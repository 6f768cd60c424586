// He sits on the edge of the grave; the light comes from below.
import { wallPart } from '../floor-and-wall.ts';
import { abs, max } from '../numbers.ts';
import { person } from '../person.ts';
import { placed } from '../placing.ts';
import type { Scene, Shape } from '../scene.ts';
import { box, cut, ellipsoid, smoothUnion, sphere } from '../solids.ts';

const ground: Shape = (x, y, z) => cut(max(y, -y - 3), box(x, y, z, 0.55, -0.9, 1.14, 1.15, 1.2, 0.66));
const skull: Shape = (x, y, z) => {
  let d = smoothUnion(
    ellipsoid(x, y, z, 0, 0.03, -0.01, 0.08, 0.085, 0.1),
    ellipsoid(x, y, z, 0, -0.05, 0.045, 0.048, 0.05, 0.05),
    0.03,
  );
  d = cut(d, sphere(abs(x), y, z, 0.034, 0.01, 0.085, 0.025));
  d = cut(d, ellipsoid(x, y, z, 0, -0.028, 0.1, 0.012, 0.02, 0.03));
  return cut(d, max(abs(y + 0.07) - 0.006, 0.06 - z));
};
const alt = {
  de: 'Ein junger Mann sitzt am Rand eines offenen Grabes, aus dem Licht kommt. Er hält einen Schädel; sein Schatten steht riesig an der Wand.',
  en: 'A young man sits on the edge of an open grave with light rising from it. He holds a skull; his shadow towers on the wall.',
};

export default {
  slug: 'hamlet',
  parts: [
    { shape: ground, albedo: 0.5 },
    wallPart(-1.25, 0.9),
    ...person(
      {
        at: [0.55, -0.44, 0.3],
        turn: -0.25,
        sink: 0.43,
        lean: 0.22,
        collar: true,
        hair: 'wild',
        head: { nod: 0.12, turn: -0.45, tilt: -0.08 },
        left: { to: [-0.4, 1.02, 0.42], bend: [-0.4, -1, 0] },
        right: { to: [0.36, 0.6, 0.2] },
        leftFoot: { to: [-0.14, 0.02, 0.48] },
        rightFoot: { to: [0.16, 0.1, 0.42] },
      },
      { cloth: 0.35, skin: 0.9, hair: 0.3 },
    ),
    {
      shape: placed(skull, [0.02, 0.73, 0.88], 1.35, 0.9, -0.1, 0),
      albedo: 0.95,
      around: [0.02, 0.73, 0.88, 0.2],
    },
  ],
  lights: [
    { at: [0.2, -0.3, 1.62], power: 6.5, hard: 60 },
    { at: [5, 4, 4], power: 0.05, falloff: false, shadow: false },
  ],
  views: {
    wide: { eye: [-0.2, 1.15, 5.2], to: [0, 0.95, 0], fov: 36, focal: [0.6, 0.6], alt },
    tall: { eye: [0.4, 1.15, 5.2], to: [0.45, 0.95, 0], fov: 38, focal: [0.5, 0.6], alt },
    detail: {
      eye: [-1.3, 0.9, 2.5],
      to: [0.3, 0.7, 0.4],
      fov: 36,
      focal: [0.5, 0.5],
      alt: {
        de: 'Hamlet von der Seite, den Schädel auf Augenhöhe.',
        en: 'Hamlet from the side, the skull held level with his eyes.',
      },
    },
  },
} satisfies Scene;
