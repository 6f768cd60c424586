// "Küsse, Bisse, das reimt sich": a warrior's helmet with a bite taken out of it, as out of an apple.
import { abs, atan2, box, capsule, cos, ellipsoid, floorPart, hypot, max, melt, min, sin, wallPart, type Scene, type Shape } from '../stage.ts';
import { put } from '../shapes.ts';

const teeth = Array.from({ length: 9 }, (_, i) => { const a = i / 9 * 6.283 + .2; return [1.12 + .44 * sin(a), -.55 + .44 * cos(a)]; });
const bite: Shape = (_x, y, z) => {
  let d = hypot(y - 1.12, z + .55) - .45;
  for (const [b, c] of teeth) d = min(d, hypot(y - b, z - c) - .19);
  return d;
};
const shell: Shape = (x, y, z) => {
  let o = ellipsoid(x, y, z, 0, .12, -.05, .8, .9, 1);
  o = melt(o, capsule(x, y, z, 0, -.2, -.02, 0, -.95, .12, .74, .6), .25);
  o = melt(o, ellipsoid(x, y, z, 0, -1.12, -.3, .8, .16, .72), .15);
  let d = max(abs(o + .045) - .045, -1.2 - .12 * z - y);
  if (z > 0) {
    d = max(d, -ellipsoid(abs(x), y, z, .34, .02, .8, .24, .15, .8));
    const slit = max(box(x, y, z, 0, -.8, 1, .17, .85, .9, .04), -box(x, y, z, 0, -.2, 1, .07, .5, 1, .02));
    d = max(d, -slit);
  }
  return max(d, -bite(x, y, z));
};
const crest: Shape = (x, y, z) => {
  const Y = y - .02, Z = z + .05, r = hypot(Y, Z), a = atan2(Y, Z), b = a < -1.5708 ? a + 6.2832 : a;
  return max(max(abs(x) - .09 - .012 * sin(b * 90), abs(r - 1.26) - .26 - .012 * sin(b * 45), .62 - b, b - 3.75) * .6, -bite(x, y, z));
};
const at: [number, number, number, number] = [.95, 1.8, 0, 2.1];
export default {
  slug: 'penthesilea',
  parts: [
    floorPart(.5, .42), wallPart(-3, .16),
    { shape: put(shell, .95, 1.8, 0, -1.15, 1.12), albedo: .9, gloss: .5, sharp: 40, around: at },
    { shape: put(crest, .95, 1.8, 0, -1.15, 1.12), albedo: .5, around: at },
  ],
  lights: [{ at: [-3.6, 4.9, 3.6], power: 46, hard: 60, spot: { to: [1.1, 1.4, -.4], angle: .42, soft: .3 } }, { at: [4.4, 4.2, -.6], power: 30, hard: 30, spot: { to: [1, 2, 0], angle: .35, soft: .4 } }],
  rim: .05,
  step: .75,
  views: {
    wide: { eye: [0, 1.75, 6.8], to: [0, 1.82, 0], fov: 36, focal: [.64, .45], alt: { de: 'Ein griechischer Helm mit Federbusch. Am Hinterkopf fehlt ein Stück, herausgebissen wie aus einem Apfel.', en: 'A Greek helmet with a crest. A piece is missing from the back of it, bitten out as from an apple.' } },
    tall: { eye: [.95, 1.75, 6.8], to: [.95, 1.65, 0], fov: 40, focal: [.5, .45], alt: { de: 'Ein griechischer Helm mit Federbusch. Am Hinterkopf fehlt ein Stück, herausgebissen wie aus einem Apfel.', en: 'A Greek helmet with a crest. A piece is missing from the back of it, bitten out as from an apple.' } },
    detail: { eye: [4.6, 2.7, 2.6], to: [1.35, 2.2, -.3], fov: 38, focal: [.5, .4], alt: { de: 'Die Bissstelle aus der Nähe: Jeder Zahn hat eine Kerbe ins Metall gedrückt, der Helm ist leer.', en: 'The bite at close range: every tooth has left its notch in the metal, and the helmet is empty.' } },
  },
} satisfies Scene;
