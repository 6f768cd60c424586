/** Pastes lines "Part: Name" into the cast of a play: previewed by the server, then written as one change set. */
import { useEffect, useRef, useState } from 'react';
import { isWritable, type PastedCast } from '#domain/productions/cast-lines.ts';
import { requestAt } from '#editing/sync/request.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { withFormSession } from '../form/FormSession.tsx';
import { outcomeOf } from '../requests/record-requests.ts';
import { UndoButton } from '../requests/UndoButton.tsx';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './cast.module.css';
import type { CastProps } from './cast-props.ts';
import panelStyles from './panel.module.css';
import { useCastChanges } from './use-cast-changes.ts';
import { WritingResult } from './WritingResult.tsx';

interface PasteProps extends CastProps {
  /** The text pasted earlier. */
  unsavedText: string;
  onTextChange: (text: string) => void;
  onWritten: () => void;
  onStale: () => void;
  onClose: () => void;
  session: EditingSession;
}

function PasteCast({ board: { production }, locale, texts, session, ...props }: PasteProps) {
  const { unsavedText: keptText, onTextChange: onKeep, onWritten, onStale, onClose } = props;
  const [text, setText] = useState(keptText);
  const [checked, setChecked] = useState<PastedCast | null>(null);
  const writing = useCastChanges({ session, texts, onWritten, onStale });
  const { state } = writing;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const rows = checked?.rows ?? [];
  const effects = (['new', 'changed'] as const)
    .map((kind) => ({ kind, count: rows.filter(({ result }) => result === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => fillPlaceholders(texts[`reach_${kind}`], { count }))
    .join(', ');

  async function check() {
    writing.restart();
    const address = `/${locale}/api/cms-hub/cast/${production.id}/lines`;
    setChecked(
      await writing.send(() => outcomeOf(requestAt<PastedCast>(session, 'POST', address, { text }))),
    );
  }
  return (
    <section
      className={styles.pane}
      aria-labelledby="paste-title"
      onKeyDown={(event) => pressedKey(event.nativeEvent) === 'Escape' && onClose()}
    >
      <h2 id="paste-title">{texts.paste}</h2>
      <p className={styles.hint}>{texts.paste_text}</p>
      <textarea
        ref={field}
        className={panelStyles.lines}
        aria-label={texts.paste_field}
        rows={8}
        maxLength={20_000}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onKeep(target.value);
          setChecked(null);
        }}
      />
      {checked && (
        <table className={panelStyles.rows}>
          <caption>{texts.checked}</caption>
          <tbody>
            {rows.map(({ line, role, name, result, before, person }) => (
              <tr key={line} data-wrong={result === 'no-part' || result === 'no-name' || undefined}>
                <th scope="row">{role || '–'}</th>
                <td>
                  {name || '–'}
                  {role && name && person === null && <small>{texts.guest}</small>}
                </td>
                <td>{fillPlaceholders(texts.results[result], { before })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {checked && !isWritable(rows) && rows.every(({ result }) => result === 'same') && (
        <p>{texts.nothing}</p>
      )}
      <WritingResult writing={writing} texts={texts} />
      <div className={panelStyles.foot}>
        <UndoButton state={state} name={texts.undo} onUndo={(change_set) => void writing.undo(change_set)} />
        {state.is !== 'done' &&
          (checked && isWritable(rows) ? (
            <ScreenButton
              isPrimary
              aria-disabled={state.is === 'writing'}
              onClick={() =>
                void writing.write(
                  {
                    resource: 'productions',
                    id: production.id,
                    version: checked.version,
                    data: { cast: checked.cast },
                  },
                  fillPlaceholders(texts.pasted, { reach: effects }),
                )
              }
            >
              {fillPlaceholders(texts.write, { reach: effects })}
            </ScreenButton>
          ) : (
            <ScreenButton isPrimary disabled={text.trim() === ''} onClick={() => void check()}>
              {texts.check}
            </ScreenButton>
          ))}
        <ScreenButton onClick={onClose}>{texts.close}</ScreenButton>
      </div>
    </section>
  );
}

export default withFormSession(PasteCast);
