/** Tabs of a form, with arrow keys between them. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './kit.module.css';
import { indexAfterKey } from './row-keys.ts';

interface Props<K extends string> {
  label: string;
  tabs: readonly { key: K; name: string }[];
  current: K;
  onChange: (key: K) => void;
  children: ReactNode;
}

export function Tabs<K extends string>({ label, tabs, current, onChange, children }: Props<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const here = tabs.findIndex(({ key }) => key === current);
    const next = indexAfterKey(event.key, here, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange((tabs[next] as { key: K }).key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
