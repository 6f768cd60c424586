/** Controls of single values: texts of no language, numbers, amounts, yes or no, choices, stages. */
import { useId } from 'react';
import { formatAmountInput, parseAmount, parseInteger } from '#domain/resources/typed-numbers.ts';
import { isSlug, slugify } from '#domain/urls/slugs.ts';
import { unambiguousStageLabel } from '#domain/venues/short-stage-label.ts';
import { isStage, stageNames } from '#domain/venues/venues.ts';
import { Checkbox } from '#editing/ui/kit/Checkbox.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { Select } from '#editing/ui/kit/Select.tsx';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { type ControlProps, isRequired, useRecordForm } from '../form-context.ts';
import { useTypedText } from '../use-typed-text.ts';
import styles from './controls.module.css';
import { LabelledInput } from './LabelledInput.tsx';

/** A text that is the same in both languages. */
export function TextControl(props: ControlProps) {
  const { field, value, onChange } = props;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // A typed title is converted to a slug on blur.
  const isNoSlug = field.kind === 'slug' && text !== '' && !isSlug(text);
  return (
    <LabelledInput
      control={props}
      typed={{ text, type: onChange, end: isNoSlug ? () => onChange(slugify(text)) : undefined }}
      inputMode={field.kind === 'email' ? 'email' : field.kind === 'address' ? 'url' : 'text'}
      rows={field.kind === 'text' ? 3 : 1}
    />
  );
}

type NumberKind = 'integer' | 'order' | 'id' | 'venue-id' | 'fraction';

export function NumberControl(props: ControlProps<NumberKind>) {
  const { values } = props.label;
  return values ? <NamedNumberControl {...props} values={values} /> : <TypedNumberControl {...props} />;
}

function TypedNumberControl(props: ControlProps<NumberKind>) {
  const { field, value, onChange } = props;
  const { texts } = useRecordForm();
  const [min, max] = 'min' in field ? [field.min, field.max] : [-1_000_000, 1_000_000];
  const isFraction = field.kind === 'fraction';
  const typed = useTypedText<number>(value, {
    format: String,
    parse: (text) => (isFraction ? parseFraction(text) : parseInteger(text, min, max)),
    onChange,
  });
  const [lowest, highest] = isFraction ? (['0', '1'] as const) : ([`${min}`, `${max}`] as const);
  const error = typed.unread && fillPlaceholders(texts.number_from_to, { min: lowest, max: highest });
  return <LabelledInput control={props} typed={typed} isNumber inputMode="numeric" error={error} />;
}

function parseFraction(text: string): number | null {
  const number = Number(text.replace(',', '.'));
  return number >= 0 && number <= 1 ? number : null;
}

interface NamedProps extends ControlProps<NumberKind> {
  values: Readonly<Record<string, string>>;
}

/** An id that identifies one of a few options. */
function NamedNumberControl({ field, label, path, value, onChange, isCell, values }: NamedProps) {
  const { errors, texts } = useRecordForm();
  const options = Object.entries(values).map(([number, name]) => ({ value: number, name }));
  return (
    <div className={isCell ? styles.cell : undefined}>
      <Select
        label={label.label}
        value={value === null || value === undefined ? '' : String(value)}
        options={isRequired(field) && value ? options : [{ value: '', name: texts.none_chosen }, ...options]}
        onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
        error={errors[path]}
        isRequired={isRequired(field)}
      />
    </div>
  );
}

/** The immutable id of a new record, chosen from the free ones. */
export function FreeNumberControl(props: ControlProps<'id' | 'venue-id'>) {
  const { texts } = useRecordForm();
  const { values } = props.label;
  if (!values) return null;
  if (Object.keys(values).length > 0) return <NamedNumberControl {...props} values={values} />;
  return props.field.kind === 'venue-id' ? <p className={kit.hint}>{texts.no_free_venue}</p> : null;
}

export function AmountControl(props: ControlProps<'amount'>) {
  const { texts, locale } = useRecordForm();
  const typed = useTypedText<string>(props.value, {
    format: (stored) => formatAmountInput(stored, locale),
    parse: parseAmount,
    onChange: props.onChange,
  });
  const error = typed.unread && texts.no_amount;
  return <LabelledInput control={props} typed={typed} isNumber inputMode="decimal" error={error} />;
}

export function FlagControl({ label, path, value, onChange, isCell }: ControlProps<'flag'>) {
  const { errors } = useRecordForm();
  return (
    <div className={isCell ? styles.checkCell : undefined}>
      <Checkbox label={label.label} value={value === true} onChange={onChange} hint={errors[path]} />
    </div>
  );
}

export function ChoiceControl(props: ControlProps<'choice'>) {
  const { field, label } = props;
  return <OneOf {...props} values={'values' in field ? field.values : []} names={label.values ?? {}} />;
}

export function StageControl(props: ControlProps<'stage'>) {
  const { locale } = useRecordForm();
  // A former guest performance may keep its place.
  const values =
    isStage(props.value as string) || !props.value ? stageNames : [...stageNames, props.value as string];
  const names = Object.fromEntries(stageNames.map((name) => [name, unambiguousStageLabel(name, locale)]));
  return <OneOf {...props} values={values} names={names} />;
}

interface OneOfProps extends ControlProps {
  values: readonly string[];
  names: Readonly<Record<string, string>>;
  isCell?: boolean | undefined;
}

function OneOf({ field, label, path, value, onChange, isCell, values, names }: OneOfProps) {
  const { errors, texts } = useRecordForm();
  const options = values.map((each) => ({ value: each, name: names[each] ?? each }));
  const isEmptyPossible = !isRequired(field) || !value;
  // The server's message lists API values, so the form has a message of its own.
  const error = errors[path] && (value ? errors[path] : texts.choice_missing);
  return (
    <div className={isCell ? styles.cell : undefined}>
      <Select
        label={label.label}
        value={(value as string | null) ?? ''}
        options={isEmptyPossible ? [{ value: '', name: texts.none_chosen }, ...options] : options}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
        error={error}
        isRequired={isRequired(field)}
      />
    </div>
  );
}

export function ChoicesControl({ field, label, path, value, onChange }: ControlProps<'choices'>) {
  const { errors } = useRecordForm();
  const chosen = (value ?? []) as readonly string[];
  const id = useId();
  const values: readonly string[] = 'values' in field ? field.values : [];
  return (
    <fieldset className={kit.group} aria-describedby={errors[path] ? id : undefined}>
      <legend>{label.label}</legend>
      <div className={styles.choices}>
        {values.map((each) => (
          <Checkbox
            key={each}
            label={label.values?.[each] ?? each}
            value={chosen.includes(each)}
            // In the order of the description, regardless of the order of clicks.
            onChange={(isOn) =>
              onChange(values.filter((one) => (one === each ? isOn : chosen.includes(one))))
            }
          />
        ))}
      </div>
      {errors[path] && (
        <p className={kit.error} id={id}>
          {errors[path]}
        </p>
      )}
    </fieldset>
  );
}
