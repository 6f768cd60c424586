/** A referenced record: its picture, its name, and details that distinguish it. */
import type { NamedRecord } from '../form-context.ts';
import styles from './controls.module.css';

export function NamedRecordLine({ record: { name, detail, thumbnail } }: { record: NamedRecord }) {
  return (
    <span className={styles.record}>
      {thumbnail !== '' && <img src={thumbnail} alt="" loading="lazy" />}
      <span>
        <span className={styles.name}>{name}</span>
        {detail !== '' && <small>{detail}</small>}
      </span>
    </span>
  );
}
