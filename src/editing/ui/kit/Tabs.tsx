/** Parts of a form one behind the other; arrow keys go from tab to tab. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './kit.module.css';

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
    const index = tabs.findIndex(({ key }) => key === current);
    const ways: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const wanted = ways[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = (wanted + tabs.length) % tabs.length;
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
