/** A place without modules: says what can be done here. */
import { itemOf, type ModuleName, type ModulePlace } from '#domain/modules/modules.ts';
import { draftStore } from '../../core/edited-document.ts';
import { Button } from '../kit/Button.tsx';
import { openMenu } from '../ui-state.ts';
import styles from './chrome.module.css';
import { useMessages } from './messages.ts';
import { insertModule, paste } from './module-actions.ts';

interface Props {
  place: ModulePlace;
  /** `sheet`: has the page to itself. `strip`: lies over its place without taking any room. */
  form: 'sheet' | 'box' | 'strip';
}

export function EmptySlot({ place, form }: Props) {
  const words = useMessages();
  const parent = place.parent === null ? undefined : draftStore.part(place.parent)?.module.module;
  const item: ModuleName | null = parent ? itemOf(parent) : null;
  const label = item ? words.add_item(words.modules[item][0]) : words.add_here;
  const add = () => {
    if (item) insertModule(place, 0, item);
    else openMenu({ kind: 'add', place, order: 0 });
  };
  return (
    <div className={styles.empty} data-form={form} data-empty-place={JSON.stringify(place)}>
      <div className={styles.invitation}>
        {form === 'sheet' && (
          <p>
            <strong>{words.empty_title}</strong> {words.empty_text}
          </p>
        )}
        <Button kind={form === 'sheet' ? 'primary' : 'plain'} onClick={add}>
          {label}
        </Button>
        {form === 'sheet' && <Button onClick={() => paste(place, 0)}>{words.paste}</Button>}
      </div>
    </div>
  );
}
