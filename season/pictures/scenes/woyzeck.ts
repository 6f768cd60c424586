// A soldier on the mountain of peas he has to eat, the moon behind him, a blade in his hand.
import { exp, floor, hash } from '../numbers.ts';
import { person } from '../person.ts';
import type { Scene, Shape } from '../scene.ts';
import { capsule, sphere } from '../solids.ts';

const C = 0.62;
const peas: Shape = (x, y, z) => {
  if (y > 1.6) return y - 1.42;
  if (y > 0.9 && x * x + z * z > 9) return y - 0.62;
  const ix = floor(x / C),
    iz = floor(z / C);
  let d = y - exp(-(x * x * 0.32 + z * z * 0.3)) + 0.15;
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const a = ix + i,
        b = iz + j,
        X = (a + 0.5) * C + (hash(a, b) - 0.5) * 0.2,
        Z = (b + 0.5) * C + (hash(b, a + 9) - 0.5) * 0.2;
      const Y = exp(-(X * X * 0.32 + Z * Z * 0.3)) - 0.1 + hash(a + 3, b) * 0.14;
      const q = sphere(x, y, z, X, Y, Z, 0.3 + 0.05 * hash(a, b + 5));
      if (q < d) d = q;
    }
  return d;
};
const alt = {
  de: 'Ein Soldat steht auf einem Berg aus Erbsen, vornübergebeugt, ein Messer in der Hand. Hinter ihm hängt riesig der Mond.',
  en: 'A soldier stands hunched on a hill of peas, a knife in his hand. Behind him hangs an enormous moon.',
};

export default {
  slug: 'woyzeck',
  step: 0.62,
  rim: 0.03,
  parts: [
    { shape: peas, albedo: 0.95 },
    {
      shape: (x, y, z) => sphere(x, y, z, 1.7, 3.5, -6, 2.15),
      albedo: (x, y) => 1.05 - 0.22 * hash(floor(x * 1.1 + y * 0.4), floor(y * 1.3)),
      glow: 0.16,
      around: [1.7, 3.5, -6, 2.2],
    },
    ...person(
      {
        at: [0.35, 1.12, 0],
        size: 1.18,
        turn: 1.15,
        lean: 0.5,
        weight: 0.03,
        hat: 'cap',
        collar: true,
        coat: { hem: 0.52, flare: 0.25, open: true },
        head: { nod: 0.1, turn: 0.25 },
        left: { to: [-0.2, 0.9, 0.62], bend: [-0.4, -0.8, -0.3] },
        right: { to: [0.3, 0.72, 0.2] },
        leftFoot: { to: [-0.14, 0.07, 0.22] },
        rightFoot: { to: [0.12, 0.07, -0.22] },
      },
      { cloth: 0.2, skin: 0.7, hair: 0.12 },
    ),
    {
      shape: (x, y, z) => capsule(x, y, z, 1.02, 2.19, 0.44, 1.5, 2.42, 0.62, 0.045, 0.012),
      albedo: 0.1,
      around: [1.26, 2.3, 0.53, 0.35],
    },
  ],
  lights: [{ at: [-4.5, 4.6, 2.5], power: 42 }],
  views: {
    wide: { eye: [0, 1.05, 6.6], to: [0.1, 1.95, 0], fov: 38, focal: [0.58, 0.45], alt },
    tall: { eye: [0.45, 1.05, 6.6], to: [0.5, 1.95, 0], fov: 40, focal: [0.5, 0.45], alt },
    detail: {
      eye: [0.15, 1.75, 3.5],
      to: [0.85, 2.55, -0.4],
      fov: 34,
      focal: [0.55, 0.5],
      alt: {
        de: 'Der Soldat von Nahem, Schirmmütze und hochgestellter Kragen vor dem hellen Mond.',
        en: 'The soldier close up, peaked cap and turned-up collar against the bright moon.',
      },
    },
  },
} satisfies Scene;
