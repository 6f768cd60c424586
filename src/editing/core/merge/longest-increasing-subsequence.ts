/** The longest increasing subsequence, so that reordering a list moves as few items as possible. */

/**
 * Which of the numbers may stay, so that as few as possible have to move: the indices of a longest rising row.
 * A negative number never stays.
 */
export function longestIncreasingSubsequence(numbers: readonly number[]): Set<number> {
  const rows: number[][] = [];
  numbers.forEach((number, index) => {
    if (number < 0) return;
    const before = rows.filter((row) => (numbers[row.at(-1) as number] as number) < number);
    const longest = before.reduce<number[]>((best, row) => (row.length > best.length ? row : best), []);
    rows.push([...longest, index]);
  });
  return new Set(rows.reduce((best, row) => (row.length > best.length ? row : best), []));
}
