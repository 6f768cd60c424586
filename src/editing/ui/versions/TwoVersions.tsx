/** Two versions of a record by field and language: a choice for each conflict, and a list of merged fields. */
import { useState } from 'react';
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { type ConflictChoice, type FieldMerge, isText, mergeKey } from '../../core/merge/three-way.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import styles from './versions.module.css';

interface Props {
  intro: string;
  merges: readonly FieldMerge[];
  changedBy: string | null;
  /** The label of a field, without its language. */
  nameOf: (field: string) => string;
  /** Both versions with resolved pictures, links and events. */
  contents: Record<'mine' | 'theirs', Readonly<Record<string, unknown>>>;
  /** By `mergeKey`, for every conflict. */
  onDecide: (choices: Readonly<Record<string, ConflictChoice>>) => void;
  onClose: () => void;
}

export function TwoVersions({ intro, merges, changedBy, nameOf, contents, onDecide, onClose }: Props) {
  const texts = collaborationTexts(useLocale());
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictChoice>>>({});
  const overlaps = merges.filter(({ outcome }) => outcome === 'overlap');
  const merged = merges.filter(({ outcome }) => outcome !== 'overlap');
  const labelOf = ({ field, language }: FieldMerge) => texts.field(nameOf(field), language);
  // The preselected choice loses no text.
  const choiceOf = (merge: FieldMerge): ConflictChoice =>
    chosen[mergeKey(merge)] ?? (isText(merge.kind) ? 'both' : 'mine');
  const decide = (choice: (merge: FieldMerge) => ConflictChoice) =>
    onDecide(Object.fromEntries(overlaps.map((merge) => [mergeKey(merge), choice(merge)])));
  const from = (merge: FieldMerge) => {
    if (merge.outcome === 'merged') return texts.from_both;
    return merge.outcome === 'mine' ? texts.from_mine : texts.from_theirs(changedBy);
  };
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      width="60rem"
      foot={
        <>
          <Button onClick={() => decide(() => 'theirs')}>{texts.take_theirs}</Button>
          <Button onClick={() => decide(() => 'mine')}>{texts.keep_mine}</Button>
          <Button kind="primary" onClick={() => decide(choiceOf)}>
            {texts.use_choice}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{intro}</p>
      {overlaps.map((merge) => (
        <FieldChoice
          key={mergeKey(merge)}
          merge={merge}
          label={labelOf(merge)}
          changedBy={changedBy}
          contents={contents}
          choice={choiceOf(merge)}
          onChoose={(choice) => setChosen({ ...chosen, [mergeKey(merge)]: choice })}
        />
      ))}
      {merged.length > 0 && (
        <section className={styles.merged}>
          <h3>{texts.by_itself}</h3>
          <ul>
            {merged.map((merge) => (
              <li key={mergeKey(merge)}>
                <strong>{labelOf(merge)}</strong> {from(merge)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
