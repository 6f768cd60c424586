/** The control for an embed: parses the pasted address or code. Only provider and id are stored. */
import { useState } from 'react';
import type { Embed, EmbedKind } from '#domain/media/embed.ts';
import { playerOf, watchAddress } from '#domain/media/embed-players.ts';
import { parseEmbed } from '#domain/media/embeds.ts';
import { namedHosts } from '#domain/urls/named-hosts.ts';
import * as site from '#site';
import parts from '../kit/kit.module.css';
import { Note } from '../kit/Note.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { useLabels } from '../kit/use-labels.ts';

interface Props {
  label: string;
  of: EmbedKind;
  value: unknown;
  onChange: (value: Embed | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
}

export function EmbedControl({ label, of, value, onChange, error, isRequired = false }: Props) {
  const labels = useLabels();
  const embed = isEmbed(value) ? value : null;
  const [text, setText] = useState(() => (embed ? (watchAddress(embed) ?? '') : ''));
  const hosts = site.embed_hosts[of];
  const named = namedHosts(hosts);
  const read = parseEmbed(of, text, hosts);
  const problem = 'problem' in read ? read.problem : 'empty';
  const wrong = { empty: undefined, host: labels.embed_host(named), id: labels.embed_id }[problem];
  const player = embed ? playerOf(embed) : undefined;

  return (
    <div className={parts.stack}>
      <TextInput
        label={label}
        isRequired={isRequired}
        hint={labels.embed_hint(named)}
        rows={text.includes('<') ? 4 : 1}
        value={text}
        error={wrong ?? error}
        onChange={(next) => {
          setText(next);
          const answer = parseEmbed(of, next, hosts);
          onChange('embed' in answer ? answer.embed : null);
        }}
      />
      <div role="status">
        {embed && player ? <Note>{labels.embed_found(player.name, embed.id)}</Note> : null}
      </div>
    </div>
  );
}

const isEmbed = (value: unknown): value is Embed =>
  typeof value === 'object' && value !== null && 'provider' in value;
