// The elements of a scene: parts with a shape, lights, and views.
//
// Axes: x to the right, y up, z towards the audience. The floor is y = 0, a
// grown-up is about 1.8 high. Angles are radians.
import type { ViewName } from './views.ts';

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

export type Views = Record<ViewName, View>;

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
