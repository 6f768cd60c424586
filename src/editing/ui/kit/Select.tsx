/** A select: one of several options. */
import { FormField } from './FormField.tsx';
import styles from './kit.module.css';

interface Props<V extends string | number> {
  label: string;
  value: V;
  options: readonly { value: V; name: string }[];
  onChange: (value: V) => void;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
}

export function Select<V extends string | number>({ value, options, onChange, ...field }: Props<V>) {
  return (
    <FormField {...field}>
      {(control) => (
        <select
          {...control}
          className={styles.input}
          value={String(value)}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
