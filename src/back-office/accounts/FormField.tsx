/** A labelled field with its hint and error. */
import { type InputHTMLAttributes, useId } from 'react';
import styles from './accounts.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string | undefined;
  /** The error message; none if the field is valid. */
  problem: string | undefined;
}

export function FormField({ label, hint, problem, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        {...input}
      />
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <span id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </span>
    </div>
  );
}
