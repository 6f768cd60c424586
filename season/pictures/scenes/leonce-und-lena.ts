// Two crowned heads in one ruff, looking away from each other, bored.
import { PI, abs, atan2, capsule, clamp, cut, ellipsoid, headShape, hypot, max, melt, min, placed, sin, wallPart, type Part, type Scene, type Shape, type Vec } from '../stage.ts';

const ruff: Shape = (x, y, z) => {
  const X = x / 1.75, r = hypot(X, z), th = atan2(z, X), f = sin(th * 26);
  return max(abs(y - .93 - .07 * f * clamp((r - .3) * 1.8)) - .05, (r - .98 - .03 * f), .1 - r) * .5;
};
const royal = (at: Vec, turn: number, nod: number, tilt: number, long: boolean): Part[] => {
  const k = 4.4, around: [number, number, number, number] = [at[0], at[1] + .2, at[2], 1.25];
  const face: Shape = (x, y, z) => {
    let d = headShape(x, y, z);
    d = melt(d, ellipsoid(abs(x), y, z, .032, .008, .074, .019, .014, .018), .004);
    d = melt(d, capsule(x, y, z, 0, -.1, -.02, 0, -.2, -.03, .05), .03);
    return d;
  };
  const hair: Shape = (x, y, z) => {
    let d = max(ellipsoid(x, y, z, 0, .036, -.018, .088, .1, .108), z * .8 - y * .6 - .03, -.1 - y);
    if (long) d = melt(d, ellipsoid(x, y, z, 0, -.08, -.06, .09, .1, .05), .04);
    return d * .85;
  };
  const crown: Shape = (x, y, z) => {
    const r = hypot(x, z + .015), th = atan2(z, x), tooth = abs((((th * 6 / PI) % 2) + 2) % 2 - 1);
    return max(abs(r - .1 - .14 * (y - .08)) - .004, y - .15 - .055 * tooth, .075 - y) * .6;
  };
  return [
    { shape: placed(face, at, k, turn, nod, tilt), albedo: .9, around },
    { shape: placed(hair, at, k, turn, nod, tilt), albedo: (x, y) => .2 + .08 * sin(x * 40 + y * 20), around },
    { shape: placed(crown, at, k, turn, nod + .06, tilt + (long ? -.1 : .16)), albedo: 1, around },
  ];
};
const alt = { de: 'Zwei Köpfe mit Papierkronen stecken in einer einzigen Halskrause und schauen aneinander vorbei.', en: 'Two heads in paper crowns share a single ruff and look past each other.' };

export default {
  slug: 'leonce-und-lena',
  step: .65,
  parts: [
    wallPart(-4, .15),
    { shape: ruff, albedo: .92 },
    { shape: (x, y, z) => max(cut(ellipsoid(x, y, z, 0, -.6, 0, 1.6, 1.6, .8), -(y - 9)), y - .85), albedo: .14 },
    ...royal([-.72, 1.6, .1], -.62, -.1, .1, false), ...royal([.76, 1.52, .05], .75, .14, .14, true),
  ],
  lights: [{ at: [-3.4, 3.4, 4.2], power: 33 }, { at: [4, 2, 4], power: .16, falloff: false, shadow: false }],
  views: {
    wide: { eye: [0, 2.3, 5.6], to: [0, 1.42, 0], fov: 30, focal: [.5, .4], alt },
    tall: { eye: [0, 2.3, 5.6], to: [0, 1.45, 0], fov: 37, focal: [.5, .45], alt },
    detail: { eye: [1.9, 1.9, 3.2], to: [.62, 1.6, 0], fov: 33, focal: [.5, .45], alt: { de: 'Lena mit schiefer Krone, die Augen fast geschlossen.', en: 'Lena, her crown askew, her eyes almost closed.' } },
  },
} satisfies Scene;
