// The bare stage: its floor and the wall at its back.
import type { Field, Part } from './scene.ts';

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
