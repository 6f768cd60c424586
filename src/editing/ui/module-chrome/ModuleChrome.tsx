/** The chrome around a module, positioned outside the flow. Shows the toolbar while the module is active. */
import { memo, useCallback, useSyncExternalStore } from 'react';
import { slotKey } from '../../core/slots.ts';
import { isUntouched } from '../../core/untouched.ts';
import { nameOf } from '../../sync/messages.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { useBadges } from '../session-hooks.ts';
import { AddButton } from './AddButton.tsx';
import { useIsActive, useIsTabStop } from './active-module.ts';
import marksStyles from './badges.module.css';
import { ChromeBar } from './ChromeBar.tsx';
import styles from './chrome.module.css';
import { initialsOf } from './initials.ts';
import { useEditingMessages } from './messages.ts';
import { useChildren } from './use-children.ts';

interface Props {
  id: number;
  /** Items of a list have no add buttons around them. */
  isItem?: boolean;
}

export const ModuleChrome = memo(function ModuleChrome({ id, isItem = false }: Props) {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const state = useChromeState(id);
  const marks = useBadges(id);
  const isActive = useIsActive(id);
  const isTabStop = useIsTabStop(id);
  const module = session.document.part(id)?.module;
  const key = module ? slotKey(module) : '';
  const siblings = useChildren(key);
  if (!module) return null;
  const { container, parent, column } = module;
  const slot = { container, parent, column };
  const order = siblings.indexOf(id);
  // After the last module of a page or section there is always an add button.
  const isEnd = parent === null && order === siblings.length - 1;
  const name = nameOf(module, messages);
  const own = noticeOf(state, messages);
  const label = messages.module_at(name, order + 1, siblings.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand in the flow of the page.
    <div
      className={styles.frame}
      role="group"
      aria-label={[label, own, marks.changed, ...marks.people].filter(Boolean).join(', ')}
      aria-roledescription={messages.module}
      tabIndex={isTabStop ? 0 : -1}
      data-frame={id}
      data-list={key}
      data-active={isActive || undefined}
      data-state={state}
    >
      {own && !isActive && <span className={styles.badge}>{own}</span>}
      {marks.changed && <span className={marksStyles.changed}>{marks.changed}</span>}
      {marks.people.length > 0 && (
        <span className={marksStyles.people} title={marks.people.join(', ')}>
          {marks.people.map(initialsOf).join(' ')}
        </span>
      )}
      {isActive && (
        <>
          <ChromeBar
            id={id}
            place={slot}
            isItem={isItem}
            order={order}
            count={siblings.length}
            notice={state === 'blank' ? '' : own}
          />
          {!isItem && order === 0 && <AddButton place={slot} order={0} edge="top" isNear />}
        </>
      )}
      {(isActive || isEnd) && !isItem && (
        <AddButton place={slot} order={order + 1} edge={isEnd ? 'end' : 'bottom'} isNear={isActive} />
      )}
    </div>
  );
});

type ChromeState = 'conflict' | 'failed' | 'blank' | 'incomplete' | 'fine';

/** A primitive value, so that typing does not render the chrome again. */
function useChromeState(id: number): ChromeState {
  const session = useEditingSession();
  const subscribe = useCallback(
    (listener: () => void) => session.document.subscribe(`module:${id}`, listener),
    [id, session],
  );
  const read = useCallback((): ChromeState => {
    const entry = session.document.entry(id);
    if (!entry) return 'fine';
    if (entry.state === 'conflict' || entry.state === 'failed') return entry.state;
    if (entry.issues.length === 0) return 'fine';
    return entry.isNew && isUntouched(id, session.document) ? 'blank' : 'incomplete';
  }, [id, session]);
  return useSyncExternalStore(subscribe, read, read);
}

function noticeOf(state: ChromeState, messages: ReturnType<typeof useEditingMessages>): string {
  if (state === 'fine') return '';
  if (state === 'blank') return messages.module_blank;
  if (state === 'incomplete') return messages.module_new;
  return messages.module_state[state];
}
