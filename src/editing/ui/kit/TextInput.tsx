/** A single-line or multi-line text input. */
import type { ReactNode } from 'react';
import { FormField } from './FormField.tsx';
import styles from './kit.module.css';

interface Props {
  label: string;
  language?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Rows; with more than one, the field grows with its text. */
  rows?: number;
  /** Maximum characters: shown while typing, validated on save. */
  max?: number | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  lang?: string;
  type?: 'text' | 'url' | 'search';
  placeholder?: string | undefined;
}

export function TextInput({ value, onChange, rows = 1, max, hint, lang, type = 'text', ...field }: Props) {
  const { placeholder, onBlur, ...labelled } = field;
  const length = [...value].length;
  // Shown near the limit only, to reduce noise.
  const count = max !== undefined && length > max * 0.8 ? `${length} / ${max}` : undefined;
  return (
    <FormField {...labelled} hint={count ?? hint}>
      {(control) => {
        const shared = {
          ...control,
          className: styles.input,
          lang,
          placeholder,
          value,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
          onBlur,
        };
        return rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />;
      }}
    </FormField>
  );
}
