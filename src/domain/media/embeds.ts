/** Parses pasted addresses and embed codes of videos, audio and posts. */

import { isHostOf } from '#domain/urls/hosts.ts';
import type { Embed, EmbedKind, MediaType } from './embed.ts';
import { parseEmbedAddress } from './embed-ids.ts';
import { playerOf } from './embed-players.ts';
import { addressesIn } from './embed-snippet.ts';

/** `host`: no allowed host. `id`: an allowed host, but nothing that can be embedded. */
export type EmbedProblem = 'empty' | 'host' | 'id';

/** Short hosts and their equivalents; the stored embed is the same. */
const shortHosts: Readonly<Record<string, string>> = { 'youtu.be': 'youtube.com' };

/** In characters, more than any provider's embed code. */
const maxLength = 20_000;

/**
 * Parses an address or an embed code. The first address of a host in `hosts` that identifies something to
 * show is used; the rest of a code is discarded. `hosts` are the allowed hosts for this kind, from the site's
 * configuration.
 */
export function parseEmbed(
  kind: EmbedKind,
  text: string,
  hosts: readonly string[],
): { embed: Embed } | { problem: EmbedProblem } {
  const pasted = text.trim();
  if (pasted === '') return { problem: 'empty' };
  if (pasted.length > maxLength) return { problem: 'id' };
  const urls = addressesIn(pasted).filter(({ hostname }) =>
    isHostOf(shortHosts[hostname] ?? hostname, hosts),
  );
  for (const url of urls) {
    const embed = kind === 'starmate' ? formIn(url) : parseEmbedAddress(url);
    if (embed && !isScript(embed) && playerOf(embed)) return { embed };
  }
  return { problem: urls.length > 0 ? 'id' : 'host' };
}

/** A provider's own script, which a frame would show as text. */
const isScript = ({ id }: Embed) => /\.m?js$/i.test(id);

/** The host is part of the id, since forms may be on any configured host. */
function formIn({ hostname, pathname }: URL): Embed {
  return { provider: 'starmate', id: hostname + pathname.replace(/\/$/, '') };
}

/** Null for unknown providers. */
export function mediaTypeOf(embed: Embed): MediaType | null {
  return playerOf(embed)?.media_type ?? null;
}
