// Figures that are robust on a busy machine: medians of many short interleaved rounds, and ratios between them.

/**
 * Runs alternatives in interleaved rounds, so that load on the machine affects all of them.
 * @param measure one round of one alternative; returns its figure
 * @returns the figures of each alternative
 */
export async function interleave<K extends string>(
  ways: readonly K[],
  rounds: number,
  measure: (way: K) => Promise<number>,
): Promise<Record<K, number[]>> {
  const figures = Object.fromEntries(ways.map((way) => [way, []])) as unknown as Record<K, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    // Each round starts with another alternative.
    const order = ways.map((_, at) => ways[(at + round) % ways.length] as K);
    for (const way of order) figures[way].push(await measure(way));
  }
  return figures;
}

/** The median, which is robust against outliers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The percentile of `share`, e.g. 0.95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One line of a report. */
export function printFigure(what: string, figure: string, goal = ''): void {
  console.log(`${what.padEnd(58)} ${figure.padStart(12)}${goal && `   ${goal}`}`);
}

export const micro = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} µs`;
export const milli = (value: number): string => `${value.toFixed(2)} ms`;
export const times = (value: number): string => `${value.toFixed(2)} x`;
