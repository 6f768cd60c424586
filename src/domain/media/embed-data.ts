/**
 * Validates embeds before they are stored: pasted text becomes provider and id, and stored pairs are checked by
 * building their address.
 */

import * as site from '#site';
import type { Embed, EmbedKind } from './embed.ts';
import { watchAddress } from './embed-players.ts';
import { parseEmbed } from './embeds.ts';

/**
 * Validates a stored or submitted embed. Null for providers that this kind does not allow, and for ids whose
 * public address does not parse back to the same embed.
 */
export function validateEmbed(kind: EmbedKind, given: unknown): Embed | null {
  if (typeof given === 'string') return read(kind, given);
  const stored = storedEmbed(given);
  if (!stored) return null;
  const address = watchAddress(stored);
  const again = address === null ? null : read(kind, address);
  if (again?.provider !== stored.provider || again.id !== stored.id) return null;
  return stored;
}

/** Whether {@link validateEmbed} accepts it. */
export const isEmbed = (kind: EmbedKind, given: unknown): boolean => validateEmbed(kind, given) !== null;

function read(kind: EmbedKind, text: string): Embed | null {
  const result = parseEmbed(kind, text, site.embed_hosts[kind]);
  return 'embed' in result ? result.embed : null;
}

const latestStart = 86_400;

function storedEmbed(given: unknown): Embed | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const { provider, id, start, ...rest } = given as Record<string, unknown>;
  if (typeof provider !== 'string' || typeof id !== 'string' || Object.keys(rest).length > 0) return null;
  if (start === undefined || start === null) return { provider, id };
  if (!Number.isInteger(start) || (start as number) < 0 || (start as number) > latestStart) return null;
  return { provider, id, start: start as number };
}
