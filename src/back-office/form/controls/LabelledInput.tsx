/** A text input with label, hint and error, without interpreting its value. */
import type { ReactNode } from 'react';
import { FormField } from '#editing/ui/kit/FormField.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import styles from './controls.module.css';

interface Props {
  label: string;
  /** Whether its label is visually hidden. */
  isCell?: boolean | undefined;
  value: string;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  error: string | undefined;
  hint?: ReactNode;
  isRequired: boolean;
  inputMode?: 'decimal' | 'numeric' | 'text' | 'email' | 'url';
  rows?: number;
  isNumber?: boolean;
}

export function LabelledInput({ label, isCell = false, value, onChange, onBlur, rows = 1, ...props }: Props) {
  const { error, hint, isRequired, isNumber = false, ...input } = props;
  return (
    <div className={isCell ? styles.cell : undefined}>
      <FormField label={label} error={error} hint={hint} isRequired={isRequired}>
        {(control) => {
          const shared = {
            ...control,
            ...input,
            className: `${kit.input} ${isNumber ? styles.number : ''}`,
            value,
            onBlur,
            onChange: (event: { target: { value: string } }) => onChange(event.target.value),
          };
          if (rows > 1) return <textarea {...shared} rows={rows} />;
          return <input {...shared} type="text" autoComplete="off" />;
        }}
      </FormField>
    </div>
  );
}
