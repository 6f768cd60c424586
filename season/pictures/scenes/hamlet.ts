// He sits on the edge of the grave; the light comes from below.
import { abs, box, capsule, cut, ellipsoid, floorPart, max, melt, min, person, placed, sphere, wallPart, type Scene, type Shape } from '../stage.ts';

const ground: Shape = (x, y, z) => cut(max(y, -y - 3), box(x, y, z, .55, -.9, 1.0, 1.15, 1.2, .52));
const skull: Shape = (x, y, z) => {
  let d = melt(ellipsoid(x, y, z, 0, .03, -.01, .08, .085, .1), ellipsoid(x, y, z, 0, -.05, .045, .048, .05, .05), .03);
  d = cut(d, sphere(abs(x), y, z, .034, .01, .085, .025));
  d = cut(d, ellipsoid(x, y, z, 0, -.028, .1, .012, .02, .03));
  return cut(d, max(abs(y + .07) - .006, .06 - z));
};
const alt = { de: 'Ein junger Mann sitzt am Rand eines offenen Grabes, aus dem Licht kommt. Er hält einen Schädel; sein Schatten steht riesig an der Wand.', en: 'A young man sits on the edge of an open grave with light rising from it. He holds a skull; his shadow towers on the wall.' };

export default {
  slug: 'hamlet',
  parts: [
    { shape: ground, albedo: .5 }, wallPart(-2.4, .8),
    ...person({ at: [.55, -.44, .3], turn: -.25, sink: .43, lean: .22, collar: true, hair: 'wild', head: { nod: .12, turn: -.45, tilt: -.08 }, left: { to: [-.4, 1.02, .42], bend: [-.4, -1, 0] }, right: { to: [.36, .6, .2] }, leftFoot: { to: [-.14, .02, .48] }, rightFoot: { to: [.16, .1, .42] } }, { cloth: .35, skin: .9, hair: .3 }),
    { shape: placed(skull, [.02, .73, .88], 1.15, .9, -.1, 0), albedo: .95, around: [.02, .73, .88, .2] },
  ],
  lights: [{ at: [.15, -1.1, 1.35], power: 7, hard: 60 }, { at: [5, 4, 4], power: .1, falloff: false, shadow: false }],
  views: {
    wide: { eye: [-.2, 1.15, 5.2], to: [0, .95, 0], fov: 36, focal: [.6, .6], alt },
    tall: { eye: [.4, 1.15, 5.2], to: [.45, .95, 0], fov: 38, focal: [.5, .6], alt },
    detail: { eye: [-1.3, .9, 2.5], to: [.3, .7, .4], fov: 36, focal: [.5, .5], alt: { de: 'Hamlet von der Seite, den Schädel auf Augenhöhe.', en: 'Hamlet from the side, the skull held level with his eyes.' } },
  },
} satisfies Scene;
