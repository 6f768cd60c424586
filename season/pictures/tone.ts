// Converts light into stroke coverage, the tone in which pictures are stored.
import { clamp, exp, min, pow } from './numbers.ts';

/** 0 (no stroke) to 1 (full stroke). */
export const toCoverage = (light: number) => clamp(pow(1 - exp(-light * 1.25), 0.8) * 1.1);

/** The inverse of toCoverage. */
export const toLight = (coverage: number) => -Math.log(1 - min(0.9999, pow(coverage / 1.1, 1.25))) / 1.25;

/** Light as bytes from 0 (no stroke) to 255 (full stroke). */
export const coverage = (light: Float32Array) =>
  Uint8Array.from(light, (v) => Math.round(toCoverage(v) * 255));
