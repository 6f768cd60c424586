/** The fields of a form by group, with a list of links to the groups. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { groupsOf } from '#domain/resources/form-groups.ts';
import type { ResourceField } from '#domain/resources/resource.ts';
import { endFieldOf, startFieldOf } from '#domain/resources/start-and-end-fields.ts';
import { undoKeyOf } from '#editing/ui/fields/undo-keys.ts';
import { useStore } from '#state/store.ts';
import type { RecordValues } from '../requests/record-requests.ts';
import { ColourControl } from './controls/ColourControl.tsx';
import { DateTimeControl } from './controls/DayControls.tsx';
import { EndFromDuration } from './controls/EndFromDuration.tsx';
import { FieldControl } from './controls/FieldControl.tsx';
import { FormPresence } from './FormPresence.tsx';
import { useRequestedField } from './focus-field.ts';
import styles from './form.module.css';
import type { ControlProps } from './form-context.ts';
import type { RecordFormData } from './form-data.ts';
import { GroupList } from './GroupList.tsx';
import { ManualEditNote } from './ManualEditNote.tsx';
import readOnly from './read-only.module.css';
import { changesOf, type RecordForm } from './record-form.ts';

interface Props {
  form: RecordForm;
  data: RecordFormData;
  /** Whether the list of groups is shown beside the fields. */
  isListed: boolean;
  /** Below the fields. */
  children?: ReactNode;
}

/** The other colour of a pair. */
const others: Readonly<Record<string, string>> = {
  base_color: 'secondary_color',
  secondary_color: 'base_color',
};

export function FieldGroups({ form, data, isListed, children }: Props) {
  const { resource, texts, labels, may_write } = data;
  const history = useStore(form.store, 'history');
  useStore(form.store, 'base');
  const save = useStore(form.store, 'save');
  const box = useRef<HTMLDivElement>(null);
  const changed = new Set(changesOf(form.fields, form.store.get()));
  const groups = groupsOf(resource);

  useRequestedField(box, isListed, data.record === null);
  useEffect(() => {
    if (save !== 'invalid') return;
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save]);

  function onKeyDown(event: KeyboardEvent) {
    const step = undoKeyOf(event.nativeEvent);
    // Formatted text has steps of its own, and dialogs are not the form.
    const at = event.target as HTMLElement;
    if (!step || at.isContentEditable || !event.currentTarget.contains(at)) return;
    if (at.closest('dialog') !== event.currentTarget.closest('dialog')) return;
    event.preventDefault();
    form[step]();
  }

  return (
    <>
      {isListed && (
        <GroupList
          groups={groups}
          texts={texts}
          counts={Object.fromEntries(
            groups.map(([group, fields]) => [group, fields.filter((field) => changed.has(field)).length]),
          )}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go to whatever has the focus in it. */}
      <div ref={box} className={`${styles.fields} ${styles.surface}`} onKeyDown={onKeyDown}>
        <FormPresence data={data} box={box} />
        {!may_write && <p className={readOnly.note}>{texts.read_only}</p>}
        {groups.map(([group, fields]) => (
          <section key={group} id={`group-${group}`} aria-labelledby={`title-${group}`}>
            <h2 id={`title-${group}`}>{texts.groups[group]}</h2>
            <fieldset className={`${styles.stack} ${readOnly.fields}`} disabled={!may_write}>
              {fields.map((name) => {
                const described = form.fields[name];
                if (!described) return null;
                const field = fieldOf(name, described, history.values);
                const props: ControlProps = {
                  field,
                  path: name,
                  value: history.values[name],
                  label: labels.fields[name] ?? { label: name },
                  onChange: (value, path) => form.change(name, value, path),
                };
                return (
                  <div
                    key={name}
                    data-name={name}
                    className={halves.has(field.kind) ? styles.half : styles.whole}
                    data-changed={changed.has(name) || undefined}
                    data-filled={typeof data.initial[name] === 'number' || undefined}
                  >
                    {field.kind === 'colour' ? (
                      <ColourControl
                        {...(props as ControlProps<'colour'>)}
                        other={history.values[others[name] ?? '']}
                      />
                    ) : field.kind === 'moment' ? (
                      <DateTimeControl
                        {...(props as ControlProps<'moment'>)}
                        start={history.values[startFieldOf(name) ?? '']}
                        onMoved={(from) => moveEnd(form, name, from)}
                      />
                    ) : (
                      <FieldControl {...props} />
                    )}
                    {resource === 'events' &&
                      name === 'date_end' &&
                      !history.values.date_end &&
                      may_write && <OfferedEnd values={history.values} onChoose={props.onChange} />}
                    {data.held.length > 0 && (
                      <ManualEditNote
                        name={name}
                        field={field}
                        data={data}
                        label={props.label}
                        value={history.values[name]}
                        onChange={(value) => form.change(name, value)}
                      />
                    )}
                  </div>
                );
              })}
            </fieldset>
          </section>
        ))}
        {children}
      </div>
    </>
  );
}

/** Kinds of fields that are shown two in a row. */
const halves: ReadonlySet<string> = new Set([
  ...['word', 'email', 'slug', 'path', 'field-name', 'length', 'integer', 'order', 'fraction', 'amount'],
  ...['day', 'moment', 'choice', 'stage', 'flag', 'address', 'colour'],
]);

/** Only guest performances have a place as text; all other events are on a stage of the theatre. */
const fieldOf = (name: string, field: ResourceField, values: RecordValues): ResourceField =>
  name === 'stage_name' && values.is_on_tour !== true ? { kind: 'stage', required: true } : field;

/** Moves the end with the start, which keeps the duration. */
function moveEnd(form: RecordForm, name: string, from: string) {
  const { values } = form.store.get().history;
  const endName = endFieldOf(name);
  if (!endName) return;
  const [start, end] = [values[name], values[endName]];
  if (typeof start !== 'string' || typeof end !== 'string') return;
  const moved = Date.parse(start) - Date.parse(from);
  if (moved !== 0) form.change(endName, new Date(Date.parse(end) + moved).toISOString());
}

function OfferedEnd({ values, onChoose }: { values: RecordValues; onChoose: (end: string) => void }) {
  const { production, date_start, unspecific_time } = values;
  if (typeof production !== 'number' || typeof date_start !== 'string' || unspecific_time === true)
    return null;
  return <EndFromDuration production={production} start={date_start} onChoose={onChoose} />;
}
