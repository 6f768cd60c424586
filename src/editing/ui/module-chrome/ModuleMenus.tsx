/** The layer's own small dialogs: what to add, where to move. */
import { useEffect, useRef } from 'react';
import type { ModulePlace } from '#domain/modules/modules.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { groupsFor } from './add-groups.ts';
import styles from './menus.module.css';
import { useMessages } from './messages.ts';
import { insertModule, paste, placeModule } from './module-actions.ts';
import { moveTargets } from './move-targets.ts';

/** The dialog itself would begin at its cross. */
function useFocusFirstButton<E extends HTMLElement>() {
  const choices = useRef<E>(null);
  useEffect(() => choices.current?.querySelector('button')?.focus(), []);
  return choices;
}

interface AddProps {
  place: ModulePlace;
  order: number;
  onClose: () => void;
}

export function AddMenu({ place, order, onClose }: AddProps) {
  const session = useEditingSession();
  const words = useMessages();
  const choices = useFocusFirstButton<HTMLDivElement>();
  const act = (what: () => void) => {
    onClose();
    what();
  };
  return (
    <Dialog
      title={words.add_here}
      onClose={onClose}
      width="52rem"
      foot={<Button onClick={() => act(() => paste(session, place, order))}>{words.paste}</Button>}
    >
      <div className={styles.groups} ref={choices}>
        {groupsFor(session.document, place).map(({ group, names }) => (
          <section key={group} aria-labelledby={`add-${group}`}>
            <h3 id={`add-${group}`}>{words.groups[group]}</h3>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <button type="button" onClick={() => act(() => insertModule(session, place, order, name))}>
                    <strong>{words.modules[name][0]}</strong>
                    <span>{words.modules[name][1]}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

export function MoveMenu({ id, onClose }: { id: number; onClose: () => void }) {
  const session = useEditingSession();
  const words = useMessages();
  const choices = useFocusFirstButton<HTMLUListElement>();
  const places = moveTargets(session, id, words);
  return (
    <Dialog title={words.move_to} onClose={onClose} width="30rem">
      {places.length === 0 && <p>{words.no_places}</p>}
      <ul className={styles.list} ref={choices}>
        {places.map(({ label, place }) => (
          <li key={JSON.stringify(place)}>
            <button
              type="button"
              onClick={() => {
                onClose();
                placeModule(session, id, place, Number.MAX_SAFE_INTEGER);
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
