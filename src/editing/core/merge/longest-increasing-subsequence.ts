/** The longest increasing subsequence, used to reorder a list with as few moves as possible. */

/** The indices of a longest increasing subsequence; all other items have to move. Negative numbers are excluded. */
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
