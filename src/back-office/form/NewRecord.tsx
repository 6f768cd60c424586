/** Creates a missing record from a reference field: offline, with its required fields. */
import { useEffect, useState } from 'react';
import type { FormResource } from '#domain/resources/form-groups.ts';
import type { ResourceFields } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { Button } from '#editing/ui/kit/Button.tsx';
import { Dialog } from '#editing/ui/kit/Dialog.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { Note } from '#editing/ui/kit/Note.tsx';
import { recordDialogTexts } from '#i18n/back-office/record-dialog-texts.ts';
import { useStore } from '#state/store.ts';
import type { RecordOption, RecordValues } from '../requests/record-requests.ts';
import { FormContext, useRecordForm } from './form-context.ts';
import type { RecordFormData } from './form-data.ts';
import { type LoadedForm, loadForm } from './load-form.ts';
import { createRecordForm } from './record-form.ts';

interface Props {
  to: FormResource;
  /** The search text. */
  query: string;
  onCreated: (record: RecordOption) => void;
  onClose: () => void;
}

export function NewRecord({ to, ...props }: Props) {
  const { locale, texts } = useRecordForm();
  const [data, setData] = useState<LoadedForm | null>(null);
  useEffect(() => {
    let isOver = false;
    void loadForm(to, 'new', locale).then((loaded) => !isOver && setData(loaded));
    return () => {
      isOver = true;
    };
  }, [to, locale]);
  const { loading, failed } = recordDialogTexts(locale);
  const isLoaded = data && !('status' in data);
  return (
    <Dialog
      title={isLoaded ? data.title : texts.new_record.replace('{name}', props.query)}
      onClose={props.onClose}
    >
      {isLoaded ? (
        <Fields data={data} {...props} />
      ) : data ? (
        <Note isAlarm>{failed[data.status === 401 || data.status === 403 ? data.status : 'other']}</Note>
      ) : (
        <p role="status">{loading}</p>
      )}
    </Dialog>
  );
}

/** The fields of the short form: those of the name, and the required ones. */
function shortForm(resource: FormResource): ResourceFields {
  const { title } = resources[resource];
  const all = Object.entries(fieldsOf(resource));
  const isNeeded = (name: string, field: ResourceFields[string]) =>
    title.includes(name) || ('required' in field && field.required === true);
  return Object.fromEntries(all.filter(([name, field]) => isNeeded(name, field)));
}

/** Uses the search text as the name; the last word of a person's is the family name. */
function namedAs(fields: ResourceFields, query: string): RecordValues {
  if (fields.last_name) {
    const words = query.split(/\s+/);
    return { first_name: words.slice(0, -1).join(' ') || null, last_name: words.at(-1) };
  }
  const [name, field] = Object.entries(fields)[0] ?? [];
  if (!name || !field) return {};
  return field.kind === 'line' ? { [name]: { de: query } } : field.kind === 'word' ? { [name]: query } : {};
}

function Fields({ data, query, onCreated, onClose }: Omit<Props, 'to'> & { data: RecordFormData }) {
  const session = useEditingSession();
  // Gets the field control from the surrounding form, because an import would be circular.
  const outer = useRecordForm();
  const { Control } = outer;
  const { resource, texts, labels, initial } = data;
  const [shown] = useState(() => shortForm(resource));
  const [form] = useState(() =>
    createRecordForm({
      session,
      resource,
      record: null,
      draft: null,
      fields: fieldsOf(resource),
      noMoment: '',
      initial: { ...initial, ...namedAs(shown, query) },
      onCreated: ({ id, values }) => onCreated({ id, name: nameOf(values), detail: '', thumbnail: '' }),
    }),
  );
  const nameOf = (values: RecordValues) =>
    resources[resource].title
      .map((field) => values[field] as string | { de?: string } | null | undefined)
      .map((value) => (typeof value === 'string' ? value : value?.de))
      .filter(Boolean)
      .join(' ') || query;
  const history = useStore(form.store, 'history');
  const errors = useStore(form.store, 'errors');
  const save = useStore(form.store, 'save');
  const detail = useStore(form.store, 'detail');
  const problem =
    save === 'idle' || save === 'saving' || save === 'saved' ? '' : detail || texts.failed[save];
  return (
    <FormContext value={{ ...outer, ...data, errors, stored: {} }}>
      <div className={kit.stack}>
        {fieldsOf(resource).is_online && <p className={kit.hint}>{texts.new_record_hint}</p>}
        {problem && <Note isAlarm>{problem}</Note>}
        {Object.entries(shown).map(([name, field]) => (
          <Control
            key={name}
            field={field}
            path={name}
            value={history.values[name]}
            label={labels.fields[name] ?? { label: name }}
            onChange={(value, path) => form.change(name, value, path)}
          />
        ))}
        <div className={kit.row}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" aria-disabled={save === 'saving'} onClick={() => void form.save()}>
            {texts.new_record_do}
          </Button>
        </div>
      </div>
    </FormContext>
  );
}
