/** The toolbar of a module: its name and its actions. */
import { type ButtonHTMLAttributes, type KeyboardEvent, useRef } from 'react';
import { itemNameOf, type ModuleName, type ModuleSlot } from '#domain/modules/modules.ts';
import { nameOf } from '../../sync/messages.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { openDialog, openMenu } from '../ui-state.ts';
import styles from './chrome.module.css';
import { type ChromeIcon, chromeIcons } from './chrome-icons.ts';
import { useEditingMessages } from './messages.ts';
import { copy, duplicate, insertItem, remove, shiftModule } from './module-actions.ts';
import { focusFrame } from './module-elements.ts';
import { useBarInView } from './use-bar-in-view.ts';

interface Props {
  id: number;
  place: ModuleSlot;
  isItem: boolean;
  order: number;
  count: number;
  notice: string;
}

export function ChromeBar({ id, place: slot, isItem, order, count, notice }: Props) {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const bar = useBarInView();
  // Loaded on hover at the latest, because a drag has to start synchronously.
  const drag = useRef<typeof import('./drag.ts')>(null);
  const entry = session.document.entry(id);
  if (!entry) return null;
  const module = entry.module.module as ModuleName;
  const parent = slot.parent === null ? undefined : session.document.part(slot.parent)?.module;
  const item = itemNameOf(module);
  const own = messages.modules[module][0];
  const add = isItem ? module : item;
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label={own}
      data-within={isItem || undefined}
      onKeyDown={moveFocus}
    >
      {parent && (
        <HandleButton
          icon="parent"
          name={messages.to_parent(nameOf(parent, messages))}
          onClick={() => focusFrame(parent.id)}
        />
      )}
      <span className={styles.name} title={messages.module_keys}>
        {own}
        {notice && <em title={notice}>!</em>}
      </span>
      {entry.state === 'conflict' && (
        <button
          type="button"
          className={styles.decide}
          onClick={() => openMenu(session, { kind: 'conflict', id })}
        >
          {messages.decide}
        </button>
      )}
      <HandleButton
        icon="edit"
        name={messages.edit_fields(own)}
        action="edit"
        onClick={() => openDialog(session, { kind: 'module', id })}
      />
      {add && (
        <HandleButton
          icon="add"
          name={messages.add_item(messages.modules[add][0])}
          action="add"
          onClick={() =>
            isItem ? insertItem(session, slot.parent as number, order + 1) : insertItem(session, id)
          }
        />
      )}
      {!isItem && (
        <HandleButton
          icon="add"
          name={messages.add_here}
          isNarrow
          onClick={() => openMenu(session, { kind: 'add', place: slot, order: order + 1 })}
        />
      )}
      <HandleButton
        icon={isItem ? 'left' : 'up'}
        name={messages.move_up}
        action="up"
        aria-disabled={order === 0}
        onClick={() => shiftModule(session, id, -1, 'up')}
      />
      <HandleButton
        icon={isItem ? 'right' : 'down'}
        name={messages.move_down}
        action="down"
        aria-disabled={order === count - 1}
        onClick={() => shiftModule(session, id, 1, 'down')}
      />
      <HandleButton
        icon="drag"
        name={messages.drag}
        draggable
        onPointerEnter={() =>
          void import('./drag.ts').then(
            (loaded) => {
              drag.current = loaded;
            },
            () => undefined,
          )
        }
        onDragStart={({ nativeEvent }) => drag.current?.startDrag(session, id, nativeEvent)}
      />
      <HandleButton
        icon="move"
        name={messages.move_to}
        action="move"
        onClick={() => openMenu(session, { kind: 'move', id })}
      />
      <HandleButton
        icon="duplicate"
        name={messages.duplicate}
        action="duplicate"
        onClick={() => duplicate(session, id)}
      />
      <HandleButton icon="copy" name={messages.copy} action="copy" onClick={() => copy(session, id)} />
      <HandleButton
        icon="remove"
        name={messages.remove}
        action="remove"
        onClick={() => remove(session, id)}
      />
    </div>
  );
}

/** Roving focus: arrow keys move between buttons, and wrap around. */
function moveFocus({ key, target, currentTarget }: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!by) return;
  const all = [...currentTarget.querySelectorAll('button')].filter((button) => button.offsetParent);
  all.at((all.indexOf(target as HTMLButtonElement) + by) % all.length)?.focus();
}

interface HandleButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: ChromeIcon;
  /** The accessible name. */
  name: string;
  /** Identifies the button, so that it gets the focus again after a move. */
  action?: string;
  /** Shown only in narrow windows, where the toolbar is at the bottom. */
  isNarrow?: boolean;
}

/** A button in the toolbar of a module. */
function HandleButton({ icon, name, action, isNarrow, ...button }: HandleButtonProps) {
  return (
    <button
      type="button"
      // One tab stop for the toolbar; arrow keys move within it.
      tabIndex={icon === 'edit' ? 0 : -1}
      {...button}
      className={styles.handle}
      title={name}
      aria-label={name}
      data-action={action}
      data-narrow={isNarrow}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={chromeIcons[icon]} />
      </svg>
    </button>
  );
}
