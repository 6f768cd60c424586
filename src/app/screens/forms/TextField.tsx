/** A field that text is typed into, with the browser's native control for its type. */
import { fieldType, purposeOf } from '#domain/forms/form.ts';
import { earliestBirthDate, maxLength } from '#domain/forms/form-rules.ts';
import styles from './FormField.module.css';
import type { ControlProps, FieldProps } from './field-props.ts';

const t = fieldType;

const types: Record<number, string> = {
  [t.email]: 'email',
  [t.date]: 'date',
  [t.dateTime]: 'datetime-local',
  [t.number]: 'number',
  [t.url]: 'text',
  [t.birthDate]: 'date',
};

const lengths: Record<number, number> = {
  [t.text]: maxLength.line,
  [t.email]: maxLength.email,
  [t.url]: maxLength.url,
};

export function TextField({ field, value, day, control }: FieldProps & { control: ControlProps }) {
  const kind = field.field_type as number;
  const placeholder = field.placeholder_text || undefined;
  const text = typeof value === 'string' ? value : '';
  if (kind === t.textarea) {
    return (
      <textarea
        {...control}
        className={styles.input}
        rows={7}
        maxLength={maxLength.text}
        placeholder={placeholder}
        defaultValue={text}
      />
    );
  }
  const isShort = kind === t.date || kind === t.birthDate || kind === t.dateTime || kind === t.number;
  return (
    <input
      {...control}
      className={isShort ? `${styles.input} ${styles.short}` : styles.input}
      type={types[kind] ?? 'text'}
      inputMode={kind === t.url ? 'url' : undefined}
      step={kind === t.number ? 'any' : undefined}
      min={kind === t.birthDate ? earliestBirthDate : undefined}
      max={kind === t.birthDate ? day : undefined}
      maxLength={lengths[kind]}
      autoComplete={purposeOf(field)}
      placeholder={placeholder}
      defaultValue={text}
    />
  );
}
