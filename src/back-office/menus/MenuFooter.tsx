/** The foot of the menu screen: saves all moves as one change set, or discards them. */

import type { EditingSession } from '#editing/sync/session.ts';
import { Note } from '#editing/ui/kit/Note.tsx';
import { formatCount } from '#i18n/format-count.ts';
import { withFormSession } from '../form/FormSession.tsx';
import { UndoButton } from '../requests/UndoButton.tsx';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import type { MenuProps } from './menu-props.ts';
import styles from './menus.module.css';
import { RemoveEntry } from './RemoveEntry.tsx';
import type { MenuMoves } from './use-menu-moves.ts';
import { useMenuWriting } from './use-menu-writing.ts';

interface Props extends MenuProps {
  moves: MenuMoves;
  /** The entry to remove. */
  removed: number | null;
  /** Reads the menus again. */
  onRead: () => void;
  /** Removing was decided. */
  onAsked: () => void;
  session: EditingSession;
}

function MenuFooter(props: Props) {
  const { moves, removed, texts, onAsked } = props;
  const { state, arrange, remove, undo, close } = useMenuWriting(props);
  const count = moves.changed.length;
  const moved = formatCount(texts.moved, count);
  const isWriting = state.is === 'writing';
  const isShown = count > 0 || state.is !== 'idle';
  return (
    <>
      {removed !== null && (
        <RemoveEntry
          {...props}
          id={removed}
          onClose={onAsked}
          onRemove={(lines, name) => {
            onAsked();
            void remove(lines, name);
          }}
        />
      )}
      {isShown && (
        <section className={styles.foot} aria-label={texts.foot}>
          {state.is === 'problem' && <Note isAlarm>{state.text}</Note>}
          <p role="status">
            {isWriting && texts.writing}
            {state.is === 'done' && state.text}
            {state.is === 'undone' && texts.undone}
            {count > 0 && !isWriting && (
              <>
                {' '}
                <b>{moved}</b> {texts.still}
              </>
            )}
          </p>
          {count > 0 && (
            <>
              <ScreenButton isPrimary aria-disabled={isWriting} onClick={() => void arrange(moves.changed)}>
                {texts.apply}
              </ScreenButton>
              <ScreenButton onClick={moves.back}>{texts.back}</ScreenButton>
              <ScreenButton onClick={() => moves.discard()}>{texts.discard}</ScreenButton>
            </>
          )}
          <UndoButton state={state} name={texts.undo} onUndo={(change_set) => void undo(change_set)} />
          {count === 0 && !isWriting && <ScreenButton onClick={close}>{texts.close}</ScreenButton>}
        </section>
      )}
    </>
  );
}

export default withFormSession(MenuFooter);
