// A sitter becomes a scene: head and shoulders before a wall, lit from one side, with an edge of light on the other.
import { abs, cos, exp, mix, sin, smooth } from '../numbers.ts';
import type { Field, Light, Part, Scene, Shape, View } from '../scene.ts';
import { clothesOf, clothTone, glassesOf, shouldersOf } from './bust.ts';
import { eyeShape, eyeTone, skinShape, skinTone } from './face.ts';
import { beardOf, hairOf } from './hair.ts';
import type { Sitter } from './sitter.ts';

/** Where the head turns: at the top of the neck. */
const pivot = { y: -1, z: -0.3 };

/** Takes a function of head axes to where the head is. */
const headTurner = ({ turn = 0, nod = 0, tilt = 0 }: Sitter) => {
  const [ca, sa, cn, sn, ci, si] = [cos(turn), sin(turn), cos(nod), sin(nod), cos(tilt), sin(tilt)];
  return (f: Shape): Shape =>
    (x, y, z) => {
      y -= pivot.y;
      z -= pivot.z;
      const X = x * ca - z * sa,
        Z = x * sa + z * ca,
        Y = y * cn + Z * sn,
        W = Z * cn - y * sn;
      return f(X * ci + Y * si, Y * ci - X * si + pivot.y, W + pivot.z);
    };
};

const lightsOf = ({ light = -1 }: Sitter): Light[] => {
  const side = light === 2 ? 0.25 : light;
  return [
    { at: [side * 6.5, light === 2 ? 8.5 : 4.2, 7.5], power: 66, hard: 14 },
    { at: [-side * 7, 1.5, 6], power: 7, shadow: false },
    { at: [-side * 5.5, 3.2, -4.5], power: 40, shadow: false },
  ];
};

/** The wall: light that lies on one side of it and is gone before the picture's edge. */
const wallOf =
  ({ wall = 0.5, wallAt = 0 }: Sitter) =>
  (dx: number, dy: number) => {
    const u = dx / 0.1 - wallAt * 0.6,
      v = (dy + 0.03) / 0.14;
    return wall * 0.36 * exp(-(u * u * 0.9 + v * v * 0.7)) * smooth(0.112, 0.045, abs(dx));
  };

const view: View = {
  eye: [0, -0.5, 15],
  to: [0, -0.58, 0],
  fov: 15.6,
  focal: [0.5, 0.42],
  alt: { de: '', en: '' },
};

export const portrait = (sitter: Sitter): Scene => {
  const inHead = headTurner(sitter);
  const inHeadTone =
    (f: Shape): Field =>
    (x, y, z) =>
      inHead(f)(x, y, z);
  const hairTone = mix(0.05, 0.85, sitter.hairTone);
  const head: [number, number, number, number] = [0, 0, 0, 2.6];
  const on = (shape: Shape | null, albedo: Field, more: Partial<Part> = {}): Part[] =>
    shape ? [{ shape: inHead(shape), albedo, around: head, ...more }] : [];
  const bare = shouldersOf(sitter);
  return {
    slug: sitter.slug,
    parts: [
      ...on(skinShape(sitter), inHeadTone(skinTone(sitter)), { gloss: 0.12, sharp: 14 }),
      ...on(eyeShape(sitter), inHeadTone(eyeTone(sitter)), { gloss: 0.7, sharp: 90 }),
      ...on(hairOf(sitter), hairTone, { gloss: 0.22 + 0.25 * (1 - sitter.hairTone), sharp: 16 }),
      ...on(beardOf(sitter), hairTone, { gloss: 0.1, sharp: 12 }),
      ...on(glassesOf(sitter), 0.04, { gloss: 0.8, sharp: 40 }),
      ...(bare ? [{ shape: bare, albedo: mix(0.3, 0.92, sitter.skin) }] : []),
      { shape: clothesOf(sitter), albedo: clothTone(sitter) },
    ],
    lights: lightsOf(sitter),
    ambient: 0.035,
    rim: 0.1,
    sky: wallOf(sitter),
    step: 0.8,
    views: { wide: view, tall: view, detail: view },
  };
};
