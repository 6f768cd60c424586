// The number of tickets left, as far as it is public.

/** Up to this number, tickets are announced as few, on LED screens and in lists. */
export const fewTickets = 20;

/** An event without tickets left is sold out, whatever its status. */
export function saleStatus<S extends string>({
  status,
  tickets_left,
}: {
  status: S;
  tickets_left: number | null;
}): S | 'soldout' {
  return tickets_left === 0 ? 'soldout' : status;
}

/** The number of tickets left if few; null if there are more, none, or it is unknown. */
export function fewTicketsLeft(left: number | null): number | null {
  return left !== null && left > 0 && left <= fewTickets ? left : null;
}
