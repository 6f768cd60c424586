/**
 * Column headings above rows that are laid out as a table. Hidden from screen readers, since every cell has its own
 * label.
 */
import { useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';
import type { tableHeadOf } from './row-layout.ts';

export function RowsHeader({ head }: { head: NonNullable<ReturnType<typeof tableHeadOf>> }) {
  const { texts } = useRecordForm();
  return (
    <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
      <span />
      <div className={styles.cellsOfRow}>
        {head.map(({ label, language, isNumber }) => (
          <span key={`${label} ${language}`} className={isNumber ? styles.number : undefined}>
            {language === 'en' ? '' : <b>{label}</b>} {language && texts.languages[language]}
          </span>
        ))}
      </div>
    </div>
  );
}
