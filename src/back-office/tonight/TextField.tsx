/** A labelled text field of the panel, of one line or several. */
import { useId } from 'react';
import styles from './panel.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'url';
  lang?: string;
  /** Several lines. */
  rows?: number;
  describedBy?: string;
}

export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  lang,
  rows,
  describedBy,
}: TextFieldProps) {
  const id = useId();
  const shared = {
    value,
    lang,
    'aria-describedby': describedBy,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea id={id} rows={rows} maxLength={400} {...shared} />
      ) : (
        <input id={id} type={type} maxLength={500} {...shared} />
      )}
    </div>
  );
}
