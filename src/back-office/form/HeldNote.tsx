/** Below a field that was changed by hand since the last import: what the import says, and the way back to it. */
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { ResourceField } from '#domain/resources/resource.ts';
import { isSameValue } from '#domain/resources/same-value.ts';
import { withText } from '#editing/core/localized-text.ts';
import styles from './form.module.css';
import type { HeldField, RecordFormData } from './form-data.ts';
import { formValuesOf } from './form-values.ts';

interface Props {
  name: string;
  field: ResourceField;
  value: unknown;
  data: Pick<RecordFormData, 'held' | 'texts'>;
  onChange: (value: unknown) => void;
}

export function HeldNote({ name, field, value, data: { held, texts }, onChange }: Props) {
  const own = held.filter((each) => each.field.split('.')[0] === name);
  const notes = own.filter((each) => !isSameValue(released(each, name, field, value), value));
  return notes.map((each) => {
    const language = languageOf(each, name);
    return (
      <p key={each.field} className={styles.held}>
        <b>
          {texts.held}
          {language && ` (${texts.languages[language]})`}
        </b>{' '}
        {typeof each.imported === 'string' && each.imported !== ''
          ? texts.held_import.replace('{text}', shortened(each.imported))
          : null}{' '}
        <button type="button" onClick={() => onChange(released(each, name, field, value))}>
          {texts.held_release}
        </button>
      </p>
    );
  });
}

const languageOf = (held: HeldField, name: string): Locale | undefined =>
  bothLanguages.find((language) => held.field === `${name}.${language}`);

/** The value with what the import says in its place: once that is stored, nothing is held any more. */
function released(held: HeldField, name: string, field: ResourceField, value: unknown): unknown {
  const language = languageOf(held, name);
  if (language) return withText(value, language, typeof held.imported === 'string' ? held.imported : '');
  return formValuesOf({ [name]: field }, { [name]: held.imported })[name];
}

/** Enough of a text to know it by, without its formatting. */
function shortened(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain;
}
