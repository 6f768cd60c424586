/** The choice between two versions of one field. */
import { useId } from 'react';
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { type ConflictChoice, chosenValue, type FieldMerge, isText } from '../../core/merge/three-way.ts';
import { ShownValue } from './ShownValue.tsx';
import styles from './versions.module.css';
import { WordDiff } from './WordDiff.tsx';

interface Props {
  merge: FieldMerge;
  label: string;
  changedBy: string | null;
  /** Both versions of the module with resolved pictures, links and events. */
  contents: Record<'mine' | 'theirs', Readonly<Record<string, unknown>>>;
  choice: ConflictChoice;
  onChoose: (choice: ConflictChoice) => void;
}

export function FieldChoice({ merge, label, changedBy, contents, choice, onChoose }: Props) {
  const locale = useLocale();
  const texts = collaborationTexts(locale);
  const name = useId();
  const { kind, field, language } = merge;
  const choices: readonly ConflictChoice[] = isText(kind) ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
  const names = { mine: texts.mine, theirs: texts.theirs(changedBy), both: texts.both };
  const lang = language !== null && language !== locale ? language : undefined;
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {isText(kind) && (
        <details className={styles.before}>
          <summary>{texts.before}</summary>
          <div lang={lang}>
            <WordDiff kind={kind} before={merge.base as string} after={merge.base as string} />
          </div>
        </details>
      )}
      <div className={styles.choices} data-count={choices.length}>
        {choices.map((each) => (
          <label key={each} className={styles.choice} data-chosen={choice === each || undefined}>
            <span className={styles.name}>
              <input
                type="radio"
                name={name}
                value={each}
                checked={choice === each}
                onChange={() => onChoose(each)}
              />
              {names[each]}
            </span>
            <span className={styles.text} lang={lang}>
              {isText(kind) ? (
                <WordDiff
                  kind={kind}
                  before={merge.base as string}
                  after={chosenValue(merge, each) as string}
                />
              ) : (
                <ShownValue
                  field={field}
                  kind={kind}
                  value={merge[each as 'mine' | 'theirs']}
                  shown={contents[each as 'mine' | 'theirs'][field]}
                />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
