/**
 * The buttons of a menu entry. A button whose action is impossible is `aria-disabled`, and a click on it gives the
 * reason.
 */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { menuLists } from '#domain/menus/menus.ts';
import { type MenuStep, orderOfNewEntry, rejectionOfMove, targetOfStep } from '#domain/menus/move-entry.ts';
import controls from '../shell/controls.module.css';
import { menuResourceOf } from './menu-props.ts';
import styles from './menus.module.css';
import type { RowProps } from './row-props.ts';

const signs: Readonly<Record<Exclude<MenuStep, 'other'>, string>> = { up: '↑', down: '↓', in: '→', out: '←' };
const steps = Object.keys(signs) as (keyof typeof signs)[];

export function MenuTools(props: RowProps) {
  const { moves, entry, locale, texts, onRemove } = props;
  const { arranged, step } = moves;
  const { id, list, parent } = entry;
  const isPossible = (to: MenuStep) => 'move' in targetOfStep(arranged, id, to);
  const other = menuLists.find((each) => each !== list) ?? list;
  const newEntry = (resource: 'menu_links' | 'submenu_links', query: Record<string, string | number>) =>
    backOfficePath('record', locale, { resource, id: 'new' }, { list, ...query });
  // A new entry is placed among those that are stored.
  const stored = props.menus.entries.find((each) => each.id === id);
  const canHaveBelow =
    rejectionOfMove([...arranged, { ...entry, id: 0, parent: null }], {
      id: 0,
      list,
      parent: id,
      before: null,
    }) === null;
  return (
    <div className={styles.tools}>
      {steps.map((to) => (
        <button
          key={to}
          type="button"
          data-step={to}
          className={controls.button}
          aria-disabled={!isPossible(to)}
          onClick={() => step(id, to)}
        >
          <span aria-hidden="true">{signs[to]}</span> {texts.steps[to]}
        </button>
      ))}
      <button
        type="button"
        data-step="other"
        className={controls.button}
        aria-disabled={!isPossible('other')}
        onClick={() => step(id, 'other')}
      >
        {texts.into[other]}
      </button>
      {stored && (
        <a
          className={controls.button}
          href={newEntry(menuResourceOf(stored), {
            ...(stored.parent === null ? {} : { parent: stored.parent }),
            order: orderOfNewEntry(props.menus.entries, stored),
          })}
        >
          {texts.add_after}
        </a>
      )}
      {parent === null && canHaveBelow && (
        <a className={controls.button} href={newEntry('submenu_links', { parent: id })}>
          {texts.add_below}
        </a>
      )}
      <button type="button" className={controls.button} onClick={() => onRemove(id)}>
        {texts.remove}
      </button>
    </div>
  );
}
