// Turns a sitter into a scene: head and shoulders before a wall, lit from one side, with a rim light on the
// other.
import { abs, cos, exp, hash, mix, sin, smooth } from '../numbers.ts';
import { tilted, turned } from '../placing.ts';
import type { Field, Light, Part, Scene, Shape, View } from '../scene.ts';
import { clothesOf, clothTone, glassesOf, shouldersOf } from './bust.ts';
import { eyeShape, eyeTone, skinShape, skinTone } from './face.ts';
import { beardOf, hairOf } from './hair.ts';
import type { Sitter } from './sitter.ts';

/** The head's centre of rotation, at the top of the neck. */
const pivot = { y: -1, z: -0.3 };

/** Transforms a function of head axes to the position of the head. */
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

/** A wall with light on one side that fades before the edge of the picture. */
const wallOf =
  ({ wall = 0.5, wallAt = 0 }: Sitter) =>
  (dx: number, dy: number) => {
    const u = dx / 0.1 - wallAt * 0.6,
      v = (dy + 0.03) / 0.14;
    return wall * 0.36 * exp(-(u * u * 0.9 + v * v * 0.7)) * smooth(0.112, 0.045, abs(dx));
  };

/** Varies distance and position from portrait to portrait. */
const viewOf = ({ slug, turn = 0 }: Sitter): View => {
  const near = hash(slug.length, slug.charCodeAt(1) + slug.charCodeAt(slug.length - 2));
  const aside = -0.5 * turn;
  return { ...middle, eye: [aside, -0.5, 15], to: [aside, -0.5 - 0.12 * near, 0], fov: 17.2 - 1.7 * near };
};

const middle: View = {
  eye: [0, -0.5, 15],
  to: [0, -0.5, 0],
  fov: 16.2,
  focal: [0.5, 0.42],
  alt: { de: '', en: '' },
};

export const portrait = (sitter: Sitter): Scene => {
  const inHead = headTurner(sitter);
  const inHeadTone =
    (f: Shape): Field =>
    (x, y, z) =>
      inHead(f)(x, y, z);
  // White hair is rendered darker than skin, since in one ink it would be invisible.
  const hairTone = mix(0.035, 0.46, sitter.hairTone);
  const head: [number, number, number, number] = [0, 0, 0, 2.6];
  const on = (shape: Shape | null, albedo: Field, more: Partial<Part> = {}): Part[] =>
    shape ? [{ shape: inHead(shape), albedo, around: head, ...more }] : [];
  // Shoulders turn against the head, one of them a little lower.
  const { turn = 0, tilt = 0 } = sitter;
  const seated = (shape: Shape): Shape =>
    tilted(turned(shape, -0.75 * turn, 0, -0.4), -0.35 * tilt - 0.07 * turn, 0, -2);
  const bare = shouldersOf(sitter);
  const view = viewOf(sitter);
  return {
    slug: sitter.slug,
    parts: [
      ...on(skinShape(sitter), inHeadTone(skinTone(sitter)), { gloss: 0.12, sharp: 14 }),
      ...on(eyeShape(sitter), inHeadTone(eyeTone(sitter)), { gloss: 0.7, sharp: 90 }),
      ...on(hairOf(sitter), hairTone, { gloss: 0.22 + 0.25 * (1 - sitter.hairTone), sharp: 16 }),
      ...on(beardOf(sitter), hairTone, { gloss: 0.1, sharp: 12 }),
      ...on(glassesOf(sitter), 0.04, { gloss: 0.8, sharp: 40 }),
      ...(bare ? [{ shape: seated(bare), albedo: mix(0.3, 0.92, sitter.skin) }] : []),
      { shape: seated(clothesOf(sitter)), albedo: clothTone(sitter) },
    ],
    lights: lightsOf(sitter),
    ambient: 0.035,
    rim: 0.1,
    sky: wallOf(sitter),
    step: 0.8,
    views: { wide: view, tall: view, detail: view },
  };
};
