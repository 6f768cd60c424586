/** Finds a page or record of the site as the target of a link. */
import type { LinkChoice } from '#domain/urls/link-choice.ts';
import { useEditingSession } from '../editing-session-context.ts';
import list from '../kit/Combobox.module.css';
import { Combobox } from '../kit/Combobox.tsx';
import { useLabels } from '../kit/use-labels.ts';
import { findTargets } from './picker-requests.ts';

interface Props {
  label: string;
  onPick: (found: LinkChoice) => void;
  error?: string | undefined;
}

export function LinkPicker({ label, onPick, error }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  return (
    <Combobox
      label={label}
      error={error}
      placeholder={labels.link_search}
      search={(query) => findTargets(session, query)}
      keyOf={({ target, url }) => `${target.kind} ${url}`}
      renderOption={({ target, title, url, is_online }) => (
        <>
          <span>{title}</span>
          <span className={list.kind}>
            {labels.target_kinds[target.kind]} · {url}
            {is_online ? '' : ` · ${labels.target_offline}`}
          </span>
        </>
      )}
      onPick={onPick}
    />
  );
}
