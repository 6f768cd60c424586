// Two enormous cherries hang over a woman who sits packed and ready to leave.
import { floorPart, wallPart } from '../floor-and-wall.ts';
import { person } from '../person.ts';
import type { Scene, Shape } from '../scene.ts';
import { box, capsule, sphere } from '../solids.ts';

const stalks: Shape = (x, y, z) =>
  Math.min(
    capsule(x, y, z, -0.62, 3.46, 0.1, -0.35, 4.4, 0, 0.045),
    capsule(x, y, z, -0.35, 4.4, 0, 0.5, 5.6, 0, 0.045),
    capsule(x, y, z, 1.35, 3.2, -0.45, 1.15, 4.3, -0.1, 0.045),
    capsule(x, y, z, 1.15, 4.3, -0.1, 0.5, 5.6, 0, 0.045),
  );
const things: Shape = (x, y, z) =>
  Math.min(
    box(x, y, z, 1.15, 0.45, 1.5, 0.22, 0.025, 0.22, 0.01),
    box(Math.abs(x - 1.15), y, Math.abs(z - 1.5), 0.2, 0.22, 0.2, 0.022, 0.22, 0.022),
    box(x, y, Math.abs(z - 1.5), 1.35, 0.68, 0.2, 0.022, 0.25, 0.022),
    box(x, y, z, 1.35, 0.88, 1.5, 0.018, 0.07, 0.2),
    box(x, y, z, 1.35, 0.7, 1.5, 0.018, 0.03, 0.2),
    box(x, y, z, 1.85, 0.22, 1.55, 0.15, 0.21, 0.3, 0.03),
    box(x, y, z, 1.85, 0.47, 1.55, 0.02, 0.035, 0.1, 0.015),
  );
const cherry = (cx: number, cy: number, cz: number, r: number) => ({
  shape: ((x, y, z) => {
    const q = Math.hypot(x - cx, z - cz);
    return sphere(x, y, z, cx, cy, cz, r) + 0.16 * Math.exp(-q * q * 14) * (y > cy ? 1 : 0);
  }) as Shape,
  albedo: 0.7,
  gloss: 1.6,
  around: [cx, cy, cz, r + 0.05] as [number, number, number, number],
});
const alt = {
  de: 'Zwei riesige Kirschen hängen über einer Frau, die mit Hut und Koffer auf einem Stuhl sitzt und wartet.',
  en: 'Two enormous cherries hang above a woman who sits waiting on a chair, in her hat, a suitcase at her side.',
};

export default {
  slug: 'kirschgarten',
  parts: [
    floorPart(0.62),
    wallPart(-5, 0.36),
    cherry(-0.62, 2.6, 0.1, 1.02),
    cherry(1.35, 2.5, -0.45, 0.92),
    { shape: stalks, albedo: 0.9 },
    { shape: things, albedo: 0.8, around: [1.3, 0.5, 1.55, 0.95] },
    ...person(
      {
        at: [1.13, 0, 1.5],
        turn: -1.15,
        sink: 0.43,
        hat: 'brim',
        hair: 'bun',
        collar: true,
        lean: 0.06,
        coat: { hem: 0.2, flare: 0.26 },
        head: { nod: -0.35, turn: -0.1 },
        left: { to: [-0.1, 0.6, 0.36] },
        right: { to: [0.1, 0.6, 0.36] },
        leftFoot: { to: [-0.1, 0.07, 0.5] },
        rightFoot: { to: [0.1, 0.07, 0.42] },
      },
      { cloth: 0.9, skin: 0.95, hair: 0.5 },
    ),
  ],
  lights: [{ at: [-4.2, 6.2, 4.5], power: 64 }],
  views: {
    wide: { eye: [0, 1.3, 7.6], to: [0.3, 1.78, 0], fov: 34, focal: [0.52, 0.5], alt },
    tall: { eye: [0.5, 1.4, 7.6], to: [0.5, 1.9, 0], fov: 39, focal: [0.5, 0.5], alt },
    detail: {
      eye: [-0.4, 0.6, 4.8],
      to: [0.75, 1.25, 0.9],
      fov: 36,
      focal: [0.58, 0.65],
      alt: {
        de: 'Die Frau blickt von ihrem Stuhl hinauf zu den Kirschen.',
        en: 'From her chair the woman looks up at the cherries.',
      },
    },
  },
} satisfies Scene;
