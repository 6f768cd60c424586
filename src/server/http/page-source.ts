// The source of a page: a hash of its inputs. Pages with equal sources are equal.
import { hash } from 'node:crypto';

/**
 * @param data the loader data, which the browser gets too
 * @param rest further inputs on the server
 * @returns a hash
 */
export const pageSource = (data: string, rest: readonly unknown[]): string =>
  hash('sha256', `${JSON.stringify(rest)}\n${data}`, 'base64url');
