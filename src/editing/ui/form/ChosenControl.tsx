/** The control for a picture, link or event: its name and kind, and buttons that change it. */
import { type ReactNode, useId } from 'react';
import parts from '../kit/kit.module.css';
import { RequiredMark } from '../kit/RequiredMark.tsx';
import styles from './dialog.module.css';

interface Props {
  label: string;
  isRequired?: boolean;
  error?: string | undefined;
  /** The current value. */
  children: ReactNode;
  /** Buttons; the first one opens the picker and gets the focus for errors. */
  actions: (control: {
    'aria-describedby': string | undefined;
    'data-invalid': boolean | undefined;
  }) => ReactNode;
  /** Shown below. */
  below?: ReactNode;
}

export function ChosenControl({ label, isRequired = false, error, children, actions, below }: Props) {
  const id = useId();
  return (
    <fieldset className={parts.group}>
      <legend>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </legend>
      <div className={styles.chosen}>
        {children}
        <div className={parts.row}>
          {actions({ 'aria-describedby': error ? id : undefined, 'data-invalid': error ? true : undefined })}
        </div>
      </div>
      {below}
      {error ? (
        <p className={parts.error} id={id}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
