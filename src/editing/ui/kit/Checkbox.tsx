/** A checkbox with a label. */
import { useId } from 'react';
import styles from './kit.module.css';

interface Props {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  hint?: string | undefined;
}

export function Checkbox({ label, value, onChange, hint }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
