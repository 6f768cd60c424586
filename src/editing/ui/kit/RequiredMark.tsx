/** The asterisk of a required field. Hidden from screen readers, which get the field's error instead. */
import styles from './kit.module.css';

export function RequiredMark() {
  return (
    <span className={styles.must} aria-hidden="true">
      {' *'}
    </span>
  );
}
