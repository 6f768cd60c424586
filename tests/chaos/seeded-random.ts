// Shared by randomised tests: the number of rounds, and a seed that reproduces a failure.

/** Set by `npm run test:chaos`. */
export const isLong = process.env.FOYER_CHAOS === 'long';

/**
 * Number of rounds: a few in `npm test`, the promised number in the long run. `FOYER_ROUNDS` overrides it, to reproduce
 * a failure faster.
 */
export function rounds(short: number, long: number): number {
  return Number(process.env.FOYER_ROUNDS) || (isLong ? long : short);
}

/** The seed of a test, printed so that a failure can be reproduced with `FOYER_SEED=… npm run test:chaos -- name`. */
export function seedOf(what: string): number {
  const seed = Number(process.env.FOYER_SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.info(`${what}: seed ${seed}, ${isLong ? 'long' : 'short'}`);
  return seed;
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
