/** Resolves settings of a page for display: the description of a picture, the name of a place. */
import { useEffect, useState } from 'react';
import { textOf } from '#domain/languages/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { pageSettingsTexts } from '#i18n/pages/page-settings-texts.ts';
import type { FieldMerge } from '../../core/merge/three-way.ts';
import type { TreePage } from '../../sync/pages/edited-page.ts';
import type { PagePosition } from '../../sync/pages/page-merge.ts';
import { pageInTree } from '../../sync/pages/page-tree.ts';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { getPicture } from '../../ui/pickers/picker-requests.ts';
import { useEditingSession } from '../editing-session-context.ts';

/** @returns the resolved value of a merge, for `ShownValue` */
export function useShownSettings(
  merges: readonly FieldMerge[],
  tree: readonly TreePage[],
): (merge: Pick<FieldMerge, 'field' | 'kind'>, value: unknown) => unknown {
  const labels = useLabels();
  const locale = useLocale();
  const texts = pageSettingsTexts(locale);
  const alts = useAlts(
    merges.flatMap(({ kind, base, mine, theirs }) => (kind === 'image' ? [base, mine, theirs] : [])),
  );
  return ({ field, kind }, value) => {
    if (kind === 'image') return { alt: alts.get(value as number) };
    if (field !== 'place') return undefined;
    const { parent, order } = value as PagePosition;
    const above = pageInTree(tree, parent);
    const name = above ? labels.page_below(textOf(above.title, locale)) : labels.page_top;
    return { title: texts.stands(name, order + 1) };
  };
}

/** Descriptions by picture id; unavailable ones are left out. */
function useAlts(ids: readonly unknown[]): ReadonlyMap<number, string> {
  const session = useEditingSession();
  const [alts, setAlts] = useState<ReadonlyMap<number, string>>(new Map());
  const wantedIds = [...new Set(ids.filter((id) => typeof id === 'number'))].join();
  useEffect(() => {
    let isOver = false;
    for (const id of wantedIds === '' ? [] : wantedIds.split(',').map(Number))
      getPicture(session, id).then(
        ({ picture, file_name }) =>
          isOver || setAlts((known) => new Map(known).set(id, picture?.alt || file_name)),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [wantedIds, session]);
  return alts;
}
