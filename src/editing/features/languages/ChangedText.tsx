/** The changes of the German text since the English was written. */
import type { LanguagesTexts } from '#i18n/editing/languages-texts.ts';
import { wordDiff, wordsIn } from '../../core/merge/word-diff.ts';
import styles from './languages.module.css';

interface Props {
  kind: 'line' | 'plain' | 'rich';
  before: string;
  after: string;
  texts: LanguagesTexts;
}

export function ChangedText({ kind, before, after, texts }: Props) {
  const [old, now] = [wordsIn(kind, before), wordsIn(kind, after)];
  if (old === now) return <p className={styles.changed}>{texts.only_form}</p>;
  return (
    <div className={styles.changed}>
      <p>{texts.changed}</p>
      <p lang="de" className={styles.words}>
        {wordDiff(old, now).map(({ kind: sort, text }, at) => {
          // Two parts may have the same text, so the index is the key.
          const key = `${at} ${sort}`;
          if (sort === 'same') return <span key={key}>{text}</span>;
          const Part = sort === 'new' ? 'ins' : 'del';
          return (
            <Part key={key}>
              <span className="visually-hidden">{sort === 'new' ? texts.part_new : texts.part_gone} </span>
              {text}
            </Part>
          );
        })}
      </p>
    </div>
  );
}
