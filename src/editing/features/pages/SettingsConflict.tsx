/** Conflicting changes of a page's settings, side by side. */
import type { ConflictChoice } from '../../core/merge/three-way.ts';
import type { TreePage } from '../../sync/pages/edited-page.ts';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { pageFieldName } from '../../ui/versions/page-field-name.ts';
import { TwoVersions } from '../../ui/versions/TwoVersions.tsx';
import { useShownSettings } from '../../ui/versions/use-shown-settings.ts';
import type { PageConflict } from './page-form.ts';

interface Props {
  conflict: PageConflict;
  tree: readonly TreePage[];
  onDecide: (choices: Readonly<Record<string, ConflictChoice>>) => void;
  onClose: () => void;
}

export function SettingsConflict({
  conflict: { merges, changed_by, intro },
  tree,
  onDecide,
  onClose,
}: Props) {
  const labels = useLabels();
  const shown = useShownSettings(merges, tree);
  const shownAs = (side: 'mine' | 'theirs') =>
    Object.fromEntries(merges.map((merge) => [merge.field, shown(merge, merge[side])]));
  return (
    <TwoVersions
      intro={intro}
      merges={merges}
      changedBy={changed_by}
      nameOf={(field) => pageFieldName(field, labels)}
      contents={{ mine: shownAs('mine'), theirs: shownAs('theirs') }}
      onDecide={onDecide}
      onClose={onClose}
    />
  );
}
