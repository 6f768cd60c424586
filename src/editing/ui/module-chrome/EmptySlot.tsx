/** An empty slot: offers to add or paste a module. */
import type { ReactNode } from 'react';
import { itemNameOf, type ModuleName, type ModuleSlot } from '#domain/modules/modules.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import { useRootAttribute } from '../root-attribute.ts';
import { openMenu } from '../ui-state.ts';
import styles from './chrome.module.css';
import { useEditingMessages } from './messages.ts';
import { insertModule, paste } from './module-actions.ts';

interface Props {
  place: ModuleSlot;
  /** `sheet` fills the page. `strip` overlays its position and takes no space. */
  form: 'sheet' | 'box' | 'strip';
  /** Replaces the default title of the form `sheet`. */
  title?: string;
  text?: string;
  /** Alternatives to adding a module. */
  children?: ReactNode;
}

export function EmptySlot({ place: slot, form, title, text, children }: Props) {
  const session = useEditingSession();
  const messages = useEditingMessages();
  useRootAttribute(form === 'strip' ? form : null);
  const parent = slot.parent === null ? undefined : session.document.part(slot.parent)?.module.module;
  const item: ModuleName | null = parent ? itemNameOf(parent) : null;
  const label = item ? messages.add_item(messages.modules[item][0]) : messages.add_here;
  const add = () => {
    if (item) insertModule(session, slot, 0, item);
    else openMenu(session, { kind: 'add', place: slot, order: 0 });
  };
  return (
    <div className={styles.empty} data-form={form} data-empty-place={JSON.stringify(slot)}>
      <div className={styles.invitation}>
        {form === 'sheet' && (
          <p>
            <strong>{title ?? messages.empty_title}</strong> {text ?? messages.empty_text}
          </p>
        )}
        {children}
        <Button kind={form === 'sheet' ? 'primary' : 'plain'} onClick={add}>
          {label}
        </Button>
        {form === 'sheet' && <Button onClick={() => paste(session, slot, 0)}>{messages.paste}</Button>}
      </div>
    </div>
  );
}
