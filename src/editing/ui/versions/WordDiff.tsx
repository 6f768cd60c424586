/** A text with inserted and deleted words marked, not by colour alone. */

import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { TextKind } from '../../core/merge/text-blocks.ts';
import { wordDiff, wordsIn } from '../../core/merge/word-diff.ts';
import styles from './versions.module.css';

interface Props {
  kind: TextKind;
  before: string;
  after: string;
}

/** Long texts scroll in their box, which would show only what is the same. Once the dialog is open, hence the frame. */
const toFirstChange = (diff: HTMLElement | null) =>
  void requestAnimationFrame(() => {
    const change = diff?.querySelector<HTMLElement>('ins, del');
    if (change && diff?.parentElement) diff.parentElement.scrollTop = change.offsetTop - diff.offsetTop - 48;
  });

export function WordDiff({ kind, before, after }: Props) {
  const texts = collaborationTexts(useLocale());
  const [old, now] = [wordsIn(kind, before), wordsIn(kind, after)];
  if (now === '' && old === '') return <em className={styles.note}>{texts.empty}</em>;
  const parts = wordDiff(old, now);
  return (
    <span className={styles.diff} ref={toFirstChange}>
      {parts.map(({ kind: sort, text }, at) => {
        // Parts may have equal texts, so the index is the key.
        const key = `${at} ${sort}`;
        if (sort === 'same') return <span key={key}>{text}</span>;
        const Tag = sort === 'new' ? 'ins' : 'del';
        return (
          <Tag key={key}>
            <span className="visually-hidden">{sort === 'new' ? texts.part_new : texts.part_gone} </span>
            {text}
          </Tag>
        );
      })}
      {old === now && before !== after && <em className={styles.note}>{texts.only_form}</em>}
    </span>
  );
}
