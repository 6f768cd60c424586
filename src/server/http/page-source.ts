// The source of a page: two pages of an address that are made of the same are the same.
import { hash } from 'node:crypto';

/**
 * @param data what the browser gets of it, from which it makes the same page
 * @param rest what only the server reads
 * @returns a hash
 */
export const pageSource = (data: string, rest: readonly unknown[]): string =>
  hash('sha256', `${JSON.stringify(rest)}\n${data}`, 'base64url');
