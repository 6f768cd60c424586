// Form tokens: a signed time and a random name, which tell people from robots and make submissions idempotent.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { formTokenLifetime } from '#domain/forms/form-limits.ts';
import type { Database } from '#server/db/client.server.ts';
import { authSecret } from '#server/services/accounts/auth-secret.ts';
import { isEqualInConstantTime } from '#server/services/accounts/sessions-cookie.ts';

export interface FormToken {
  /** A random id, known only to the page with the token. */
  name: string;
  /** Milliseconds since it was issued. */
  age: number;
  isOver: boolean;
  /** Set if it replaces a missing form token. */
  isBare?: true;
}

async function signatureOf(database: Database, text: string): Promise<string> {
  const secret = await authSecret(database);
  return createHmac('sha256', secret).update(`form formToken ${text}`).digest('base64url');
}

/** Issues a form token for one form on one page. */
export async function issueFormToken(database: Database, now: Date): Promise<string> {
  const text = `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${text}.${await signatureOf(database, text)}`;
}

/** Verifies and reads a form token; null if it was not issued here. */
export async function verifyFormToken(
  database: Database,
  formToken: string | null | undefined,
  now: Date,
): Promise<FormToken | null> {
  const [, text = '', time = '', name = '', signature = ''] =
    /^(([0-9a-z]{1,11})\.([\w-]{22}))\.([\w-]{43})$/.exec(formToken ?? '') ?? [];
  if (text === '' || !isEqualInConstantTime(signature, await signatureOf(database, text))) return null;
  const age = now.getTime() - Number.parseInt(time, 36);
  return { name, age, isOver: age > formTokenLifetime };
}

/**
 * Replaces the form token that a program does not send: the same values from one network on one day are one submission.
 * Files cannot be sent with it, since they would have no owner.
 */
export async function anonymousFormToken(
  database: Database,
  network: string,
  day: string,
): Promise<FormToken> {
  const name = `bare ${await signatureOf(database, `${network} ${day}`)}`;
  return { name, age: Number.POSITIVE_INFINITY, isOver: false, isBare: true };
}

/** The form token of a logged-in user, derived from the CSRF token. */
export function sessionFormToken(csrf_token: string): FormToken {
  return { name: `login ${csrf_token}`, age: Number.POSITIVE_INFINITY, isOver: false };
}

/** The owner of uploads: a hash of the form token's name. */
export function ownerOf({ name }: Pick<FormToken, 'name'>): string {
  return createHash('sha256').update(`upload ${name}`).digest('base64url');
}
