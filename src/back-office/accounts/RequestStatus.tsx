/** The result of a form's request, read out when it changes: a problem, or what was done. */
import styles from './accounts.module.css';

interface Props {
  problem: string;
  /** Empty until it is done; undefined if the form itself disappears then. */
  done?: string;
}

export function RequestStatus({ problem, done }: Props) {
  return (
    <>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {done !== undefined && (
        <p role="status" className={styles.done}>
          {done}
        </p>
      )}
    </>
  );
}
