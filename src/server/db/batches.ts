/** Rows per statement, well below PostgreSQL's 65,535 parameters. */
const batchSize = 500;

/** The parts of a list that fit into one statement. */
export function batchesOf<Item>(items: readonly Item[], size = batchSize): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
