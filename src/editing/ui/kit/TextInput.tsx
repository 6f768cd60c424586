/** One line, or several, of plain text in a form. */
import type { ReactNode } from 'react';
import { FormField } from './FormField.tsx';
import styles from './kit.module.css';

interface Props {
  label: string;
  language?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Lines; more than one makes the field grow with its text. */
  rows?: number;
  /** Characters; counted for the writer, judged when saving. */
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
  // Counts only when the end is near: a figure at every field would be noise.
  const count = max !== undefined && length > max * 0.8 ? `${length} / ${max}` : undefined;
  return (
    <FormField {...labelled} hint={count ?? hint}>
      {(control) =>
        rows > 1 ? (
          <textarea
            {...control}
            className={styles.input}
            rows={rows}
            lang={lang}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        ) : (
          <input
            {...control}
            className={styles.input}
            type={type}
            lang={lang}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        )
      }
    </FormField>
  );
}
