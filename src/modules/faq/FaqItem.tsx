/**
 * A question with its answer: a heading that contains a button. Not `details`, since some screen readers do
 * not announce headings inside `summary`, by which people navigate. Without scripts all answers are shown.
 * The browser's find-in-page opens collapsed answers.
 */
import { useEffect, useId, useRef } from 'react';
import { faqId } from '#domain/modules/faq-hash.ts';
import type { ShownModule } from '#domain/modules/modules.ts';
import { isTextShown, Line, Rich } from '#modules/ModuleText.tsx';
import type { ModuleEdit } from '#modules/module-view.ts';
import prose from '../text/text.module.css';
import styles from './faq.module.css';
import type { FaqItemContent } from './schema.ts';

interface Props {
  module: ShownModule<FaqItemContent>;
  edit: ModuleEdit | undefined;
  /** Of its heading. */
  level: 2 | 3;
  isOpen: boolean;
  onToggle: () => void;
}

export function FaqItem({ module, edit, level, isOpen, onToggle }: Props) {
  const Heading = `h${level}` as const;
  const id = useId();
  const answer = useSearchableAnswer(isOpen, onToggle);
  const hasAnswer = isTextShown({ module, field: 'text', edit });
  const title = (
    <span id={`${id}title`}>
      <Line module={module} field="content" edit={edit} />
    </span>
  );
  const state = { 'aria-expanded': isOpen, 'aria-controls': `${id}answer`, onClick: onToggle };
  return (
    <div className={styles.item} id={faqId(module.content.content) || undefined} data-item="faq-item">
      <Heading className={styles.question}>
        {!hasAnswer && <span className={styles.row}>{title}</span>}
        {hasAnswer && !edit && (
          <button type="button" className={styles.row} {...state}>
            {title}
            <span className={styles.sign} />
          </button>
        )}
        {edit && (
          <span className={styles.row}>
            {title}
            <button type="button" className={styles.sign} aria-labelledby={`${id}title`} {...state} />
          </span>
        )}
      </Heading>
      {hasAnswer && (
        <div ref={answer} id={`${id}answer`} className={styles.answer} hidden={!isOpen}>
          <Rich module={module} field="text" edit={edit} className={`${prose.prose} ${styles.text}`} />
        </div>
      )}
      {edit?.handles()}
    </div>
  );
}

/** Hides the answer with `hidden="until-found"`, so that find-in-page can open it. */
function useSearchableAnswer(isOpen: boolean, onFound: () => void) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = answer.current;
    if (!element || isOpen) return;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  });
  return answer;
}
