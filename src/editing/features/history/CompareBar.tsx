/**
 * The bar of the comparison, over the toolbar: selects two states, moves between changes, and closes the comparison.
 */
import { useEffect, useRef } from 'react';
import type { StateRef } from '#domain/history/history.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { loadedModuleLabel } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { undoKeyOf } from '../../ui/fields/undo-keys.ts';
import { Button } from '../../ui/kit/Button.tsx';
import parts from '../../ui/kit/kit.module.css';
import { pressedKey } from '../../ui/kit/pressed-key.ts';
import { rememberFocus } from '../../ui/kit/remember-focus.ts';
import { closeMenu } from '../../ui/ui-state.ts';
import type { ComparedModule } from './compare-states.ts';
import styles from './history.module.css';
import { type ComparisonView, comparisonOf, createView, showStates, useView } from './history-view.ts';
import { useHistoryMessages, useTimeFormats } from './messages.ts';
import { currentStateLast, namedStates, withNamedState } from './state-names.ts';

const modes = ['changes', 'before', 'after'] as const;

export function CompareBar() {
  const session = useEditingSession();
  const messages = useHistoryMessages();
  const locale = useLocale();
  const moments = useTimeFormats();
  const shown = useView();
  const { entries, from, to, mode, position, container } = shown;
  const { changes } = comparisonOf(session, shown);
  const bar = useRef<HTMLElement>(null);
  useCompareKeys();
  useInertToolbar(bar);

  const own = namedStates(entries, messages, moments);
  const named = withNamedState(
    withNamedState(own, from, entries, messages, moments),
    to,
    entries,
    messages,
    moments,
  );
  const pick = (change: Partial<Pick<ComparisonView, 'from' | 'to'>>) =>
    void showStates(session, change.from ?? from, change.to ?? to);
  const select = (label: string, value: StateRef, onPick: (state: StateRef) => void) => (
    <label className={styles.select}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.target.value as StateRef)}>
        {named.map(({ state, name }) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  const count = changes.length;
  const go = (by: number) =>
    count > 0 &&
    session
      .part(createView)
      .set({ mode: 'changes', position: (Math.max(position, by < 0 ? 0 : -1) + by + count) % count });
  const openRestore = () => {
    if (!container) return;
    const current = changes[position];
    const chosen = [to, from].flatMap((state) =>
      named.filter((each) => each.state === state && state !== 'now'),
    );
    const states = currentStateLast(chosen, entries);
    session
      .part(createView)
      .set({ restoring: { container, states, module: current ? moduleOf(current, locale) : null } });
  };
  const modeNames = {
    changes: messages.mode_changes,
    before: messages.mode_before,
    after: messages.mode_after,
  };
  return (
    <section
      ref={bar}
      className={`${parts.surface} ${styles.bar}`}
      aria-label={messages.bar}
      data-history-bar=""
    >
      <div className={styles.line}>
        {select(messages.from, from, (state) => pick({ from: state }))}
        {select(messages.to, to, (state) => pick({ to: state }))}
      </div>
      <div className={styles.line}>
        <Button aria-disabled={count === 0} onClick={() => go(-1)} aria-label={messages.previous}>
          ←
        </Button>
        <Button aria-disabled={count === 0} onClick={() => go(1)} aria-label={messages.next}>
          →
        </Button>
        <span role="status" className={styles.count}>
          {statusText(shown, count, messages)}
        </span>
        <fieldset className={styles.modes} aria-label={messages.mode}>
          {modes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === mode}
              onClick={() => session.part(createView).set({ mode: each })}
            >
              {modeNames[each]}
            </button>
          ))}
        </fieldset>
        <span className={styles.gap} />
        {!(from === 'now' && to === 'now') && <Button onClick={openRestore}>{messages.restore}</Button>}
        <Button kind="primary" onClick={() => closeMenu(session)}>
          {messages.back}
        </Button>
      </div>
    </section>
  );
}

function statusText(
  { before, after, hasFailed, position }: ComparisonView,
  count: number,
  messages: ReturnType<typeof useHistoryMessages>,
): string {
  if (hasFailed) return messages.not_loaded;
  if (!before || !after) return messages.loading;
  if (count === 0) return messages.no_changes;
  return position < 0 ? messages.count(count) : messages.at(position + 1, count);
}

function moduleOf({ id, before, after }: ComparedModule, locale: Locale) {
  const module = (after ?? before)?.module;
  return module ? { id, name: loadedModuleLabel(module, locale) } : null;
}

/** Escape closes the comparison; undo keys are ignored. */
function useCompareKeys(): void {
  const session = useEditingSession();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      if (pressedKey(event) === 'Escape') closeMenu(session);
      else if (undoKeyOf(event)) event.preventDefault();
      else return;
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [session]);
}

/** Makes the toolbar inert and moves the focus into the bar; restores both afterwards. */
function useInertToolbar(bar: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const restoreFocus = rememberFocus();
    const toolbar = document.querySelector<HTMLElement>('[data-toolbar]');
    if (toolbar) toolbar.inert = true;
    bar.current?.querySelector('select')?.focus();
    return () => {
      if (toolbar) toolbar.inert = false;
      restoreFocus();
    };
  }, [bar]);
}
