/** A label, a control, its hint and its error, associated for assistive technology. */
import { type ReactNode, useId } from 'react';
import styles from './kit.module.css';
import { RequiredMark } from './RequiredMark.tsx';

/** The props that the control must have. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  /** A secondary label above the control, e.g. its language. */
  language?: string;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  children: (control: ControlProps) => ReactNode;
}

export function FormField({ label, language, hint, error, isRequired = false, children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={language ? styles.language : styles.label}>
        {language ? <span className={styles.unseen}>{label}, </span> : label}
        {language}
        {isRequired ? <RequiredMark /> : null}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
