/**
 * The note below a field that was edited by hand since the last import: the imported value, a button that restores
 * it, and one that dismisses the note.
 */
import { useState } from 'react';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import type { ManuallyEditedField } from '#domain/resources/manually-edited-field.ts';
import type { ResourceField } from '#domain/resources/resource.ts';
import { withText } from '#editing/core/localized-text.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import type { FieldTexts } from '#i18n/back-office/field-texts.ts';
import type { FieldLabel } from '#i18n/back-office/resource-labels.ts';
import { newOperationId, updateRecord } from '../requests/record-requests.ts';
import { useRecordForm } from './form-context.ts';
import type { RecordFormData } from './form-data.ts';
import { formValuesOf } from './form-values.ts';
import { type FormatContext, formatEntries, formatValue } from './format-value.ts';
import styles from './held.module.css';

interface Props {
  name: string;
  field: ResourceField;
  label: FieldLabel;
  value: unknown;
  data: RecordFormData;
  onChange: (value: unknown) => void;
}

export function ManualEditNote({ name, field, label, value, data, onChange }: Props) {
  const { texts, locale, names } = useRecordForm();
  const own = data.held.filter((each) => each.field.split('.')[0] === name);
  const notes = own.filter((each) => !isEquivalent(released(each, name, field, value), value));
  return notes.map((each) => {
    const language = languageOf(each, name);
    const imported = language ? each.imported : released(each, name, field, value);
    const sentences = language
      ? [textSentence(imported, texts)]
      : sentencesOf({ field, label, texts, context: { locale, names } }, imported, value);
    return (
      <div key={each.field} className={styles.held} data-held>
        <p>
          <b>
            {texts.held}
            {language && ` (${texts.languages[language]})`}
          </b>
        </p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <button type="button" onClick={() => onChange(released(each, name, field, value))}>
          {texts.held_release}
        </button>
        <Decision held={each} data={data} />
      </div>
    );
  });
}

/** Declining the imported value applies immediately, since it does not change the record. */
function Decision({
  held,
  data: { resource, record, texts },
}: {
  held: ManuallyEditedField;
  data: RecordFormData;
}) {
  const session = useEditingSession();
  const [state, setState] = useState<'open' | 'failed' | 'declined'>(held.is_declined ? 'declined' : 'open');
  if (!record) return null;

  async function decline({ id, version }: { id: number; version: number }) {
    const body = { operation_id: newOperationId(), version, data: {}, decline: [held.field] };
    const { outcome } = await updateRecord(session, resource, id, body);
    setState(outcome === 'done' ? 'declined' : 'failed');
  }
  return (
    <>
      {state !== 'declined' && (
        <button type="button" onClick={() => void decline(record)}>
          {texts.held_decline}
        </button>
      )}
      <p role="status">
        {state === 'declined' && texts.held_declined}
        {state === 'failed' && texts.failed.failed}
      </p>
    </>
  );
}

const languageOf = (held: ManuallyEditedField, name: string): Locale | undefined =>
  bothLanguages.find((language) => held.field === `${name}.${language}`);

/** The value with the imported one applied; once saved, the field counts as imported. */
function released(held: ManuallyEditedField, name: string, field: ResourceField, value: unknown): unknown {
  const language = languageOf(held, name);
  if (language) return withText(value, language, typeof held.imported === 'string' ? held.imported : '');
  return formValuesOf({ [name]: field }, { [name]: held.imported })[name];
}

interface ManualEditText {
  field: ResourceField;
  label: FieldLabel;
  texts: FieldTexts;
  context: FormatContext;
}

/** The value of the import; for tables and lists only the difference, since they may be long. */
function sentencesOf(
  { field, label, texts, context }: ManualEditText,
  imported: unknown,
  value: unknown,
): string[] {
  if (field.kind === 'flag') return [texts.held_flag[imported ? 'yes' : 'no']];
  if (field.kind === 'struck-text') return [textSentence((imported as { de?: string } | null)?.de, texts)];
  // A map has no texts.
  if (field.kind === 'map') return [];
  const there = formatEntries(field, label, imported, context);
  const here = formatEntries(field, label, value, context);
  if (!there || !here) return [textSentence(formatValue(field, label, imported, context), texts)];
  const onlyThere = there.filter((entry) => !here.includes(entry));
  const onlyHere = here.filter((entry) => !there.includes(entry));
  if (onlyThere.length + onlyHere.length === 0) return [texts.held_order];
  return [
    ...(onlyThere.length > 0 ? [texts.held_only_import.replace('{text}', onlyThere.join('; '))] : []),
    ...(onlyHere.length > 0 ? [texts.held_only_here.replace('{text}', onlyHere.join('; '))] : []),
  ];
}

function textSentence(text: unknown, texts: FieldTexts): string {
  const plain = typeof text === 'string' ? shortened(text) : '';
  return plain ? texts.held_import.replace('{text}', plain) : texts.held_nothing;
}

/** The beginning of a text, without formatting. */
function shortened(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain;
}
