/** The layer's own small dialogs: what to add, where to move. */
import { useEffect, useRef } from 'react';
import type { ModulePlace } from '#domain/modules/modules.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { groupsFor } from './add-groups.ts';
import styles from './menus.module.css';
import { useWords } from './messages.ts';
import { insertModule, paste, placeModule } from './module-actions.ts';
import { placesFor } from './move-targets.ts';
import { closeMenu, type Menu } from './open-menu.ts';

export default function FrameMenus({ menu }: { menu: Menu }) {
  if (menu.kind === 'add') return <AddMenu place={menu.place} order={menu.order} />;
  return menu.kind === 'move' ? <MoveMenu id={menu.id} /> : null;
}

/** The dialog itself would begin at its cross. */
function useFirstChoice<E extends HTMLElement>() {
  const choices = useRef<E>(null);
  useEffect(() => choices.current?.querySelector('button')?.focus(), []);
  return choices;
}

function AddMenu({ place, order }: { place: ModulePlace; order: number }) {
  const words = useWords();
  const choices = useFirstChoice<HTMLDivElement>();
  const act = (what: () => void) => {
    closeMenu();
    what();
  };
  return (
    <Dialog
      title={words.add_here}
      onClose={closeMenu}
      width="52rem"
      foot={<Button onClick={() => act(() => paste(place, order))}>{words.paste}</Button>}
    >
      <div className={styles.groups} ref={choices}>
        {groupsFor(place).map(({ group, names }) => (
          <section key={group} aria-labelledby={`add-${group}`}>
            <h3 id={`add-${group}`}>{words.groups[group]}</h3>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <button type="button" onClick={() => act(() => insertModule(place, order, name))}>
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

function MoveMenu({ id }: { id: number }) {
  const words = useWords();
  const choices = useFirstChoice<HTMLUListElement>();
  const places = placesFor(id, words);
  return (
    <Dialog title={words.move_to} onClose={closeMenu} width="30rem">
      {places.length === 0 && <p>{words.no_places}</p>}
      <ul className={styles.list} ref={choices}>
        {places.map(({ label, place }) => (
          <li key={JSON.stringify(place)}>
            <button
              type="button"
              onClick={() => {
                closeMenu();
                placeModule(id, place, Number.MAX_SAFE_INTEGER);
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
