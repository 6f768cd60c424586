/** The text input of a control, with its label, hint and error. */
import type { ReactNode } from 'react';
import { FormField } from '#editing/ui/kit/FormField.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { type ControlProps, isRequired, useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';

interface Props {
  control: ControlProps;
  typed: { text: string; type: (text: string) => void; end?: (() => void) | undefined };
  /** Why the text cannot be read. The server's message is shown in place of it. */
  error?: string | false | undefined;
  hint?: ReactNode;
  inputMode?: 'decimal' | 'numeric' | 'text' | 'email' | 'url';
  rows?: number;
  isNumber?: boolean;
}

export function LabelledInput({ control, typed, error, hint, inputMode, rows = 1, isNumber = false }: Props) {
  const { field, label, path, isCell = false } = control;
  const { errors } = useRecordForm();
  return (
    <div className={isCell ? styles.cell : undefined}>
      <FormField
        label={label.label}
        error={errors[path] ?? (error || undefined)}
        hint={hint}
        isRequired={isRequired(field)}
      >
        {(described) => {
          const shared = {
            ...described,
            inputMode,
            className: `${kit.input} ${isNumber ? styles.number : ''}`,
            value: typed.text,
            onBlur: typed.end,
            onChange: (event: { target: { value: string } }) => typed.type(event.target.value),
          };
          if (rows > 1) return <textarea {...shared} rows={rows} />;
          return <input {...shared} type="text" autoComplete="off" />;
        }}
      </FormField>
    </div>
  );
}
