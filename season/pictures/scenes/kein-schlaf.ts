// After midnight: one lamp, one voice, one glass.
import { floorPart, wallPart } from '../floor-and-wall.ts';
import { max, min } from '../numbers.ts';
import { person } from '../person.ts';
import { tube } from '../rods.ts';
import type { Scene, Shape } from '../scene.ts';
import { cone, cut, cylinder, sphere } from '../solids.ts';

const shade: Shape = (x, y, z) =>
  cut(cone(x, y, z, 0.75, 0.35, 2.55, 0.46, 2.95, 0.07), cone(x, y, z, 0.75, 0.35, 2.5, 0.44, 2.93, 0.04)) *
  0.8;
const table: Shape = (x, y, z) =>
  min(
    cylinder(x, y, z, 1.75, 0.78, 0.75, 0.36, 0.02, 0.01),
    cylinder(x, y, z, 1.75, 0.4, 0.75, 0.03, 0.4),
    cylinder(x, y, z, 1.75, 0.02, 0.75, 0.24, 0.02),
  );
const glass: Shape = (x, y, z) =>
  min(
    cylinder(x, y, z, 1.6, 0.9, 0.85, 0.055, 0.1, 0.01),
    max(
      min(
        cylinder(x, y, z, 1.88, 0.98, 0.68, 0.065, 0.18, 0.02),
        cylinder(x, y, z, 1.88, 1.2, 0.68, 0.025, 0.12),
      ),
      -9,
    ),
  );
const alt = {
  de: 'Eine Sängerin im langen Kleid unter einer tief hängenden Lampe, den Mund am Mikrofon. Daneben ein Tisch mit Flasche und Glas.',
  en: 'A singer in a long dress under a low-hung lamp, her mouth at the microphone. Beside her a table with a bottle and a glass.',
};

export default {
  slug: 'kein-schlaf',
  step: 0.85,
  parts: [
    floorPart(0.55),
    wallPart(-2.4, 0.1),
    { shape: shade, albedo: 0.9, glow: 0.1, around: [0.75, 2.75, 0.35, 0.55], casts: false },
    {
      shape: tube(
        [
          [0.75, 2.95, 0.35],
          [0.78, 6, 0.35],
        ],
        0.012,
      ),
      albedo: 0.4,
      casts: false,
    },
    {
      shape: (x, y, z) => sphere(x, y, z, 0.75, 2.62, 0.35, 0.11),
      glow: 3,
      albedo: 0,
      casts: false,
      around: [0.75, 2.62, 0.35, 0.12],
    },
    ...person(
      {
        at: [0.8, 0, 0.2],
        turn: -0.75,
        weight: 0.08,
        build: 0.88,
        lean: 0.12,
        hair: 'long',
        coat: { hem: 0.05, flare: 0.25, folds: 0.02 },
        head: { nod: -0.18, turn: 0.12, tilt: 0.12 },
        left: { to: [-0.12, 1.38, 0.4], bend: [-0.9, -0.6, -0.1] },
        right: { to: [0.34, 0.82, -0.05] },
        leftFoot: { to: [-0.16, 0.07, 0.16] },
      },
      { cloth: 0.85, skin: 1, hair: 0.2 },
    ),
    {
      shape: tube(
        [
          [0.42, 0.02, 0.62],
          [0.42, 1.48, 0.62],
          [0.52, 1.56, 0.54],
        ],
        0.016,
      ),
      albedo: 0.9,
      around: [0.42, 0.8, 0.62, 0.85],
    },
    {
      shape: (x, y, z) =>
        min(sphere(x, y, z, 0.54, 1.58, 0.53, 0.045), cylinder(x, y, z, 0.42, 0.02, 0.62, 0.17, 0.015)),
      albedo: 0.9,
      gloss: 1,
    },
    { shape: table, albedo: 0.7, around: [1.75, 0.4, 0.75, 0.6] },
    { shape: glass, albedo: 0.6, gloss: 1.4, around: [1.75, 1.05, 0.75, 0.4] },
  ],
  lights: [
    { at: [0.75, 2.6, 0.35], power: 7, spot: { to: [0.75, 0, 0.4], angle: 0.74, soft: 0.12 }, haze: 0.02 },
    { at: [-2.2, 1.9, 4.2], power: 15, spot: { to: [0.72, 1.15, 0.2], angle: 0.19, soft: 0.5 } },
    { at: [-4, 1.5, 3], power: 0.12, falloff: false, shadow: false },
  ],
  views: {
    wide: { eye: [-0.3, 1.3, 6.4], to: [0.0, 1.5, 0], fov: 30, focal: [0.62, 0.5], alt },
    tall: { eye: [0.6, 1.3, 6.4], to: [0.85, 1.5, 0], fov: 31, focal: [0.48, 0.5], alt },
    detail: {
      eye: [-0.9, 1.35, 2.2],
      to: [0.62, 1.62, 0.3],
      fov: 36,
      focal: [0.55, 0.45],
      alt: {
        de: 'Die Sängerin im Profil, dicht am Mikrofon, im Lichtkegel steht Rauch.',
        en: 'The singer in profile, close to the microphone, smoke hanging in the cone of light.',
      },
    },
  },
} satisfies Scene;
