// Classifies database errors: temporarily unavailable, out of space, or a bug.
import type { DrizzleQueryError } from 'drizzle-orm';
import type { DatabaseError } from 'pg';

/**
 * SQLSTATEs after which another try may succeed: the server starts, stops or is full (57P0x, 53, 08), took too long
 * (57014), a lock was held for too long (55P03), or two transactions conflicted (40001, 40P01).
 */
const passing = /^(?:57P0[1-5]|57014|55P03|40001|40P01|53\d{3}|08\w{3})$/;
/** Error codes of refused, reset or failed connections. */
const connection =
  /^(?:ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|ENOTFOUND|EAI_AGAIN|EMFILE)$/;
/** Messages of driver errors that have no code. */
const driver =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after|Client (?:was closed|has encountered a connection error)|The database does not answer)/;
/** Codes for no space left, in the database or the file store. */
const full = /^(?:53100|ENOSPC|EDQUOT)$/;

type DatabaseFailure = 'away' | 'full' | null;

/** The error and its causes, outermost first. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 8; next = next.cause) chain.push(next);
  return chain;
}

/** Whether the server itself answered with this error; by its fields, as a program may load the driver twice. */
export const isDatabaseError = (error: Error): error is DatabaseError =>
  typeof (error as Partial<DatabaseError>).severity === 'string';

/** Whether this is Drizzle's error around that of the driver; by its fields, too. */
export const isFailedQuery = (error: Error): error is DrizzleQueryError =>
  'query' in error && 'params' in error;

const codeIn = (error: Error): string => String((error as { code?: unknown }).code ?? '');

/** The code of the innermost cause that has one. */
export const failureCode = (error: unknown): string | undefined =>
  chainOf(error).map(codeIn).findLast(Boolean) || undefined;

/** A database that starts has no socket yet; a missing file has the same code. */
const isConnect = (error: Error): boolean => (error as NodeJS.ErrnoException).syscall === 'connect';

/**
 * Whether the database is temporarily unavailable or full; null for any other error. A query that failed without a
 * response of the server was lost in transit.
 */
export function databaseFailure(error: unknown): DatabaseFailure {
  const chain = chainOf(error);
  if (chain.some((one) => full.test(codeIn(one)))) return 'full';
  if (chain.some(isDatabaseError)) return chain.some((one) => passing.test(codeIn(one))) ? 'away' : null;
  const isQuery = chain.some(isFailedQuery);
  return chain.some(
    (one) =>
      driver.test(one.message) ||
      passing.test(codeIn(one)) ||
      (connection.test(codeIn(one)) && (isQuery || codeIn(one) !== 'ENOENT' || isConnect(one))),
  )
    ? 'away'
    : null;
}

/** Whether another try may succeed. */
export const isDatabaseUnreachable = (error: unknown): boolean => databaseFailure(error) === 'away';
