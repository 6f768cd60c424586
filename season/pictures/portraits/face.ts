// A face in head axes: the skull's middle is 0, about 1 from there to the crown; the face looks towards +z.
import { abs, clamp, hypot, max, min, mix, smooth } from '../numbers.ts';
import type { Shape } from '../scene.ts';
import { capsule, ellipsoid, melt, sphere } from '../solids.ts';
import type { Sitter } from './sitter.ts';

/** Where things are in a face. */
export const placesOf = ({ face = {} }: Sitter) => {
  const { width = 1, length = 1, jaw = 1, chin = 1, nose = 1, eyes = 1 } = face;
  return {
    width,
    eyeX: 0.315 * width,
    eyeY: 0.08,
    eyeZ: 0.74,
    eyeR: 0.17 * eyes,
    noseY: -0.3 * length,
    noseZ: 1.02 + 0.12 * nose,
    mouthY: -0.6 * length,
    mouthZ: 0.86,
    chinY: -0.98 * length,
    chinZ: 0.68 + 0.06 * (chin - 1),
    jaw,
  };
};
export type Places = ReturnType<typeof placesOf>;

/** How high a mouth's line lies at a distance from its middle. */
const mouthLine = (x: number, smile: number) =>
  0.35 * smile * x * x * 4 - 0.012 * Math.cos(x * 30) * (x < 0.1 ? 1 : 0);

/** Skin: skull, face, ears and neck. */
export const skinShape = (sitter: Sitter): Shape => {
  const p = placesOf(sitter);
  const { face = {}, smile = 0, open = 0, lids = 1 } = sitter;
  const { brow = 1, cheeks = 1, lips = 1, age = 0.3, nose = 1, bridge = 0, chin = 1 } = face;
  const lidUp = 0.09 * lids - 0.025 * age,
    lidDown = -0.085 * (0.8 + 0.2 * lids);
  return (x, y, z) => {
    const X = abs(x);
    // Skull and jaw.
    let d = ellipsoid(x, y, z, 0, 0.3, -0.12, 0.8 * p.width, 0.95, 1);
    d = melt(d, ellipsoid(x, y, z, 0, p.mouthY * 0.75, 0.2, 0.62 * p.jaw * p.width, 0.72, 0.62), 0.34);
    d = melt(d, ellipsoid(x, y, z, 0, p.chinY + 0.06, p.chinZ - 0.12, 0.24 * p.jaw, 0.18 * chin, 0.2), 0.24);
    d = melt(d, ellipsoid(X, y, z, 0.47 * p.width, -0.16, 0.56, 0.2, 0.15, 0.2 * cheeks), 0.2);
    // Temples fall in with the years.
    d = -melt(-d, ellipsoid(X, y, z, 0.86 * p.width, 0.22, 0.42, 0.12 + 0.05 * age, 0.24, 0.3), 0.12);
    // Sockets, brow, lids.
    d = -melt(-d, ellipsoid(X, y, z, p.eyeX, p.eyeY - 0.01, 0.98, 0.25, 0.15, 0.2), 0.1);
    d = melt(d, capsule(X, y, z, 0.12, 0.25, 0.88, 0.5 * p.width, 0.27, 0.66, 0.07 * brow, 0.05), 0.11);
    if (X < 0.62 && abs(y - p.eyeY) < 0.3 && z > 0.4) {
      const ball = sphere(X, y, z, p.eyeX, p.eyeY, p.eyeZ, p.eyeR + 0.028);
      const dy = y - p.eyeY,
        slant = (X - p.eyeX) * 0.12;
      d = melt(d, max(ball, lidUp + slant - dy), 0.02);
      d = melt(d, max(ball + 0.006, dy - lidDown - slant), 0.025);
      // A bag below the eye.
      d = melt(
        d,
        capsule(
          X,
          y,
          z,
          p.eyeX - 0.1,
          p.eyeY - 0.2,
          0.83,
          p.eyeX + 0.12,
          p.eyeY - 0.18,
          0.78,
          0.02 + 0.03 * age,
        ),
        0.06,
      );
    }
    // Nose.
    d = melt(d, capsule(x, y, z, 0, 0.16, 0.86, 0, p.noseY + 0.1, p.noseZ - 0.05, 0.075, 0.1 * nose), 0.1);
    d = melt(d, sphere(x, y, z, 0, p.noseY + 0.04, p.noseZ - 0.02, 0.1 * nose), 0.06);
    d = melt(d, ellipsoid(X, y, z, 0.11 * nose, p.noseY + 0.015, p.noseZ - 0.13, 0.075, 0.065, 0.09), 0.04);
    if (bridge) d = melt(d, sphere(x, y, z, 0, 0.02, 0.98, 0.06 + bridge), 0.08);
    d = -melt(-d, ellipsoid(X, y, z, 0.075 * nose, p.noseY - 0.055, p.noseZ - 0.08, 0.032, 0.03, 0.05), 0.02);
    // Mouth: two lips and the line between them.
    if (abs(y - p.mouthY) < 0.4 && z > 0.2) {
      const line = p.mouthY + mouthLine(X, smile),
        back = 0.55 * X * X * 1.9,
        reach = 0.27;
      d = melt(d, ellipsoid(X, y, z, 0, p.mouthY, p.mouthZ - 0.16, 0.34, 0.26, 0.14), 0.14);
      const taper = smooth(reach + 0.02, 0.02, X);
      const up = ellipsoid(
          X,
          y - line,
          z + back,
          0,
          0.045,
          p.mouthZ,
          reach,
          0.05 * lips,
          0.085 * taper + 0.01,
        ),
        low = ellipsoid(
          X,
          y - line,
          z + back,
          0,
          -0.055 - open,
          p.mouthZ - 0.005,
          reach * 0.86,
          0.062 * lips,
          0.1 * taper + 0.01,
        );
      d = melt(d, min(up, low), 0.035);
      d = -melt(
        -d,
        ellipsoid(
          X,
          y - line,
          z + back,
          0,
          -0.004 - open / 2,
          p.mouthZ + 0.07,
          reach + 0.02,
          0.014 + open * 0.6,
          0.13,
        ),
        0.02,
      );
      d = -melt(-d, ellipsoid(x, y, z, 0, p.mouthY - 0.19, p.mouthZ + 0.04, 0.18, 0.05, 0.07), 0.06);
    }
    // Folds from the nose to the corners of the mouth.
    if (age > 0.15)
      d = -melt(
        -d,
        capsule(X, y, z, 0.17, p.noseY, 0.99, 0.36, p.mouthY + 0.02, 0.82, 0.012 + 0.022 * age),
        0.07,
      );
    d = melt(d, ear(X, y, z, p), 0.03);
    const neck = capsule(x, y, z, 0, -0.6, -0.22, 0, -2.1, -0.42, 0.47 * mix(1, p.jaw, 0.5), 0.54);
    return melt(d, neck, 0.16);
  };
};

const ear = (X: number, y: number, z: number, { width }: Places) => {
  if (X < 0.5) return 9;
  let d = ellipsoid(X, y, z, 0.82 * width, -0.04, -0.1, 0.07, 0.25, 0.16);
  d = -melt(-d, ellipsoid(X, y, z, 0.9 * width, -0.02, -0.06, 0.05, 0.15, 0.08), 0.03);
  return d;
};

/** Both eyeballs. */
export const eyeShape = (sitter: Sitter): Shape => {
  const { eyeX, eyeY, eyeZ, eyeR } = placesOf(sitter);
  return (x, y, z) => sphere(abs(x), y, z, eyeX, eyeY, eyeZ, eyeR);
};

/** How light the eyeballs are: the white, the iris, the pupil and the spark in it. */
export const eyeTone = (sitter: Sitter): Shape => {
  const { eyeX, eyeY, eyeR } = placesOf(sitter),
    { gaze = 0, nod = 0 } = sitter;
  return (x, y) => {
    const side = x > 0 ? 1 : -1,
      u = (x - side * eyeX) / eyeR - 0.42 * gaze,
      v = (y - eyeY) / eyeR - 0.25 * nod,
      r = hypot(u, v);
    return r < 0.56 ? 0.03 : 0.95;
  };
};

/** How light the skin is: brows, lips and the shadow of a beard are darker than the rest. */
export const skinTone = (sitter: Sitter): Shape => {
  const p = placesOf(sitter),
    { skin, beard = 'none', hairTone, smile = 0, face = {} } = sitter;
  const albedo = mix(0.3, 0.95, skin),
    hair = mix(0.04, 0.5, hairTone),
    { lips = 1, brow = 1 } = face;
  return (x, y, z) => {
    const X = abs(x);
    if (z < 0.2) return albedo;
    const arch = 0.3 + 0.05 * Math.sin(clamp((X - 0.1) / (0.5 * p.width)) * 2.6);
    const thick = (0.055 + 0.02 * brow) * smooth(0.68 * p.width, 0.4, X) * smooth(0.06, 0.16, X);
    if (abs(y - arch) < thick) return min(albedo, mix(hair, albedo, hairTone > 0.7 ? 0.3 : 0.12));
    const line = p.mouthY + mouthLine(X, smile);
    if (X < 0.27 && abs(y - line) < 0.1 * lips * smooth(0.29, 0.05, X)) return albedo * 0.42;
    if (beard !== 'none' && beard !== 'moustache' && y < p.mouthY + 0.3 && X > 0.12) {
      const low = smooth(p.mouthY + 0.3, p.mouthY - 0.1, y + X * 0.25 - 0.1);
      return mix(albedo, mix(hair, albedo, 0.66), low);
    }
    return albedo;
  };
};
