// The doors are open: the band marches out, and the drum is a pot of soup.
import { floorPart } from '../floor-and-wall.ts';
import { abs, clamp, hypot, max, min } from '../numbers.ts';
import { person } from '../person.ts';
import { moved, pitched, turned } from '../placing.ts';
import { tube } from '../rods.ts';
import type { Part, Scene, Shape, Vec } from '../scene.ts';
import { box, capsule, cut, cylinder, ring, sphere } from '../solids.ts';

// A sousaphone's bell, facing the audience: a trumpet curve turned about z.
const bell = (f: Vec, size: number, turn: number): Shape =>
  moved(
    turned((x, y, z) => {
      const r = hypot(x, y),
        edge = 0.1 + 0.62 * clamp((z + 0.75) / 0.75) ** 3.2;
      return max(abs(r - edge) - 0.02, z - 0.02, -z - 0.75) * 0.6;
    }, turn),
    ...f,
    size,
  );
const facade: Shape = (x, y, z) =>
  cut(
    box(x, y, z, 0, 3, -1.6, 9, 5, 0.35),
    min(
      box(x, y, z, 0.55, 1.6, -1.6, 1.45, 1.75, 0.6),
      max(hypot(x - 0.55, y - 3.3) - 1.45, abs(z + 1.6) - 0.6),
    ),
  );
const leaf = (x0: number, dir: number, angle: number): Part => {
  const s: Shape = turned(
    (x, y, z) => {
      const d = box(x, y, z, x0 + dir * 0.68, 1.75, -1.2, 0.68, 1.7, 0.05);
      return max(d, -min(box(x, abs(y - 1.75), z, x0 + dir * 0.68, 0.85, -1.15, 0.46, 0.6, 0.03), 9));
    },
    angle,
    x0,
    -1.2,
  );
  return { shape: s, albedo: 0.7, around: [x0, 1.75, -0.8, 2.2] };
};
const _tubaAt: Vec = [1.2, 1.98, 0.75];
const alt = {
  de: 'Durch ein weit offenes Tor marschieren zwei Musiker: die eine mit riesigem Sousaphon, der andere trommelt mit Suppenkellen auf einen Topf.',
  en: 'Two musicians march out through wide-open doors: one under an enormous sousaphone, the other drumming on a soup pot with ladles.',
};

export default {
  slug: 'eroeffnungsfest',
  step: 0.8,
  sky: 0,
  parts: [
    floorPart(0.6),
    { shape: facade, albedo: 0.42 },
    leaf(-0.9, 1, -2.2),
    leaf(2.0, -1, 2.2),
    ...person(
      {
        at: [1.2, 0, 0.35],
        turn: -0.12,
        weight: -0.05,
        lean: -0.08,
        build: 1.12,
        hat: 'cap',
        coat: { hem: 0.72, flare: 0.23 },
        head: { turn: -0.5, nod: -0.1, tilt: -0.1 },
        left: { to: [-0.3, 1.2, 0.4] },
        right: { to: [0.28, 1.05, 0.36] },
        rightFoot: { to: [0.15, 0.42, 0.26] },
      },
      { cloth: 0.5, skin: 1, hair: 0.8 },
    ),
    {
      shape: bell([1.2, 2.5, 0.5], 1.0, 0.2),
      albedo: 1,
      gloss: 0.9,
      sharp: 30,
      around: [1.2, 2.5, 0.25, 0.95],
    },
    {
      shape: turned(
        pitched((x, y, z) => ring(x, y, z, 1.2, 1.15, 0.35, 0.42, 0.075), 1.0, 1.15, 0.35),
        0.5,
        1.2,
        0.35,
      ),
      albedo: 0.95,
      gloss: 1,
      around: [1.2, 1.15, 0.35, 0.52],
    },
    {
      shape: tube(
        [
          [1.42, 1.35, -0.05],
          [1.36, 1.9, -0.2],
          [1.14, 2.4, -0.2],
        ],
        0.085,
      ),
      albedo: 0.9,
    },
    ...person(
      {
        at: [-0.1, 0, 1.05],
        turn: 0.35,
        weight: 0.06,
        lean: -0.1,
        hair: 'short',
        coat: { hem: 0.8, flare: 0.2 },
        head: { turn: -0.5, nod: -0.25, tilt: -0.1 },
        left: { to: [-0.5, 1.52, 0.12], bend: [-0.6, -0.9, 0] },
        right: { to: [0.26, 1.22, 0.42], bend: [0.9, -0.3, 0] },
        leftFoot: { to: [-0.14, 0.36, 0.3] },
      },
      { cloth: 0.6, skin: 1, hair: 0.35 },
    ),
    {
      shape: (x, y, z) =>
        min(
          cut(
            cylinder(x, y, z, 0.03, 0.98, 1.45, 0.27, 0.2, 0.03),
            cylinder(x, y, z, 0.03, 1.1, 1.45, 0.24, 0.2),
          ),
          sphere(abs(x - 0.03), y, z, 0.3, 1.06, 1.45, 0.05),
        ),
      albedo: 0.9,
      gloss: 0.8,
      around: [0.03, 0.98, 1.45, 0.4],
    },
    {
      shape: (x, y, z) =>
        min(
          capsule(x, y, z, -0.56, 1.52, 1.36, -0.48, 2.05, 1.46, 0.014),
          cut(sphere(x, y, z, -0.46, 2.1, 1.48, 0.075), sphere(x, y, z, -0.41, 2.13, 1.5, 0.07)),
          capsule(x, y, z, 0.34, 1.3, 1.38, 0.1, 1.3, 1.6, 0.014),
          sphere(x, y, z, 0.06, 1.28, 1.62, 0.07),
        ),
      albedo: 1,
      glow: 0.1,
      around: [0, 1.7, 1.5, 0.75],
    },
  ],
  lights: [{ at: [-2.6, 3.6, 4.8], power: 26, hard: 60 }],
  views: {
    wide: { eye: [-0.3, 1.15, 6.6], to: [-0.05, 1.62, 0], fov: 31, focal: [0.6, 0.45], alt },
    tall: { eye: [0.5, 1.15, 6.6], to: [0.58, 1.62, 0], fov: 33, focal: [0.5, 0.45], alt },
    detail: {
      eye: [-0.2, 1.3, 3.6],
      to: [0.75, 1.95, 0.4],
      fov: 40,
      focal: [0.6, 0.4],
      alt: {
        de: 'Der Trichter des Sousaphons, groß wie ein Wagenrad.',
        en: 'The bell of the sousaphone, as big as a cartwheel.',
      },
    },
  },
} satisfies Scene;
