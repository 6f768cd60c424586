/** Settings of a page that two have changed: pictures and places are shown by name, not by number. */
import { useEffect, useState } from 'react';
import { textOf } from '#domain/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { pageSettingsTexts } from '#i18n/page-settings-texts.ts';
import { TwoVersions } from '../conflict/TwoVersions.tsx';
import type { Choice } from '../conflict/three-way.ts';
import { useLabels } from '../parts/use-labels.ts';
import { getPicture } from '../pickers/answers.ts';
import type { TreePage } from './page-calls.ts';
import { pageFieldName } from './page-field-name.ts';
import type { PagePlace } from './page-merge.ts';
import { pageInTree } from './page-tree.ts';
import type { PageClash } from './use-page-form.ts';

interface Props {
  clash: PageClash;
  tree: readonly TreePage[];
  onDecide: (choices: Readonly<Record<string, Choice>>) => void;
  onClose: () => void;
}

export function SettingsClash({ clash: { merges, changed_by, intro }, tree, onDecide, onClose }: Props) {
  const labels = useLabels();
  const locale = useLocale();
  const words = pageSettingsTexts[locale];
  const pictures = useAlts(
    merges.flatMap(({ kind, mine, theirs }) => (kind === 'image' ? [mine, theirs] : [])),
  );
  const shownAs = (side: 'mine' | 'theirs') =>
    Object.fromEntries(
      merges.map((merge) => {
        if (merge.kind === 'image') return [merge.field, { alt: pictures.get(merge[side] as number) }];
        if (merge.field !== 'place') return [merge.field, undefined];
        const { parent, order } = merge[side] as PagePlace;
        const above = pageInTree(tree, parent);
        const name = above ? labels.page_below(textOf(above.title, locale)) : labels.page_top;
        return [merge.field, { title: words.stands(name, order + 1) }];
      }),
    );
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

/** What the pictures show, by their numbers; one that cannot be asked for keeps its number. */
function useAlts(ids: readonly unknown[]): ReadonlyMap<number, string> {
  const [alts, setAlts] = useState<ReadonlyMap<number, string>>(new Map());
  const wanted = ids.filter((id) => typeof id === 'number').join();
  useEffect(() => {
    let isOver = false;
    for (const id of wanted === '' ? [] : wanted.split(',').map(Number))
      getPicture(id).then(
        ({ picture, file_name }) =>
          isOver || setAlts((known) => new Map(known).set(id, picture?.alt || file_name)),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return alts;
}
