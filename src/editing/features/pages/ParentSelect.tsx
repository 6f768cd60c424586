/** The select for the parent of a page. */
import { textOf } from '#domain/languages/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { TreePage } from '../../sync/pages/edited-page.ts';
import { treeLines } from '../../sync/pages/page-tree.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';

interface Props {
  tree: readonly TreePage[];
  /** A page to leave out, with its descendants. */
  except: number | null;
  /** Null at the top level. */
  value: number | null;
  error?: string | undefined;
  onChange: (parent: number | null) => void;
}

export function ParentSelect({ tree, except, value, error, onChange }: Props) {
  const labels = useLabels();
  const locale = useLocale();
  const options = treeLines(tree, except).map(({ page, depth }) => ({
    value: page.id,
    name: `${'\u2003'.repeat(depth + 1)}${textOf(page.title, locale)}`,
  }));
  return (
    <Select
      label={labels.page_parent}
      error={error}
      value={value ?? 0}
      options={[{ value: 0, name: labels.page_top }, ...options]}
      onChange={(id) => onChange(id === 0 ? null : id)}
    />
  );
}
