/** Pastes a table from a spreadsheet into a list, with a preview of the changes. */
import { useEffect, useRef, useState } from 'react';
import type { ListPage } from '#domain/back-office/list-page.ts';
import { maxTableRows } from '#domain/back-office/pasted-table.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { Button } from '#editing/ui/kit/Button.tsx';
import { Checkbox } from '#editing/ui/kit/Checkbox.tsx';
import { Dialog } from '#editing/ui/kit/Dialog.tsx';
import { FormField } from '#editing/ui/kit/FormField.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { Note } from '#editing/ui/kit/Note.tsx';
import { type PasteTexts, pasteTexts } from '#i18n/back-office/paste-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import { withFormSession } from '../form/FormSession.tsx';
import { PasteColumns } from './PasteColumns.tsx';
import { PastedRows } from './PastedRows.tsx';
import styles from './paste.module.css';
import { type Paste, type UnsavedTable, usePaste } from './use-paste.ts';

interface Props {
  list: Pick<ListPage, 'resource' | 'locale' | 'title' | 'one'>;
  /** The table as it was left, or as it was pasted; its text is empty if there is none. */
  unsaved: UnsavedTable;
  /** @param unsaved null if nothing is left to write */
  onChange: (unsaved: UnsavedTable | null) => void;
  onClose: () => void;
  /** Reads the list again. */
  onWritten: () => void;
  session: EditingSession;
}

function PasteTable({ list, unsaved, onChange, onClose, onWritten, session }: Props) {
  const texts = pasteTexts(list.locale);
  const paste = usePaste({ session, unsaved, resource: list.resource, texts, onWritten });
  const { state, table, entered, leftOut } = paste;
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || entered.text === '') return;
    isStarted.current = true;
    void paste.check(entered);
  });
  const isWritten = state.is === 'done' || entered.text === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` only stores the table.
  useEffect(() => {
    onChange(isWritten ? null : { ...entered, left_out: [...leftOut] });
  }, [entered, leftOut, isWritten]);
  const isBusy = state.is === 'checking' || state.is === 'writing';
  const status = state.is === 'checking' ? texts.checking : state.is === 'writing' ? texts.writing : null;

  return (
    <Dialog
      title={texts.title.replace('{list}', list.title)}
      onClose={onClose}
      width="78rem"
      foot={
        state.is === 'done' ? (
          <>
            <Button isAside onClick={paste.restart}>
              {texts.another}
            </Button>
            {state.change_set !== null && (
              <Undo
                rows={state.created + state.changed}
                texts={texts}
                onUndo={() => void paste.undo(state.change_set as number)}
              />
            )}
            <Button kind="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            {table ? (
              <Button
                kind="primary"
                aria-disabled={isBusy || paste.wrong > 0 || paste.created + paste.changed === 0}
                onClick={() =>
                  !isBusy && paste.wrong === 0 && paste.created + paste.changed > 0 && void paste.write()
                }
              >
                {effectsOf(paste, list, texts)}
              </Button>
            ) : (
              <Button
                kind="primary"
                aria-disabled={isBusy}
                onClick={() => !isBusy && void paste.check(entered)}
              >
                {texts.check}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={`${kit.stack} ${styles.paste}`}>
        {state.is === 'problem' && <Note isAlarm>{state.text}</Note>}
        <p
          role="status"
          className={status || state.is === 'done' || state.is === 'undone' ? styles.status : kit.unseen}
        >
          {status}
          {state.is === 'undone' && texts.undone}
          {state.is === 'done' &&
            fillPlaceholders(texts.done, { created: state.created, changed: state.changed })}
        </p>
        {state.is !== 'done' && (
          <>
            {!table && <p>{texts.intro}</p>}
            <Box paste={paste} texts={texts} />
            {!table && <p className={kit.hint}>{texts.how}</p>}
            {table && (
              <>
                <Checkbox
                  label={texts.has_head}
                  value={table.has_head}
                  onChange={(has_head) => void paste.check({ text: entered.text, has_head })}
                />
                <PasteColumns paste={paste} table={table} texts={texts} />
                <PastedRows paste={paste} table={table} texts={texts} />
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

export default withFormSession(PasteTable);

/** The pasted text; collapsed once it is parsed. */
function Box({ paste, texts }: { paste: Paste; texts: ReturnType<typeof pasteTexts> }) {
  const { table, entered } = paste;
  const box = (
    <>
      <FormField
        label={texts.box}
        hint={table ? undefined : texts.too_many_hint.replace('{max}', `${maxTableRows}`)}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${kit.input} ${styles.box}`}
            rows={table ? 6 : 9}
            spellCheck={false}
            wrap="off"
            value={entered.text}
            onChange={(event) => paste.type(event.target.value)}
            onPaste={(event) => {
              const field = event.currentTarget;
              // Once the text is in the box, it needs no button.
              setTimeout(() => void paste.check({ text: field.value }));
            }}
          />
        )}
      </FormField>
      {table && <Button onClick={() => void paste.check({ text: entered.text })}>{texts.check}</Button>}
    </>
  );
  if (!table) return box;
  return (
    <details>
      <summary className={styles.fold}>{texts.box}</summary>
      <div className={kit.stack}>{box}</div>
    </details>
  );
}

function effectsOf(
  { wrong, created, changed }: Paste,
  list: Props['list'],
  texts: ReturnType<typeof pasteTexts>,
): string {
  if (wrong > 0) return formatCount(texts.wrong_first, wrong);
  if (created + changed === 0) return texts.nothing;
  const pattern = created === 0 ? texts.change : changed === 0 ? texts.create : texts.both;
  const count = created || changed;
  const what = count === 1 ? list.one : list.title;
  return fillPlaceholders(pattern, {
    count,
    created,
    changed,
    what: texts.lower_case ? what.toLowerCase() : what,
  });
}

/** Number of rows from which undo asks for a confirmation. */
const manyRows = 100;

function Undo({ rows, texts, onUndo }: { rows: number; texts: PasteTexts; onUndo: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return <Button onClick={() => (rows < manyRows ? onUndo() : setAsked(true))}>{texts.undo}</Button>;
  return (
    <>
      <span role="status">{texts.undo_ask}</span>
      <Button onClick={() => setAsked(false)}>{texts.undo_not}</Button>
      <Button onClick={onUndo}>{texts.undo_many.replace('{count}', String(rows))}</Button>
    </>
  );
}
