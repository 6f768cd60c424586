/** A field with options: checkboxes, radio buttons or a select. Several are chosen by checkboxes, on telephones too. */
import { fieldType } from '#domain/forms/form.ts';
import { langOf } from '#ui/lang.ts';
import styles from './FormField.module.css';
import type { ControlProps, FieldProps } from './field-props.ts';

export function ChoiceField({ field, form, texts, value, control }: FieldProps & { control: ControlProps }) {
  const { field_type, choices, slug, required } = field;
  const lang = langOf(form, `fields.${slug}.choices`);
  const chosen = [value ?? []].flat();
  if (field_type === fieldType.select) {
    return (
      <select
        {...control}
        className={`${styles.input} ${styles.select}`}
        defaultValue={chosen[0] ?? ''}
        lang={lang}
      >
        <option value="">{field.placeholder_text || texts.choose}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  const isRadio = field_type === fieldType.radio;
  return (
    <div className={styles.choices} lang={lang}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            name={slug}
            value={choice.value}
            required={isRadio && required}
            aria-invalid={control['aria-invalid']}
            defaultChecked={chosen.includes(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
