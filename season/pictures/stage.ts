// The stage on which the season's pictures are made: shapes as signed distance
// functions, theatre light, and the conversion of light to stroke coverage.
//
// Axes: x to the right, y up, z towards the audience. The floor is y = 0, a
// grown-up is about 1.8 high. Angles are radians.

export type Vec = [number, number, number];
/** Signed distance from a point to a surface; negative inside. */
export type Shape = (x: number, y: number, z: number) => number;
/** A constant, or a value that depends on the place. */
export type Field = number | ((x: number, y: number, z: number, normal: Vec) => number);

export type Part = {
  shape: Shape;
  /** How much light it gives back: .1 black cloth, .5 grey, .95 white. Default .8. */
  albedo?: Field;
  /** Light of its own (a window, a lamp, an eye). */
  glow?: Field;
  /** Strength of the highlight (porcelain 1.5, wet stone .5); `sharp` is its exponent. */
  gloss?: number;
  sharp?: number;
  /** Bounding sphere x, y, z, radius. Saves most of the time for small, detailed parts. */
  around?: [number, number, number, number];
  /** false: casts a shadow only (Faust's horns). */
  seen?: boolean;
  /** false: throws no shadow. */
  casts?: boolean;
};

export type Light = {
  at: Vec;
  power: number;
  /** Hardness of the shadow's edge: 8 soft, 40 normal, 100 hard. */
  hard?: number;
  /** false: fills without shadow. */
  shadow?: boolean;
  /** A spotlight: where it points, half angle of the cone, softness of its edge (0..1). */
  spot?: { to: Vec; angle: number; soft?: number };
  /** Makes the beam visible in the air (about .02 to .2). */
  haze?: number;
  /** false: no fall-off with distance (sun, moon); power is then 1 to 3. */
  falloff?: boolean;
};

export type View = {
  eye: Vec;
  to: Vec;
  /** Vertical field of view in degrees. */
  fov: number;
  /** Where the motif is in the picture, 0..1 from the upper left. */
  focal: [number, number];
  alt: { de: string; en: string };
  /** Lights of this view only, instead of the scene's. */
  lights?: Light[];
};

export type Views = { wide: View; tall: View; detail: View };
export type ViewName = keyof Views;

export type Scene = {
  slug: string;
  views: Views;
  parts: Part[];
  lights: Light[];
  /** Light that comes from everywhere; mostly 0 to .02. */
  ambient?: number;
  /** Light along the outlines, so that dark figures do not vanish; .03 to .1. */
  rim?: number;
  /** What is seen where nothing is hit, from the ray's direction. */
  sky?: number | ((dx: number, dy: number, dz: number) => number);
  /** Caution of the ray: .9 for true distances, .5 for waves and dents. */
  step?: number;
  /** How far the eye sees. */
  far?: number;
};

export const { PI, sin, cos, abs, min, max, hypot, sqrt, exp, floor, pow, atan2, tan } = Math;
export const clamp = (x: number, a = 0, b = 1) => (x < a ? a : Math.min(x, b));
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
export const smooth = (a: number, b: number, x: number) => {
  x = clamp((x - a) / (b - a));
  return x * x * (3 - 2 * x);
};
/** A number 0..1 that looks random but is always the same for the same place. */
export const hash = (x: number, y: number) => {
  const s = sin(x * 127.1 + y * 311.7) * 43758.5453;
  return s - floor(s);
};
/** Soft random hills, 0..1. */
export const noise = (x: number, y: number) => {
  const i = floor(x),
    j = floor(y),
    u = smooth(0, 1, x - i),
    v = smooth(0, 1, y - j);
  return mix(mix(hash(i, j), hash(i + 1, j), u), mix(hash(i, j + 1), hash(i + 1, j + 1), u), v);
};

// ---- Shapes: each takes the point first, then where the shape is and how big ----

/** Smooth union of two distances; k is how far the blend reaches. */
export const melt = (a: number, b: number, k: number) => {
  const h = clamp(0.5 + (0.5 * (b - a)) / k);
  return mix(b, a, h) - k * h * (1 - h);
};
/** a without b. */
export const cut = (a: number, b: number) => max(a, -b);
export const sphere = (x: number, y: number, z: number, cx: number, cy: number, cz: number, r: number) =>
  hypot(x - cx, y - cy, z - cz) - r;
export const ellipsoid = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  a: number,
  b: number,
  c: number,
) => {
  x -= cx;
  y -= cy;
  z -= cz;
  const k0 = sqrt((x * x) / (a * a) + (y * y) / (b * b) + (z * z) / (c * c));
  const k1 = sqrt((x * x) / (a * a * a * a) + (y * y) / (b * b * b * b) + (z * z) / (c * c * c * c));
  return k1 < 1e-6 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1;
};
/** A rod with round ends from a to b; r1 at a, r2 at b. */
export const capsule = (
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r1: number,
  r2 = r1,
) => {
  const px = x - ax,
    py = y - ay,
    pz = z - az,
    dx = bx - ax,
    dy = by - ay,
    dz = bz - az;
  const h = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
  const qx = px - dx * h,
    qy = py - dy * h,
    qz = pz - dz * h;
  return sqrt(qx * qx + qy * qy + qz * qz) - mix(r1, r2, h);
};
/** A box with half sizes a, b, c and rounded edges r. */
export const box = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  a: number,
  b: number,
  c: number,
  r = 0,
) => {
  const X = abs(x - cx) - a + r,
    Y = abs(y - cy) - b + r,
    Z = abs(z - cz) - c + r;
  const p = max(X, 0),
    q = max(Y, 0),
    s = max(Z, 0);
  return sqrt(p * p + q * q + s * s) + min(max(X, Y, Z), 0) - r;
};
/** An upright cylinder: radius r, half height h, rounded edges. */
export const cylinder = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  r: number,
  h: number,
  round = 0,
) => {
  const a = hypot(x - cx, z - cz) - r + round,
    b = abs(y - cy) - h + round;
  return hypot(max(a, 0), max(b, 0)) + min(max(a, b), 0) - round;
};
/** An upright cone or funnel from radius r1 (at y = y1) to r2 (at y2). */
export const cone = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cz: number,
  y1: number,
  r1: number,
  y2: number,
  r2: number,
) => {
  const q = hypot(x - cx, z - cz),
    slope = (r2 - r1) / (y2 - y1);
  return max((q - r1 - slope * (y - y1)) / sqrt(1 + slope * slope), max(y1, y2) * -1 + y, min(y1, y2) - y);
};
/** A lying ring (axis y): big radius R, thickness r. */
export const ring = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  R: number,
  r: number,
) => hypot(hypot(x - cx, z - cz) - R, y - cy) - r;
/** Turns a shape about the vertical through (cx, cz). */
export const turned = (shape: Shape, angle: number, cx = 0, cz = 0): Shape => {
  const c = cos(angle),
    s = sin(angle);
  return (x, y, z) => {
    x -= cx;
    z -= cz;
    return shape(cx + x * c - z * s, y, cz + x * s + z * c);
  };
};
/** Tilts a shape about the axis towards the audience through (cx, cy). */
export const tilted = (shape: Shape, angle: number, cx = 0, cy = 0): Shape => {
  const c = cos(angle),
    s = sin(angle);
  return (x, y, z) => {
    x -= cx;
    y -= cy;
    return shape(cx + x * c + y * s, cy - x * s + y * c, z);
  };
};
/** Pitches a shape about the axis from left to right through (cy, cz). */
export const pitched = (shape: Shape, angle: number, cy = 0, cz = 0): Shape => {
  const c = cos(angle),
    s = sin(angle);
  return (x, y, z) => {
    y -= cy;
    z -= cz;
    return shape(x, cy + y * c + z * s, cz - y * s + z * c);
  };
};
export const moved =
  (shape: Shape, dx: number, dy: number, dz: number, size = 1): Shape =>
  (x, y, z) =>
    shape((x - dx) / size, (y - dy) / size, (z - dz) / size) * size;
/** Puts a shape made around its own centre somewhere: sized, then tilted, nodded and turned like a head. */
export const placed = (shape: Shape, at: Vec, size = 1, turn = 0, nod = 0, tilt = 0): Shape => {
  const ca = cos(turn),
    sa = sin(turn),
    cn = cos(nod),
    sn = sin(nod),
    ci = cos(tilt),
    si = sin(tilt);
  return (x, y, z) => {
    x = (x - at[0]) / size;
    y = (y - at[1]) / size;
    z = (z - at[2]) / size;
    const X = x * ca - z * sa,
      Z = x * sa + z * ca,
      Y = y * cn + Z * sn;
    return shape(X * ci + Y * si, Y * ci - X * si, Z * cn - y * sn) * size;
  };
};
/** A rod along many points. */
export const tube =
  (points: Vec[], r: number | ((t: number) => number)): Shape =>
  (x, y, z) => {
    let d = 1e9;
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1] as Vec,
        b = points[i] as Vec,
        r1 = typeof r === 'number' ? r : r((i - 1) / (points.length - 1)),
        r2 = typeof r === 'number' ? r : r(i / (points.length - 1));
      const q = capsule(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], r1, r2);
      if (q < d) d = q;
    }
    return d;
  };
export const union =
  (...shapes: Shape[]): Shape =>
  (x, y, z) => {
    let d = 1e9;
    for (const s of shapes) {
      const q = s(x, y, z);
      if (q < d) d = q;
    }
    return d;
  };
export const floorPart = (albedo: Field = 0.6, y0 = 0): Part => ({
  shape: (_x, y) => y - y0,
  albedo,
  casts: false,
});
/** A wall across the back of the stage. */
export const wallPart = (z0: number, albedo: Field = 0.6): Part => ({
  shape: (_x, _y, z) => z - z0,
  albedo,
  casts: false,
});

// ---- People ----

export type Limb = {
  /** Where the hand or foot is, in the figure's own axes. */ to: Vec /** Which way the elbow or knee points. */;
  bend?: Vec;
};
export type Pose = {
  at?: Vec;
  size?: number;
  /** 0 faces the audience, PI/2 faces right, PI shows the back. */
  turn?: number;
  /** Upper body forward (+) or back. */
  lean?: number;
  /** Upper body to the right (+) or left. */
  side?: number;
  /** Weight on the right (+) or left leg: the hip moves there; about .05. */
  weight?: number;
  /** How far the body sinks: 0 stands, .45 sits on a chair. */
  sink?: number;
  head?: { turn?: number; nod?: number; tilt?: number };
  /** Hands and feet as the audience sees them when turn is 0: left is -x. */
  left?: Limb;
  right?: Limb;
  leftFoot?: Limb;
  rightFoot?: Limb;
  /** A coat or skirt: height of the hem, its half width there. */
  coat?: { hem: number; flare?: number; folds?: number; open?: boolean };
  collar?: boolean;
  hair?: 'none' | 'short' | 'long' | 'bun' | 'wild';
  hat?: 'none' | 'cap' | 'brim' | 'top' | 'helmet';
  /** Broader (1.2) or slighter (.85) body. */
  build?: number;
};

const bone = (a: Vec, b: Vec, l1: number, l2: number, bend: Vec): Vec => {
  const d: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    D = hypot(...d) || 1e-6;
  const reach = min(D, (l1 + l2) * 0.999),
    t = (l1 * l1 - l2 * l2 + reach * reach) / (2 * reach),
    h = sqrt(max(0, l1 * l1 - t * t));
  const u: Vec = [d[0] / D, d[1] / D, d[2] / D],
    k = bend[0] * u[0] + bend[1] * u[1] + bend[2] * u[2];
  const p: Vec = [bend[0] - k * u[0], bend[1] - k * u[1], bend[2] - k * u[2]],
    P = hypot(...p) || 1;
  return [
    a[0] + u[0] * t + (p[0] / P) * h,
    a[1] + u[1] * t + (p[1] / P) * h,
    a[2] + u[2] * t + (p[2] / P) * h,
  ];
};
const toward = (a: Vec, b: Vec, reach: number): Vec => {
  const D = hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  if (D <= reach) return b;
  const k = reach / D;
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
};

/** A head on its own, in head axes (centre 0, chin at -.13, face towards +z); real size. */
export const headShape: Shape = (x, y, z) => {
  let d = ellipsoid(x, y, z, 0, 0.03, -0.01, 0.078, 0.095, 0.1);
  d = melt(d, ellipsoid(x, y, z, 0, -0.05, 0.02, 0.058, 0.075, 0.066), 0.04);
  d = melt(d, capsule(x, y, z, 0, 0.012, 0.09, 0, -0.022, 0.112, 0.01, 0.014), 0.016);
  d = melt(d, ellipsoid(x, y, z, 0, -0.062, 0.083, 0.022, 0.01, 0.01), 0.01);
  d = melt(d, capsule(abs(x), y, z, 0.012, 0.034, 0.088, 0.045, 0.032, 0.072, 0.009), 0.014);
  d = -melt(-d, ellipsoid(abs(x), y, z, 0.032, 0.012, 0.094, 0.02, 0.012, 0.016), 0.012);
  return melt(d, ellipsoid(abs(x), y, z, 0.08, -0.005, -0.008, 0.01, 0.028, 0.018), 0.008);
};

/** A person as three parts: clothes, skin, hair (and hat). */
export const person = (pose: Pose, tone: { cloth?: Field; skin?: Field; hair?: Field } = {}): Part[] => {
  const {
    at = [0, 0, 0],
    size = 1,
    turn = 0,
    lean = 0,
    side = 0,
    weight = 0,
    sink = 0,
    coat,
    hair = 'short',
    hat = 'none',
    build = 1,
  } = pose;
  const b = build,
    hy = 0.94 - sink;
  const hip: Vec = [weight, hy, 0];
  const chest: Vec = [weight * -0.3 + sin(side) * 0.4, hy + 0.4 * cos(lean) * cos(side), sin(lean) * 0.4];
  const top: Vec = [chest[0] + sin(side) * 0.12, hy + 0.53 * cos(lean) * cos(side), sin(lean) * 0.52];
  const drop = weight * 0.25 + side * 0.14;
  const shoulder = (s: number): Vec => [chest[0] + s * 0.185 * b, top[1] - 0.04 - s * drop, top[2] - 0.01];
  const leftS = shoulder(-1),
    rightS = shoulder(1);
  const lh = toward(leftS, pose.left?.to ?? [-0.27 * b + weight * -0.3, hy - 0.12, 0.08], 0.56),
    rh = toward(rightS, pose.right?.to ?? [0.27 * b + weight * -0.3, hy - 0.12, 0.08], 0.56);
  const le = bone(leftS, lh, 0.29, 0.27, pose.left?.bend ?? [-0.5, -0.3, -0.7]),
    re = bone(rightS, rh, 0.29, 0.27, pose.right?.bend ?? [0.5, -0.3, -0.7]);
  const lHip: Vec = [hip[0] - 0.09 * b, hy - 0.02 + weight * 0.3, 0],
    rHip: Vec = [hip[0] + 0.09 * b, hy - 0.02 - weight * 0.3, 0];
  const lf = toward(
      lHip,
      pose.leftFoot?.to ?? [weight < 0 ? weight - 0.06 : -0.13, 0.07, weight > 0 ? 0.08 : 0],
      0.9,
    ),
    rf = toward(
      rHip,
      pose.rightFoot?.to ?? [weight > 0 ? weight + 0.06 : 0.13, 0.07, weight < 0 ? 0.08 : 0],
      0.9,
    );
  const lk = bone(lHip, lf, 0.46, 0.44, pose.leftFoot?.bend ?? [-0.25, 0, 1]),
    rk = bone(rHip, rf, 0.46, 0.44, pose.rightFoot?.bend ?? [0.25, 0, 1]);
  const neckTop: Vec = [top[0] + sin(side) * 0.06, top[1] + 0.1, top[2] + sin(lean) * 0.06 + 0.015];
  const headAt: Vec = [neckTop[0], neckTop[1] + 0.1, neckTop[2] + 0.015];
  const { turn: ht = 0, nod = 0, tilt = 0 } = pose.head ?? {};
  const ct = cos(turn),
    st = sin(turn),
    ca = cos(ht),
    sa = sin(ht),
    cn = cos(nod),
    sn = sin(nod),
    ci = cos(tilt),
    si = sin(tilt);
  const local =
    (f: Shape): Shape =>
    (x, y, z) => {
      x = (x - at[0]) / size;
      y = (y - at[1]) / size;
      z = (z - at[2]) / size;
      return f(x * ct - z * st, y, x * st + z * ct) * size;
    };
  const inHead =
    (f: Shape): Shape =>
    (x, y, z) => {
      x -= headAt[0];
      y -= headAt[1];
      z -= headAt[2];
      let X = x * ca - z * sa,
        Z = x * sa + z * ca,
        Y = y * cn + Z * sn;
      Z = Z * cn - y * sn;
      const q = X * ci + Y * si;
      Y = Y * ci - X * si;
      X = q;
      return f(X, Y, Z);
    };
  const hair0 =
    hair === 'none'
      ? null
      : inHead((x, y, z) => {
          let d = ellipsoid(x, y, z, 0, 0.04, -0.018, 0.088, 0.1, 0.108);
          d = max(
            d,
            z * 0.8 - y * 0.6 - 0.032 + (hair === 'wild' ? 0.01 * sin(x * 90 + y * 60) : 0),
            -0.1 - y,
          );
          if (hair === 'long') d = melt(d, ellipsoid(x, y, z, 0, -0.1, -0.06, 0.098, 0.16, 0.055), 0.04);
          if (hair === 'bun') d = melt(d, sphere(x, y, z, 0, 0.09, -0.11, 0.052), 0.015);
          if (hair === 'wild') {
            const curls = 0.016 * sin(x * 60) * sin(y * 50 + 1) * sin(z * 55);
            d = melt(d, ellipsoid(x, y, z, 0, 0.06, -0.04, 0.12, 0.095, 0.11) + curls, 0.02);
            d = max(d, z * 0.8 - y * 0.6 - 0.03);
          }
          return d * 0.85;
        });
  const hat0 =
    hat === 'none'
      ? null
      : inHead((x, y, z) => {
          if (hat === 'cap')
            return min(
              max(ellipsoid(x, y, z, 0, 0.06, -0.015, 0.098, 0.075, 0.112), 0.045 - y),
              ellipsoid(x, y, z, 0, 0.055, 0.11, 0.07, 0.009, 0.06),
            );
          if (hat === 'helmet')
            return min(
              max(ellipsoid(x, y, z, 0, 0.055, -0.01, 0.115, 0.11, 0.13), 0.03 - y),
              ellipsoid(x, y, z, 0, 0.036, 0.05, 0.11, 0.01, 0.12),
            );
          const h = hat === 'top' ? 0.11 : 0.055;
          return min(
            cylinder(
              x,
              y,
              z,
              0,
              0.075 + h,
              -0.01,
              0.095 + 0.1 * (y - 0.1) * (hat === 'top' ? 0.4 : -0.5),
              h,
              0.015,
            ),
            cylinder(x, y, z, 0, 0.078, 0, hat === 'top' ? 0.145 : 0.17, 0.008, 0.006),
          );
        });
  const bx = (chest[0] + hip[0]) / 2;
  const cloth: Shape = (x, y, z) => {
    let d = ellipsoid(x, y, z, chest[0], chest[1] - 0.04, chest[2], 0.185 * b, 0.25, 0.128 * b);
    d = melt(d, ellipsoid(x, y, z, hip[0], hy, 0, 0.16 * b, 0.15, 0.125 * b), 0.14);
    d = melt(d, capsule(x, y, z, leftS[0], leftS[1], leftS[2], rightS[0], rightS[1], rightS[2], 0.068), 0.07);
    d = melt(d, capsule(x, y, z, leftS[0], leftS[1], leftS[2], le[0], le[1], le[2], 0.067, 0.055), 0.03);
    d = melt(d, capsule(x, y, z, le[0], le[1], le[2], lh[0], lh[1], lh[2], 0.053, 0.043), 0.03);
    d = melt(d, capsule(x, y, z, rightS[0], rightS[1], rightS[2], re[0], re[1], re[2], 0.067, 0.055), 0.03);
    d = melt(d, capsule(x, y, z, re[0], re[1], re[2], rh[0], rh[1], rh[2], 0.053, 0.043), 0.03);
    let leg = melt(
      capsule(x, y, z, lHip[0], lHip[1], lHip[2], lk[0], lk[1], lk[2], 0.09 * b, 0.064),
      capsule(x, y, z, lk[0], lk[1], lk[2], lf[0], lf[1], lf[2], 0.063, 0.047),
      0.03,
    );
    leg = min(
      leg,
      melt(
        capsule(x, y, z, rHip[0], rHip[1], rHip[2], rk[0], rk[1], rk[2], 0.09 * b, 0.064),
        capsule(x, y, z, rk[0], rk[1], rk[2], rf[0], rf[1], rf[2], 0.063, 0.047),
        0.03,
      ),
    );
    leg = min(
      leg,
      capsule(
        x,
        y,
        z,
        lf[0],
        lf[1] - 0.025,
        lf[2] - 0.03,
        lf[0] - 0.035,
        lf[1] - 0.03,
        lf[2] + 0.15,
        0.045,
        0.035,
      ),
      capsule(
        x,
        y,
        z,
        rf[0],
        rf[1] - 0.025,
        rf[2] - 0.03,
        rf[0] + 0.035,
        rf[1] - 0.03,
        rf[2] + 0.15,
        0.045,
        0.035,
      ),
    );
    d = melt(d, leg, 0.05);
    if (coat) {
      const y0 = hy + 0.12,
        h = clamp((y0 - y) / (y0 - coat.hem)),
        cx = mix(bx, hip[0] * 0.6, h),
        r = mix(0.15 * b, coat.flare ?? 0.26, h);
      const X = x - cx,
        Z = z * 1.22 + h * h * 0.02,
        th = atan2(Z, X);
      let q = hypot(X, Z) - r - (coat.folds ?? 0.012) * h * (sin(th * 9 + 1) + 0.6 * sin(th * 5));
      if (coat.open) q = max(q, -max(abs(X + 0.02 - 0.02 * h) - 0.09 * h * h, -Z));
      q = max(q * 0.78, coat.hem - y + 0.012 * sin(th * 3), y - y0);
      d = melt(d, q, 0.05);
    }
    if (pose.collar) {
      const X = x - neckTop[0],
        Z = z - neckTop[2] + 0.01,
        r = 0.078 + (y - top[1]) * 0.25,
        th = abs(atan2(X, Z));
      d = min(
        d,
        max(
          abs(hypot(X, Z) - r) - 0.011,
          y - top[1] - 0.125 + 0.05 * smooth(1.2, 0.3, th),
          top[1] - 0.03 - y,
          (0.35 - th) * 0.07,
        ) * 0.8,
      );
    }
    return d;
  };
  const skin: Shape = (x, y, z) => {
    let d = inHeadShape(x, y, z);
    d = melt(
      d,
      capsule(
        x,
        y,
        z,
        top[0],
        top[1] - 0.02,
        top[2] - 0.01,
        neckTop[0],
        neckTop[1] + 0.03,
        neckTop[2],
        0.062,
        0.052,
      ),
      0.025,
    );
    d = min(
      d,
      ellipsoid(
        x,
        y,
        z,
        lh[0] + (lh[0] - le[0]) * 0.22,
        lh[1] + (lh[1] - le[1]) * 0.22,
        lh[2] + (lh[2] - le[2]) * 0.22,
        0.046,
        0.06,
        0.046,
      ),
    );
    return min(
      d,
      ellipsoid(
        x,
        y,
        z,
        rh[0] + (rh[0] - re[0]) * 0.22,
        rh[1] + (rh[1] - re[1]) * 0.22,
        rh[2] + (rh[2] - re[2]) * 0.22,
        0.046,
        0.06,
        0.046,
      ),
    );
  };
  const inHeadShape = inHead(headShape);
  const around: [number, number, number, number] = [
    at[0],
    at[1] + (hy + 0.0) * size,
    at[2],
    (1.15 + max(0, (coat?.flare ?? 0) - 0.3)) * size,
  ];
  const parts: Part[] = [
    { shape: local(cloth), albedo: tone.cloth ?? 0.45, around },
    { shape: local(skin), albedo: tone.skin ?? 0.9, around },
  ];
  if (hair0 || hat0)
    parts.push({
      shape: local((x, y, z) => min(hair0 ? hair0(x, y, z) : 9, hat0 ? hat0(x, y, z) : 9)),
      albedo: tone.hair ?? 0.2,
      around: [at[0], at[1] + headAt[1] * size, at[2], 0.75 * size],
    });
  return parts;
};

// ---- Light ----

const field = (f: Field | undefined, otherwise: number, x: number, y: number, z: number, n: Vec) =>
  f === undefined ? otherwise : typeof f === 'number' ? f : f(x, y, z, n);

/** The light that reaches the eye, pixel by pixel. */
export function render(
  scene: Scene,
  view: View,
  width: number,
  height: number,
  antialias = true,
): Float32Array {
  const step = scene.step ?? 0.9,
    far = scene.far ?? 28;
  const seen = scene.parts.filter((p) => p.seen !== false),
    casting = scene.parts.filter((p) => p.casts !== false);
  const lights = view.lights ?? scene.lights;
  let nearest = seen[0] as Part;
  const distance = (parts: Part[], x: number, y: number, z: number) => {
    let d = 1e9;
    for (let i = 0; i < parts.length; i++) {
      const p = parts[i] as Part,
        a = p.around;
      if (a) {
        const X = x - a[0],
          Y = y - a[1],
          Z = z - a[2],
          R = d + a[3];
        if (R > 0 ? X * X + Y * Y + Z * Z > R * R : true) continue;
      }
      const q = p.shape(x, y, z);
      if (q < d) {
        d = q;
        nearest = p;
      }
    }
    return d;
  };
  const shade = (
    x: number,
    y: number,
    z: number,
    gx: number,
    gy: number,
    gz: number,
    D: number,
    hard: number,
    steps: number,
  ) => {
    let s = 1,
      q = 0.03;
    for (let n = 0; n < steps && q < D - 0.05; n++) {
      const h = distance(casting, x + gx * q, y + gy * q, z + gz * q);
      if (h < 0.0012) return 0;
      s = min(s, (hard * h) / q);
      q += max(0.012, h * step);
    }
    return clamp(s);
  };
  const lamps = lights.map((L) => {
    if (!L.spot) return { L, S: null };
    const d: Vec = [L.spot.to[0] - L.at[0], L.spot.to[1] - L.at[1], L.spot.to[2] - L.at[2]],
      D = hypot(...d);
    const inner = cos(L.spot.angle * (1 - (L.spot.soft ?? 0.15))),
      outer = cos(L.spot.angle);
    return { L, S: { x: d[0] / D, y: d[1] / D, z: d[2] / D, inner, outer } };
  });
  const [ex, ey, ez] = view.eye;
  let fx = view.to[0] - ex,
    fy = view.to[1] - ey,
    fz = view.to[2] - ez,
    l = hypot(fx, fy, fz);
  fx /= l;
  fy /= l;
  fz /= l;
  let rx = -fz,
    rz = fx;
  l = hypot(rx, rz);
  rx /= l;
  rz /= l;
  const ux = -rz * fy,
    uy = rz * fx - rx * fz,
    uz = rx * fy;
  const k = tan((view.fov * PI) / 360),
    ratio = width / height;

  const trace = (px: number, py: number) => {
    const u = ((px / width) * 2 - 1) * k * ratio,
      v = (1 - (py / height) * 2) * k;
    let dx = fx + rx * u + ux * v,
      dy = fy + uy * v,
      dz = fz + rz * u + uz * v;
    const m = hypot(dx, dy, dz);
    dx /= m;
    dy /= m;
    dz /= m;
    let t = 0.3,
      hit = false;
    for (let n = 0; n < 190; n++) {
      const d = distance(seen, ex + dx * t, ey + dy * t, ez + dz * t);
      if (d < 0.0012 * t) {
        hit = true;
        break;
      }
      t += d * step;
      if (t > far) break;
    }
    let light = 0;
    if (hit) {
      const x = ex + dx * t,
        y = ey + dy * t,
        z = ez + dz * t,
        e = 0.0025,
        part = nearest,
        f = part.shape;
      let nx = f(x + e, y, z) - f(x - e, y, z),
        ny = f(x, y + e, z) - f(x, y - e, z),
        nz = f(x, y, z + e) - f(x, y, z - e);
      const q = hypot(nx, ny, nz) || 1;
      nx /= q;
      ny /= q;
      nz /= q;
      const n: Vec = [nx, ny, nz],
        albedo = field(part.albedo, 0.8, x, y, z, n);
      for (const { L, S } of lamps) {
        let gx = L.at[0] - x,
          gy = L.at[1] - y,
          gz = L.at[2] - z;
        const D = hypot(gx, gy, gz);
        gx /= D;
        gy /= D;
        gz /= D;
        const nl = nx * gx + ny * gy + nz * gz;
        if (nl <= 0) continue;
        const cone = S ? smooth(S.outer, S.inner, -(gx * S.x + gy * S.y + gz * S.z)) : 1;
        if (cone <= 0) continue;
        const s =
          L.shadow === false
            ? 1
            : shade(x + nx * 0.012, y + ny * 0.012, z + nz * 0.012, gx, gy, gz, D, L.hard ?? 40, 80);
        if (s <= 0) continue;
        const strength = (L.power * cone * s) / (L.falloff === false ? 1 : D * D);
        light += albedo * nl * strength;
        if (part.gloss) {
          const hx = gx - dx,
            hy = gy - dy,
            hz = gz - dz,
            hl = hypot(hx, hy, hz);
          light +=
            part.gloss *
            pow(max(0, (nx * hx + ny * hy + nz * hz) / hl), part.sharp ?? 60) *
            min(strength, 1.5);
        }
      }
      light += (scene.ambient ?? 0) * albedo;
      if (scene.rim) light += scene.rim * pow(1 - abs(nx * dx + ny * dy + nz * dz), 3);
      if (part.glow !== undefined) light += field(part.glow, 0, x, y, z, n);
    } else {
      const sky = scene.sky ?? 0;
      light = typeof sky === 'number' ? sky : sky(dx, dy, dz);
    }
    for (const { L, S } of lamps) {
      if (!L.haze) continue;
      const end = min(t, far),
        shift = hash(px * 1.3, py * 1.7);
      let from = 0,
        to = end;
      if (S) {
        // Only the stretch of the ray inside the cone is sampled.
        const ox = ex - L.at[0],
          oy = ey - L.at[1],
          oz = ez - L.at[2],
          c2 = S.outer * S.outer;
        const ds = dx * S.x + dy * S.y + dz * S.z,
          os = ox * S.x + oy * S.y + oz * S.z,
          od = ox * dx + oy * dy + oz * dz;
        const A = ds * ds - c2,
          B = ds * os - c2 * od,
          C = os * os - c2 * (ox * ox + oy * oy + oz * oz),
          root = B * B - A * C;
        if (root <= 0) {
          if (A < 0) continue;
        } else {
          const r = sqrt(root),
            t1 = min((-B - r) / A, (-B + r) / A),
            t2 = max((-B - r) / A, (-B + r) / A);
          if (A < 0) {
            if (os + (ds * (t1 + t2)) / 2 < 0) continue;
            from = max(0, t1);
            to = min(end, t2);
          } else if (ds > 0) from = max(0, t2);
          else to = min(end, t1);
        }
        if (to <= from) continue;
      }
      const N = 14,
        ds = (to - from) / N;
      let sum = 0;
      for (let n = 0; n < N; n++) {
        const q = from + (n + shift) * ds,
          x = ex + dx * q,
          y = ey + dy * q,
          z = ez + dz * q;
        let gx = L.at[0] - x,
          gy = L.at[1] - y,
          gz = L.at[2] - z;
        const D = hypot(gx, gy, gz);
        gx /= D;
        gy /= D;
        gz /= D;
        const cone = S ? smooth(S.outer, S.inner, -(gx * S.x + gy * S.y + gz * S.z)) : 1;
        if (cone <= 0) continue;
        sum +=
          (cone * (L.shadow === false ? 1 : shade(x, y, z, gx, gy, gz, D, 60, 28))) /
          (L.falloff === false ? 1 : D * D + 0.3);
      }
      light += sum * ds * L.haze * L.power;
    }
    const vx = (px / width - 0.5) * 2,
      vy = (py / height - 0.5) * 2;
    return light * (1 - 0.35 * clamp((vx * vx * vx * vx + vy * vy * vy * vy) * 0.7));
  };

  const out = new Float32Array(width * height);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) out[j * width + i] = trace(i + 0.5, j + 0.5);
  if (!antialias) return out;
  // Edges get four more samples.
  const first = Float32Array.from(out, toCoverage),
    before = (k: number) => first[k] ?? 0;
  for (let j = 1; j < height - 1; j++)
    for (let i = 1; i < width - 1; i++) {
      const at = j * width + i,
        c = before(at);
      if (
        max(
          abs(c - before(at - 1)),
          abs(c - before(at + 1)),
          abs(c - before(at - width)),
          abs(c - before(at + width)),
        ) < 0.16
      )
        continue;
      let sum = c;
      for (let s = 0; s < 4; s++)
        sum += toCoverage(trace(i + 0.5 + (s & 1 ? 0.28 : -0.28), j + 0.5 + (s & 2 ? 0.28 : -0.28)));
      out[at] = toLight(sum / 5);
    }
  return out;
}

/** Light to stroke coverage, 0 (no stroke) to 1 (full stroke). */
export const toCoverage = (light: number) => clamp(pow(1 - exp(-light * 1.25), 0.8) * 1.1);
const toLight = (coverage: number) => -Math.log(1 - min(0.9999, pow(coverage / 1.1, 1.25))) / 1.25;
export const coverage = (light: Float32Array) =>
  Uint8Array.from(light, (v) => Math.round(toCoverage(v) * 255));
