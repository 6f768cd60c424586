// What a form carries to be sent once: a signed moment and a name. It tells people from robots, and one submit from two.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { ticketLife } from '#domain/forms/form-sending.ts';
import type { Database } from '#server/db/client.server.ts';
import { authSecret } from '#server/services/accounts/auth-secret.ts';
import { isSameText } from '#server/services/accounts/sessions-cookie.ts';

export interface FormTicket {
  /** Its name: known to nobody but who was given it. */
  name: string;
  /** Milliseconds since it was given. */
  age: number;
  isOver: boolean;
  /** Nobody was given it: it stands for none. */
  isBare?: true;
}

async function signatureOf(database: Database, text: string): Promise<string> {
  const secret = await authSecret(database);
  return createHmac('sha256', secret).update(`form ticket ${text}`).digest('base64url');
}

/** A new one, for one form on one page. */
export async function makeTicket(database: Database, now: Date): Promise<string> {
  const text = `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${text}.${await signatureOf(database, text)}`;
}

/** What a ticket says; null for everything that is not ours. */
export async function readTicket(
  database: Database,
  ticket: string | null | undefined,
  now: Date,
): Promise<FormTicket | null> {
  const [, text = '', time = '', name = '', signature = ''] =
    /^(([0-9a-z]{1,11})\.([\w-]{22}))\.([\w-]{43})$/.exec(ticket ?? '') ?? [];
  if (text === '' || !isSameText(signature, await signatureOf(database, text))) return null;
  const age = now.getTime() - Number.parseInt(time, 36);
  return { name, age, isOver: age > ticketLife };
}

/**
 * What stands for a ticket where a program sends none: the same values from one network on one day are one submit.
 * Files cannot be sent with it, since nobody knows whose they would be.
 */
export async function bareTicket(database: Database, network: string, day: string): Promise<FormTicket> {
  const name = `bare ${await signatureOf(database, `${network} ${day}`)}`;
  return { name, age: Number.POSITIVE_INFINITY, isOver: false, isBare: true };
}

/** What stands for a ticket where somebody of the house sends the token of their login. */
export function loginTicket(csrf_token: string): FormTicket {
  return { name: `login ${csrf_token}`, age: Number.POSITIVE_INFINITY, isOver: false };
}

/** By what an upload knows the ticket that it came with. */
export function ownerOf({ name }: Pick<FormTicket, 'name'>): string {
  return createHash('sha256').update(`upload ${name}`).digest('base64url');
}
