/** Finds a record by its name, or creates a missing one. */
import { Suspense, useState } from 'react';
import { hasForm } from '#domain/resources/form-groups.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { Combobox } from '#editing/ui/kit/Combobox.tsx';
import { lazyOnDemand } from '#editing/ui/lazy-component.ts';
import { type RecordOption, searchRecordOptions } from '../../requests/record-requests.ts';
import { useRecordForm } from '../form-context.ts';
import { NamedRecordLine } from './NamedRecordLine.tsx';

const NewRecord = lazyOnDemand(async () => (await import('../NewRecord.tsx')).NewRecord);

interface Props {
  to: ResourceName;
  label: string;
  error?: string | undefined;
  /** Records that are not offered. */
  without?: readonly number[];
  onPick: (found: RecordOption) => void;
  /** Left without a choice. */
  onLeave?: () => void;
}

export function RecordCombobox({ to, label, error, without = [], onPick, onLeave }: Props) {
  const session = useEditingSession();
  const { texts, may_create } = useRecordForm();
  const [newRecordName, setNewRecordName] = useState<string | null>(null);

  async function search(query: string): Promise<RecordOption[]> {
    const outcome = await searchRecordOptions(session, to, query);
    if (outcome.outcome !== 'done') throw new Error(`The search ended with ${outcome.outcome}.`);
    const found = outcome.data.results.filter(({ id }) => !without.includes(id));
    const isOffered = query.length > 1 && hasForm(to) && may_create.includes(to);
    return isOffered ? [...found, { id: newId, name: query, detail: '', thumbnail: '' }] : found;
  }

  return (
    <>
      <Combobox
        label={label}
        error={error}
        search={search}
        placeholder={texts.search}
        keyOf={({ id }) => String(id)}
        renderOption={(found) =>
          found.id === newId ? (
            <NamedRecordLine
              record={{
                name: texts.new_record.replace('{name}', found.name),
                detail: fieldsOf(to).is_online ? texts.new_record_hint : '',
                thumbnail: '',
              }}
            />
          ) : (
            <NamedRecordLine record={found} />
          )
        }
        onLeave={() => newRecordName === null && onLeave?.()}
        onPick={(found) => (found.id === newId ? setNewRecordName(found.name) : onPick(found))}
      />
      {newRecordName !== null && hasForm(to) && (
        <Suspense>
          <NewRecord
            to={to}
            query={newRecordName}
            onClose={() => setNewRecordName(null)}
            onCreated={(record) => {
              setNewRecordName(null);
              onPick(record);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The id of the option that creates a record; no record has it. */
const newId = 0;
