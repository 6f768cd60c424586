/** A labelled field with its hint and error, in the screen's language: the browser would name errors in its own. */
import { type InputHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import styles from './accounts.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string | undefined;
  /** The error message of the server; none if the field is valid. */
  problem: string | undefined;
  texts: { missing: string; no_email: string };
}

export function FormField({ label, hint, problem, texts, ...input }: Props) {
  const id = useId();
  const control = useRef<HTMLInputElement>(null);
  const [unfit, setUnfit] = useState<keyof Props['texts'] | null>(null);
  const message = unfit ? texts[unfit] : problem;
  useEffect(() => {
    // The first wrong field of a form has the focus.
    const field = control.current;
    if (message && field && field.form?.querySelector('[aria-invalid="true"]') === field) field.focus();
  }, [message]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={control}
        id={id}
        // Not only spaces.
        pattern={input.required ? '.*\\S.*' : undefined}
        aria-invalid={message ? true : undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onInvalid={(event) => {
          event.preventDefault();
          setUnfit(event.currentTarget.validity.typeMismatch ? 'no_email' : 'missing');
        }}
        onInput={() => setUnfit(null)}
        {...input}
      />
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <span id={`${id}-problem`} role="alert" className={styles.problem}>
        {message}
      </span>
    </div>
  );
}
