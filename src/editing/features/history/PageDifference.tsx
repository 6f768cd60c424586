/** One setting of a page in two states. */

import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { type FieldMerge, isText } from '../../core/merge/three-way.ts';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { pageFieldName } from '../../ui/versions/page-field-name.ts';
import { ShownValue } from '../../ui/versions/ShownValue.tsx';
import { WordDiff } from '../../ui/versions/WordDiff.tsx';
import styles from './history.module.css';

interface Props {
  merge: FieldMerge;
  shown: (merge: FieldMerge, value: unknown) => unknown;
}

export function PageDifference({ merge, shown }: Props) {
  const texts = collaborationTexts(useLocale());
  const labels = useLabels();
  const { field, kind, language, base, mine } = merge;
  const value = (each: unknown) => (
    <ShownValue field={field} kind={kind} value={each} shown={shown(merge, each)} />
  );
  return (
    <>
      <strong>{texts.field(pageFieldName(field, labels), language)}</strong>{' '}
      <span className={styles.values} lang={language ?? undefined}>
        {isText(kind) ? (
          <WordDiff kind={kind} before={base as string} after={mine as string} />
        ) : (
          <>
            <del>
              <span className="visually-hidden">{texts.part_gone} </span>
              {value(base)}
            </del>{' '}
            <ins>
              <span className="visually-hidden">{texts.part_new} </span>
              {value(mine)}
            </ins>
          </>
        )}
      </span>
    </>
  );
}
