/** Radio buttons: one of a few options, all visible. */
import styles from './kit.module.css';

interface Props<V extends string> {
  name: string;
  legend: string;
  value: V | null;
  options: readonly { value: V; name: string }[];
  error?: string | undefined;
  onChange: (value: V) => void;
}

export function Choice<V extends string>({ name, legend, value, options, error, onChange }: Props<V>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {error && <p className={styles.error}>{error}</p>}
      {options.map((option) => (
        <label key={option.value} className={styles.check}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
