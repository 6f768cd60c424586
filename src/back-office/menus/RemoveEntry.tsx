/** The confirmation for removing an entry, with its consequences. */
import { Button } from '#editing/ui/kit/Button.tsx';
import { Dialog } from '#editing/ui/kit/Dialog.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import { menuNameOf } from './format-menu.ts';
import { type MenuProps, menuResourceOf } from './menu-props.ts';
import type { EntryRemoval } from './menu-requests.ts';
import styles from './menus.module.css';

interface Props extends MenuProps {
  id: number;
  onClose: () => void;
  onRemove: (lines: EntryRemoval[], name: string) => void;
}

export function RemoveEntry({ id, onClose, onRemove, ...props }: Props) {
  const { menus, texts } = props;
  // The stored entry, wherever it was moved on the screen.
  const entry = menus.entries.find((each) => each.id === id);
  if (!entry) return null;
  const below = menus.entries.filter(({ parent }) => parent === id);
  const name = menuNameOf(entry, props);
  const lines = [...below, entry].map(
    (each): EntryRemoval => ({
      action: 'remove',
      resource: menuResourceOf(each),
      id: each.id,
      version: each.version,
      seen: each.id === id ? below.length : 0,
    }),
  );
  return (
    <Dialog
      title={fillPlaceholders(texts.remove_title, { name })}
      onClose={onClose}
      width="34rem"
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="danger" onClick={() => onRemove(lines, name)}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <div className={kit.stack}>
        <p>{texts.remove_text}</p>
        {below.length > 0 && (
          <>
            <p>{formatCount(texts.remove_children, below.length)}</p>
            <ul className={styles.goes}>
              {below.map((each) => (
                <li key={each.id}>{menuNameOf(each, props)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
