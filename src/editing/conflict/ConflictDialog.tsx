/** Two versions of one module: field by field and language by language, with the words that differ. */
import { useState } from 'react';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { fieldLabel } from '#i18n/module-labels.ts';
import { moduleLabel } from '#i18n/module-names.ts';
import { togetherTexts } from '#i18n/together-texts.ts';
import { useDraft } from '../draft/draft.ts';
import { closeMenu } from '../frame/menus.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { conflicts } from '../server/refusals.ts';
import { announce } from '../session/announcements.ts';
import styles from './conflict.module.css';
import { decideGone, decideText, openMerges } from './decide.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { type Choice, type FieldMerge, isText, mergeKey } from './three-way.ts';

export default function ConflictDialog({ id }: { id: number }) {
  const locale = useLocale();
  const words = togetherTexts(locale);
  const entry = useDraft(id);
  const conflict = conflicts.get(id);
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const module = entry?.module.module;
  const close = { closeName: words.close, onClose: closeMenu };
  if (!conflict || !module) {
    return (
      <Dialog title={words.title} {...close}>
        <p>{words.nothing_left}</p>
      </Dialog>
    );
  }
  const { changed_by } = conflict;
  const name = moduleLabel(module, locale);
  const done = (act: () => void) => {
    closeMenu();
    act();
    announce(words.decided);
  };
  if (conflict.theirs === null) {
    return (
      <Dialog
        title={words.title}
        {...close}
        width="32rem"
        foot={
          <>
            <Button onClick={() => done(() => decideGone(id, false))}>{words.remove_module}</Button>
            <Button kind="primary" onClick={() => done(() => decideGone(id, true))}>
              {words.keep_module}
            </Button>
          </>
        }
      >
        <p>{words.gone(changed_by, name)}</p>
      </Dialog>
    );
  }
  const merges = openMerges(id) ?? [];
  const overlaps = merges.filter(({ outcome }) => outcome === 'overlap');
  const byItself = merges.filter(({ outcome }) => outcome !== 'overlap');
  const labelOf = ({ field, language }: FieldMerge) =>
    words.field(fieldLabel(field, locale, module), language);
  // Nothing is lost by what is chosen first.
  const choiceOf = (merge: FieldMerge): Choice =>
    chosen[mergeKey(merge)] ?? (isText(merge.kind) ? 'both' : 'mine');
  const decide = (choice: (merge: FieldMerge) => Choice) =>
    done(() => decideText(id, Object.fromEntries(overlaps.map((merge) => [mergeKey(merge), choice(merge)]))));
  const from = (merge: FieldMerge) => {
    if (merge.outcome === 'merged') return words.from_both;
    return merge.outcome === 'mine' ? words.from_mine : words.from_theirs(changed_by);
  };
  return (
    <Dialog
      title={words.title}
      {...close}
      width="60rem"
      foot={
        <>
          <Button onClick={() => decide(() => 'theirs')}>{words.take_theirs}</Button>
          <Button onClick={() => decide(() => 'mine')}>{words.keep_mine}</Button>
          <Button kind="primary" onClick={() => decide(choiceOf)}>
            {words.use_choice}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{words.intro(changed_by, name)}</p>
      {overlaps.map((merge) => (
        <FieldChoice
          key={mergeKey(merge)}
          merge={merge}
          label={labelOf(merge)}
          changedBy={changed_by}
          contents={{ mine: entry.shown.content, theirs: conflict.theirs?.shown?.content ?? {} }}
          choice={choiceOf(merge)}
          onChoose={(choice) => setChosen({ ...chosen, [mergeKey(merge)]: choice })}
        />
      ))}
      {byItself.length > 0 && (
        <section className={styles.merged}>
          <h3>{words.by_itself}</h3>
          <ul>
            {byItself.map((merge) => (
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
