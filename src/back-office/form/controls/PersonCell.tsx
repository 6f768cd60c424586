/** The person in a row: a record found by its name, or a guest with a name only. */
import { Suspense, useId, useRef, useState } from 'react';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { Combobox } from '#editing/ui/kit/Combobox.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { lazyOnDemand } from '#editing/ui/lazy-component.ts';
import { findPeople, findPersonByName } from '../../requests/find-people.ts';
import type { RecordOption } from '../../requests/record-requests.ts';
import { useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';
import { NamedRecordLine } from './NamedRecordLine.tsx';
import faces from './person.module.css';
import { useRecordNames } from './ReferenceControl.tsx';

const NewRecord = lazyOnDemand(async () => (await import('../NewRecord.tsx')).NewRecord);

interface Props {
  label: string;
  /** The path of the row: "cast.2". */
  path: string;
  name: string;
  /** The id of a person with a page; null for a guest. */
  person: number | null;
  onChange: (who: { name: string | null; person: number | null }) => void;
}

type Option = { kind: 'person'; found: RecordOption } | { kind: 'guest' | 'new'; name: string };

export function PersonCell({ label, path, name, person, onChange }: Props) {
  const session = useEditingSession();
  const { errors, texts } = useRecordForm();
  const { nameOf, remember } = useRecordNames('persons');
  const [newPersonName, setNewPersonName] = useState<string | null>(null);
  const descriptionId = useId();
  /** Whether a typed name is not yet assigned to a person or a guest. */
  const isOpen = useRef(false);
  const latest = useRef({ name, onChange });
  latest.current = { name, onChange };
  const linked = person === null ? null : nameOf(person);

  async function search(query: string): Promise<Option[]> {
    const found = await findPeople(session, query);
    const people = found.map((each): Option => ({ kind: 'person', found: each }));
    return query === '' ? people : [...people, { kind: 'guest', name: query }, { kind: 'new', name: query }];
  }

  function choose(found: RecordOption, written = '') {
    remember(found);
    isOpen.current = false;
    // A longer form such as "Ida Beispiel a. G." is kept.
    latest.current.onChange({ name: names(written, found.name) ? written : found.name, person: found.id });
  }

  function pick(option: Option) {
    isOpen.current = false;
    if (option.kind === 'person') choose(option.found, name);
    else if (option.kind === 'guest') onChange({ name: option.name, person: null });
    else setNewPersonName(option.name);
  }

  function type(typed: string) {
    isOpen.current = true;
    const isStillThem = linked !== null && names(typed, linked.name);
    onChange({ name: typed || null, person: isStillThem ? person : null });
  }

  /** The full name of exactly one person record means that person. */
  async function leave() {
    if (!isOpen.current || newPersonName !== null || name.trim() === '' || person !== null) return;
    isOpen.current = false;
    const found = await findPersonByName(session, name).catch(() => null);
    if (found && latest.current.name === name) choose(found, name);
  }

  return (
    <div className={`${styles.cell} ${faces.who}`} data-linked={linked ? true : undefined}>
      <Combobox
        label={label}
        isRequired
        error={errors[`${path}.name`] ?? errors[`${path}.person`]}
        text={{ value: name, onType: type }}
        describedBy={descriptionId}
        before={
          linked && (
            <span className={faces.face} aria-hidden="true">
              {linked.thumbnail === '' ? initials(linked.name) : <img src={linked.thumbnail} alt="" />}
            </span>
          )
        }
        search={search}
        keyOf={(option) => (option.kind === 'person' ? String(option.found.id) : option.kind)}
        renderOption={(option) => (
          <NamedRecordLine
            record={
              option.kind === 'person'
                ? option.found
                : {
                    name: (option.kind === 'guest' ? texts.as_guest : texts.new_record).replace(
                      '{name}',
                      option.name,
                    ),
                    detail: option.kind === 'guest' ? texts.as_guest_hint : texts.new_record_hint,
                    thumbnail: '',
                  }
            }
          />
        )}
        onPick={pick}
        onLeave={() => void leave()}
      />
      <span id={descriptionId} className={kit.unseen}>
        {linked ? texts.linked_to.replace('{name}', linked.name) : name && texts.as_guest_hint}
      </span>
      {newPersonName !== null && (
        <Suspense>
          <NewRecord
            to="persons"
            query={newPersonName}
            onClose={() => setNewPersonName(null)}
            onCreated={(record) => {
              setNewPersonName(null);
              choose(record);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Whether a text contains a person's full name. */
const names = (text: string, name: string): boolean => ` ${text} `.includes(` ${name} `);

/** Shown in place of a portrait. */
const initials = (name: string): string =>
  name
    .split(' ')
    .flatMap((word) => word[0] ?? [])
    .join('')
    .slice(0, 2);
