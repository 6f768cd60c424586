/** A search field with a list of results: arrow keys move through it, Enter picks one. */
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './Combobox.module.css';
import { FormField } from './FormField.tsx';
import parts from './kit.module.css';
import { pressedKey } from './pressed-key.ts';
import { useLabels } from './use-labels.ts';
import { useSearch } from './use-search.ts';

interface Props<T> {
  label: string;
  /** May reject; the status then says that the server cannot be reached. */
  search: (query: string) => Promise<readonly T[]>;
  keyOf: (found: T) => string;
  /** Renders an option. */
  renderOption: (found: T) => ReactNode;
  onPick: (found: T) => void;
  /** Called when it is left without a choice, by Escape or blur. */
  onLeave?: () => void;
  error?: string | undefined;
  placeholder?: string;
  /** For free text: the text is kept, and the list opens only on typing or on request. */
  text?: { value: string; onType: (text: string) => void };
  isRequired?: boolean;
  /** Rendered before the text. */
  before?: ReactNode;
  /** The id of the element that describes the input. */
  describedBy?: string | undefined;
}

export function Combobox<T>(props: Props<T>) {
  const { label, search, keyOf, renderOption, onPick, onLeave, error, placeholder, text, isRequired } = props;
  const labels = useLabels();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const query = text ? text.value : typed;
  const setQuery = text ? text.onType : setTyped;
  const [isOpen, setOpen] = useState(false);
  /** The first result is preselected for a typed text only: Enter in an empty field picks nothing. */
  const [active, setActive] = useState(-1);
  const { found, state } = useSearch(search, query, isOpen);
  const current = Math.min(active, found.length - 1);

  /** Enter was pressed before the results of the text were there: those that are shown belong to an earlier one. */
  const isAwaited = useRef(false);
  const pickAwaited = useEffectEvent(() => {
    if (isAwaited.current && isOpen) pick(found[current]);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (state !== 'searching') pickAwaited();
  }, [state]);

  function pick(one: T | undefined) {
    if (one === undefined) return;
    setOpen(false);
    setTyped('');
    setActive(-1);
    onPick(one);
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event.nativeEvent);
    isAwaited.current = key === 'Enter' && isOpen && state === 'searching';
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const direction = key === 'ArrowDown' ? 1 : -1;
      if (!isOpen) setOpen(true);
      else if (found.length > 0) {
        const next = current + direction;
        setActive(next < 0 ? found.length - 1 : next % found.length);
      }
    } else if (key === 'Enter') {
      event.preventDefault();
      if (isOpen && !isAwaited.current) pick(found[current]);
    } else if (key === 'Escape' && isOpen) {
      // Closes the list, not the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
  }

  function leave() {
    setOpen(false);
    onLeave?.();
  }

  const isShown = isOpen && found.length > 0;
  return (
    <div className={styles.combobox}>
      <FormField label={label} error={error} isRequired={isRequired ?? false}>
        {(control) => (
          <div className={styles.line}>
            {props.before}
            <input
              {...control}
              aria-describedby={
                [control['aria-describedby'], props.describedBy].filter(Boolean).join(' ') || undefined
              }
              className={parts.input}
              type="text"
              role="combobox"
              autoComplete="off"
              placeholder={placeholder}
              aria-expanded={isShown}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isShown && current >= 0 ? `${listId}-${current}` : undefined}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setActive(event.target.value ? 0 : -1);
                setOpen(true);
              }}
              onClick={() => setOpen(true)}
              onFocus={() => !text && setOpen(true)}
              onBlur={leave}
              onKeyDown={onKeyDown}
            />
          </div>
        )}
      </FormField>
      <div id={listId} role="listbox" aria-label={label} className={styles.list} hidden={!isShown}>
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which names the option that is meant.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input.
          <div
            key={keyOf(one)}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === current}
            className={styles.option}
            ref={
              index === current && isShown
                ? (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })
                : undefined
            }
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(one)}
          >
            {renderOption(one)}
          </div>
        ))}
      </div>
      <p className={isOpen && found.length === 0 ? parts.hint : parts.unseen} role="status">
        {isOpen ? statusText() : ''}
      </p>
    </div>
  );

  function statusText(): string {
    if (state === 'failed') return labels.not_reached;
    return state === 'searching' ? labels.searching : labels.results(found.length);
  }
}
