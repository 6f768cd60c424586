// A soldier on the mountain of peas he has to eat, the moon behind him, a blade in his hand.
import { capsule, exp, floor, hash, person, sphere, type Scene, type Shape } from '../stage.ts';

const C = .62;
const peas: Shape = (x, y, z) => {
  const ix = floor(x / C), iz = floor(z / C);
  let d = y - exp(-(x * x * .32 + z * z * .3)) + .15;
  for (let i = -1; i <= 1; i++) for (let j = -1; j <= 1; j++) {
    const a = ix + i, b = iz + j, X = (a + .5) * C + (hash(a, b) - .5) * .2, Z = (b + .5) * C + (hash(b, a + 9) - .5) * .2;
    const Y = exp(-(X * X * .32 + Z * Z * .3)) - .1 + hash(a + 3, b) * .14;
    const q = sphere(x, y, z, X, Y, Z, .3 + .05 * hash(a, b + 5));
    if (q < d) d = q;
  }
  return d;
};
const alt = { de: 'Ein Soldat steht auf einem Berg aus Erbsen, vornübergebeugt, ein Messer in der Hand. Hinter ihm hängt riesig der Mond.', en: 'A soldier stands hunched on a hill of peas, a knife in his hand. Behind him hangs an enormous moon.' };

export default {
  slug: 'woyzeck',
  step: .62,
  rim: .03,
  parts: [
    { shape: peas, albedo: .95 },
    { shape: (x, y, z) => sphere(x, y, z, 1.7, 3.5, -6, 2.15), albedo: (x, y) => 1.05 - .22 * hash(floor(x * 1.1 + y * .4), floor(y * 1.3)), glow: .16, around: [1.7, 3.5, -6, 2.2] },
    ...person({ at: [.35, 1.12, 0], size: 1.18, turn: 1.15, lean: .5, weight: .03, hat: 'cap', collar: true, coat: { hem: .52, flare: .25, open: true }, head: { nod: .1, turn: .25 }, left: { to: [-.2, .9, .62], bend: [-.4, -.8, -.3] }, right: { to: [.3, .72, .2] }, leftFoot: { to: [-.14, .07, .22] }, rightFoot: { to: [.12, .07, -.22] } }, { cloth: .2, skin: .7, hair: .12 }),
    { shape: (x, y, z) => capsule(x, y, z, 1.02, 2.19, .44, 1.5, 2.42, .62, .045, .012), albedo: .1, around: [1.26, 2.3, .53, .35] },
  ],
  lights: [{ at: [-4.5, 4.6, 2.5], power: 42 }],
  views: {
    wide: { eye: [0, 1.05, 6.6], to: [.1, 1.95, 0], fov: 38, focal: [.58, .45], alt },
    tall: { eye: [.45, 1.05, 6.6], to: [.5, 1.95, 0], fov: 40, focal: [.5, .45], alt },
    detail: { eye: [.15, 1.75, 3.5], to: [.85, 2.55, -.4], fov: 34, focal: [.55, .5], alt: { de: 'Der Soldat von Nahem, Schirmmütze und hochgestellter Kragen vor dem hellen Mond.', en: 'The soldier close up, peaked cap and turned-up collar against the bright moon.' } },
  },
} satisfies Scene;
