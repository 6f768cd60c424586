/** The star of what has to be filled in; whoever hears the form is told by what is wrong. */
import styles from './kit.module.css';

export function RequiredMark() {
  return (
    <span className={styles.must} aria-hidden="true">
      {' *'}
    </span>
  );
}
