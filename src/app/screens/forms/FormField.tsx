/** One field of a form: label, help text, control and error. */
import { type FormField as Field, fieldType } from '#domain/forms/form.ts';
import { langOf } from '#ui/lang.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FileField } from './FileField.tsx';
import styles from './FormField.module.css';
import type { ControlProps, FieldProps } from './field-props.ts';
import { TextField } from './TextField.tsx';

const t = fieldType;
/** Types that render several controls, in a fieldset. */
const groups: readonly Field['field_type'][] = [t.checkboxes, t.multiSelect, t.radio];
/** By type, other than text. */
const controls: Partial<Record<Field['field_type'], typeof TextField>> = {
  [t.checkboxes]: ChoiceField,
  [t.multiSelect]: ChoiceField,
  [t.radio]: ChoiceField,
  [t.select]: ChoiceField,
  [t.file]: FileField,
};

export function FormField(props: FieldProps) {
  const { field, form, texts, error } = props;
  const { slug, label, field_type, required, help_text } = field;
  const id = `field-${slug}`;
  const isGroup = groups.includes(field_type);
  const isTick = field_type === t.checkbox;
  const hints: Partial<Record<Field['field_type'], string>> = { [t.multiSelect]: texts.several };
  if (help_text === '') hints[t.file] = texts.file_hint;
  const hint = hints[field_type];
  const described = [
    help_text !== '' && `${id}-help`,
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean);
  const control: ControlProps = {
    id,
    name: slug,
    required,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.join(' ') || undefined,
  };
  const lang = langOf(form, `fields.${slug}.label`);
  const name = (
    <>
      <span lang={lang}>{label}</span>
      {!required && <span className={styles.optional}> ({texts.optional})</span>}
    </>
  );
  const rest = (
    <>
      {help_text !== '' && (
        <p id={`${id}-help`} className={styles.help} lang={langOf(form, `fields.${slug}.help_text`)}>
          {help_text}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.help}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <span aria-hidden="true">→ </span>
          {error}
        </p>
      )}
    </>
  );
  const Control = controls[field_type] ?? TextField;
  if (isGroup) {
    return (
      <fieldset
        className={styles.field}
        data-wrong={error === undefined ? undefined : ''}
        id={id}
        tabIndex={-1}
        aria-describedby={control['aria-describedby']}
      >
        <legend className={styles.label}>{name}</legend>
        <div className={styles.control}>
          <Control {...props} control={control} />
          {rest}
        </div>
      </fieldset>
    );
  }
  return (
    <div className={styles.field} data-wrong={error === undefined ? undefined : ''}>
      {!isTick && (
        <label className={styles.label} htmlFor={id}>
          {name}
        </label>
      )}
      <div className={styles.control}>
        {isTick ? (
          <label className={styles.choice}>
            <input type="checkbox" {...control} value="true" defaultChecked={props.value === 'true'} />
            <span>{name}</span>
          </label>
        ) : (
          <Control {...props} control={control} />
        )}
        {rest}
      </div>
    </div>
  );
}
