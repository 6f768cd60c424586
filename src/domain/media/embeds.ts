/** Parses what editors paste: the address or the embed code of a video, a sound or a post at another host. */

import { isHostOf } from '#domain/urls/hosts.ts';
import type { Embed, EmbedKind, MediaType } from './embed.ts';
import { idOf } from './embed-ids.ts';
import { playerOf } from './embed-players.ts';
import { addressesIn } from './embed-snippet.ts';

/** `host`: from none of the hosts that are possible here. `id`: from one of them, but not a thing that can be shown. */
export type EmbedProblem = 'empty' | 'host' | 'id';

/** More than the longest code that a network hands out. */
const maxLength = 20_000;

/**
 * Reads what somebody pasted: an address, or a code with an address in it. Of all addresses in a code the first that
 * is of a host in `hosts` and names something to show is taken; the rest of the code is thrown away.
 * `hosts`: of this kind, from the house's settings.
 */
export function parseEmbed(
  kind: EmbedKind,
  text: string,
  hosts: readonly string[],
): { embed: Embed } | { problem: EmbedProblem } {
  const pasted = text.trim();
  if (pasted === '') return { problem: 'empty' };
  if (pasted.length > maxLength) return { problem: 'id' };
  const urls = addressesIn(pasted).filter(({ hostname }) => isHostOf(hostname, hosts));
  for (const url of urls) {
    const embed = kind === 'starmate' ? formIn(url) : idOf(url);
    if (embed && playerOf(embed)) return { embed };
  }
  return { problem: urls.length > 0 ? 'id' : 'host' };
}

/** A form may lie with any host that the house names, so its host is a part of its id. */
function formIn({ hostname, pathname }: URL): Embed {
  return { provider: 'starmate', id: hostname + pathname.replace(/\/$/, '') };
}

/** Null for what this version does not know. */
export function mediaTypeOf(embed: Embed): MediaType | null {
  return playerOf(embed)?.media_type ?? null;
}
