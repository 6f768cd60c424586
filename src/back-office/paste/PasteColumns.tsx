/** The fields of the pasted table's columns, and the records for ambiguous names. */
import type { ChosenNames, PastedTable, UnresolvedName } from '#domain/back-office/pasted-table.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { Combobox } from '#editing/ui/kit/Combobox.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { Select } from '#editing/ui/kit/Select.tsx';
import type { PasteTexts } from '#i18n/back-office/paste-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { searchRecordOptions } from '../requests/record-requests.ts';
import styles from './paste.module.css';
import type { Paste } from './use-paste.ts';

interface Props {
  paste: Paste;
  table: PastedTable;
  texts: PasteTexts;
}

export function PasteColumns({ paste, table, texts }: Props) {
  const { columns, targets, unknown, has_head } = table;
  const options = [
    { value: '', name: texts.ignore },
    ...targets.map(({ name, label }) => ({ value: name, name: label })),
  ];
  const ignored = columns.filter(({ target, is_derived }) => target === null && !is_derived);
  // A few unknown columns are common; a table without any known one needs attention.
  const isUnclear = ignored.length === columns.length;
  function choose(at: number, name: string) {
    const chosen = columns.map(({ target }, index) =>
      index === at ? name || null : target === name ? null : target,
    );
    void paste.check({ ...paste.entered, has_head, columns: chosen });
  }
  function mean({ field, text }: UnresolvedName, id: number | null) {
    const before: ChosenNames = paste.entered.chosen ?? {};
    const chosen = { ...before, [field]: { ...before[field], [text]: id } };
    void paste.check({ ...paste.entered, chosen });
  }
  return (
    <>
      <details open={isUnclear || undefined}>
        <summary className={styles.fold}>
          {texts.columns}
          {ignored.length > 0 && (
            <small>
              {texts.ignored.replace('{heads}', ignored.map(({ head }) => head || '…').join(', '))}
            </small>
          )}
        </summary>
        <p className={kit.hint}>{texts.columns_hint}</p>
        <div className={styles.columns}>
          {columns.map(({ head, target, is_derived }, at) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: only its index identifies a column.
              key={at}
              label={head || texts.column.replace('{place}', `${at + 1}`)}
              value={target ?? ''}
              options={options}
              onChange={(name) => choose(at, name)}
              hint={is_derived ? texts.derived : undefined}
            />
          ))}
        </div>
      </details>
      {unknown.length > 0 && (
        <section aria-labelledby="paste-unknown">
          <h3 id="paste-unknown" className={styles.title}>
            {texts.unknown}
          </h3>
          <ul className={styles.unknown}>
            {unknown.map((name) => (
              <li key={`${name.field}/${name.text}`}>
                <UnknownNameChoice name={name} texts={texts} onChoose={(id) => mean(name, id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface MeantProps {
  name: UnresolvedName;
  texts: PasteTexts;
  onChoose: (id: number | null) => void;
}

/** Records with that name first, then a search for others. */
function UnknownNameChoice({ name, texts, onChoose }: MeantProps) {
  const session = useEditingSession();
  const { label, text, to, count, candidates } = name;
  const pattern = candidates.length === 0 ? texts.unknown_one : texts.unknown_many;
  const message = fillPlaceholders(pattern, { label, text, count: candidates.length });
  return (
    <>
      <Combobox
        label={count > 1 ? `${message} (${texts.unknown_in.replace('{count}', `${count}`)})` : message}
        placeholder={texts.search}
        search={async (query) => {
          if (query === '' && candidates.length > 0) return candidates;
          const outcome = await searchRecordOptions(session, to, query);
          if (outcome.outcome !== 'done') throw new Error(`The search ended with ${outcome.outcome}.`);
          return outcome.data.results;
        }}
        keyOf={({ id }) => `${id}`}
        renderOption={({ id, name: called }) => (
          <span>
            {called} <small>#{id}</small>
          </span>
        )}
        onPick={({ id }) => onChoose(id)}
      />
      <button type="button" className={kit.button} onClick={() => onChoose(null)}>
        {texts.unknown_none}
      </button>
    </>
  );
}
