// Two queens, one axe: it has two blades, and a queen stands under each.
import { abs, box, capsule, cone, ellipsoid, floorPart, headShape, hypot, max, melt, min, sin, atan2, PI, wallPart, type Part, type Scene, type Shape } from '../stage.ts';
import { put, ruff } from '../shapes.ts';

const X0 = .75;
const axe: Shape = (x, y, z) => {
  x = abs(x - X0); y -= 3.3;
  const handle = capsule(x, y, z, 0, -4, 0, 0, 2, 0, .085);
  // One blade: a disc, hollowed above and below, thin towards its edge.
  let b = hypot(x - .4, y) - 1.12;
  b = max(b, -(hypot(x - .4, y - 1.25) - .88), -(hypot(x - .4, y + 1.25) - .88), abs(z) - .1 + x * .06);
  return min(handle, b * .8, box(x, y, z, 0, 0, 0, .15, .34, .13, .03));
};
/** A queen in farthingale and ruff, looking along +z; her left hand is on her hip or holds a paper. */
const gown: Shape = (x, y, z) => {
  const th = atan2(z, x), r = hypot(x, z);
  let d = max(r - .5 - .1 * (1 - y) - .018 * sin(th * 15), y - .98, .02 - y) * .8;
  d = melt(d, ellipsoid(x, y, z, 0, .98, 0, .56, .09, .5), .06);
  d = melt(d, cone(x, y, z, 0, 0, .95, .13, 1.4, .19), .05);
  d = melt(d, capsule(abs(x), y, z, .21, 1.36, 0, .34, 1.16, .03, .115, .085), .03);
  return melt(d, capsule(abs(x), y, z, .34, 1.16, .03, .2, 1.0, .26, .075, .05), .02);
};
const collar: Shape = (x, y, z) => ruff(x, y - 1.5 - z * .16, z, .4, 14, .032);
const face: Shape = (x, y, z) => min(headShape(x / 1.3, (y - 1.74) / 1.3, (z - .03) / 1.3) * 1.3, capsule(abs(x), y, z, .19, .99, .29, .16, .98, .36, .04));
const crown: Shape = (x, y, z) => {
  y = (y - 1.74) / 1.3; x /= 1.3; z = (z - .03) / 1.3;
  const hair = max(melt(ellipsoid(abs(x), y, z, .05, .07, -.02, .08, .09, .1), ellipsoid(x, y, z, 0, .03, -.03, .095, .1, .09), .03), z * .8 - y * .5 - .05);
  const r = hypot(x, z + .02), tri = abs(((atan2(z, x) * 4 / PI) % 2 + 2) % 2 - 1);
  return min(hair, max(abs(r - .1 - .12 * (y - .13)) - .012, y - .17 - .13 * tri, .12 - y) * .6);
};
const queen = (x: number, turn: number, tone: number, skin: number): Part[] => {
  const around: [number, number, number, number] = [x, 1.28, .1, 1.45];
  return [
    { shape: put(gown, x, 0, .1, turn, 1.3), albedo: tone, around },
    { shape: put(collar, x, 0, .1, turn, 1.3), albedo: .95, around },
    { shape: put(face, x, 0, .1, turn, 1.3), albedo: skin, around },
    { shape: put(crown, x, 0, .1, turn, 1.3), albedo: tone > .5 ? .95 : .4, around },
  ];
};
const alt = { de: 'Zwei Königinnen in weiten Röcken stehen Rücken an Rücken, eine schwarz, eine weiß. Zwischen ihnen ragt eine Axt mit zwei Schneiden auf, größer als beide.', en: 'Two queens in wide skirts stand back to back, one in black, one in white. Between them rises an axe with two blades, taller than both.' };
export default {
  slug: 'maria-stuart',
  parts: [
    floorPart(.5), wallPart(-2.6, .5), { shape: axe, albedo: .8, gloss: .6, sharp: 25 },
    ...queen(X0 - 1.1, -1.1, .06, .85), ...queen(X0 + 1.1, 1.1, .9, .95),
  ],
  lights: [{ at: [-3.4, 5, 4.4], power: 50, hard: 50, spot: { to: [.9, 1.9, -1], angle: .36, soft: .2 } }],
  rim: .04, step: .8,
  views: {
    wide: { eye: [0, 1.5, 7.6], to: [0, 2.02, 0], fov: 36, focal: [.6, .5], alt },
    tall: { eye: [X0, 1.5, 7.6], to: [X0, 1.95, 0], fov: 42, focal: [.5, .5], alt },
    detail: { eye: [4.5, 1.3, 3.4], to: [1.4, 1.75, 0], fov: 32, focal: [.5, .5], alt: { de: 'Die Königin in Weiß hebt das Kinn. Die Schneide hängt dicht über ihrer Krone.', en: 'The queen in white lifts her chin. The blade hangs close above her crown.' } },
  },
} satisfies Scene;
