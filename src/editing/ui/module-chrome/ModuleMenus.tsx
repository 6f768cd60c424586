/** The small dialogs of the layer: which module to add, and where to move one. */
import { useEffect, useRef, useState } from 'react';
import type { ModuleName, ModuleSlot } from '#domain/modules/modules.ts';
import { addTexts } from '#i18n/editing/add-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { slotKey } from '../../core/slots.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { pressedKey } from '../kit/pressed-key.ts';
import { TextInput } from '../kit/TextInput.tsx';
import { groupsFor } from './add-groups.ts';
import styles from './menus.module.css';
import { useEditingMessages } from './messages.ts';
import { insertModule, moveModuleToSlot, paste } from './module-actions.ts';
import { moveTargets } from './move-targets.ts';

/** Focuses the first choice instead of the close button. */
function useFocusFirstButton<E extends HTMLElement>() {
  const choices = useRef<E>(null);
  useEffect(() => choices.current?.querySelector('button')?.focus(), []);
  return choices;
}

interface AddProps {
  place: ModuleSlot;
  order: number;
  onClose: () => void;
}

export function AddModuleMenu({ place: slot, order, onClose }: AddProps) {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const choices = useFocusFirstButton<HTMLDivElement>();
  const texts = addTexts(useLocale());
  const [query, setQuery] = useState('');
  const isFound = (name: ModuleName) =>
    messages.modules[name].slice(0, 2).join(' ').toLowerCase().includes(query.trim().toLowerCase());
  const groups = groupsFor(session.document, slot)
    .map(({ group, names }) => ({ group, names: names.filter(isFound) }))
    .filter(({ names }) => names.length > 0);
  const act = (what: () => void) => {
    onClose();
    what();
  };
  return (
    <Dialog
      title={messages.add_here}
      onClose={onClose}
      width="52rem"
      foot={<Button onClick={() => act(() => paste(session, slot, order))}>{messages.paste}</Button>}
    >
      {/* Typing on a choice moves the focus to the search field. */}
      <search
        onKeyDown={(event) => {
          const key = pressedKey(event.nativeEvent);
          const { target, currentTarget, ctrlKey, metaKey, altKey } = event;
          const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
          if (isLetter && target instanceof HTMLButtonElement) currentTarget.querySelector('input')?.focus();
          // Enter picks the first result. Its default would press the button that then gets the focus.
          if (key === 'Enter' && target instanceof HTMLInputElement && query.trim() !== '') {
            event.preventDefault();
            choices.current?.querySelector('button')?.click();
          }
        }}
      >
        <TextInput label={texts.search} type="search" value={query} onChange={setQuery} />
        <div className={styles.groups} ref={choices}>
          {groups.length === 0 && <p role="status">{texts.nothing(query.trim())}</p>}
          {groups.map(({ group, names }) => (
            <section key={group} aria-labelledby={`add-${group}`}>
              <h3 id={`add-${group}`}>{messages.groups[group]}</h3>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    <button type="button" onClick={() => act(() => insertModule(session, slot, order, name))}>
                      <strong>{messages.modules[name][0]}</strong>
                      <span>{messages.modules[name][1]}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </search>
    </Dialog>
  );
}

export function MoveMenu({ id, onClose }: { id: number; onClose: () => void }) {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const choices = useFocusFirstButton<HTMLUListElement>();
  const places = moveTargets(session, id, messages, addTexts(useLocale()));
  return (
    <Dialog title={messages.move_to} onClose={onClose} width="30rem">
      {places.length === 0 && <p>{messages.no_places}</p>}
      <ul className={styles.list} ref={choices}>
        {places.map(({ label, place: slot, order = Number.MAX_SAFE_INTEGER }) => (
          <li key={`${slotKey(slot)} ${order}`}>
            <button
              type="button"
              onClick={() => {
                onClose();
                moveModuleToSlot(session, id, slot, order);
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
