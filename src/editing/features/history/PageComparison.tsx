/** Two states of a page's settings, with insertions and deletions marked. */
import { useEffect, useRef, useState } from 'react';
import { mergeKey } from '../../core/merge/three-way.ts';
import type { TreePage } from '../../sync/pages/edited-page.ts';
import { Button } from '../../ui/kit/Button.tsx';
import parts from '../../ui/kit/kit.module.css';
import { Select } from '../../ui/kit/Select.tsx';
import { useShownSettings } from '../../ui/versions/use-shown-settings.ts';
import styles from './history.module.css';
import { useHistoryMessages } from './messages.ts';
import { PageDifference } from './PageDifference.tsx';
import { type PageState, pageDifferences } from './page-states.ts';

interface Props {
  states: readonly PageState[];
  tree: readonly TreePage[];
  from: number;
  to: number;
  onBack: () => void;
}

export function PageComparison({ states, tree, onBack, ...first }: Props) {
  const messages = useHistoryMessages();
  const [{ from, to }, setPair] = useState({ from: first.from, to: first.to });
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.querySelector('select')?.focus(), []);
  const [before, after] = [states[from]?.page, states[to]?.page];
  const found = before && after ? pageDifferences(before, after) : [];
  const shown = useShownSettings(found, tree);
  const options = states.map(({ name }, value) => ({ value, name }));
  return (
    <div ref={start} className={parts.stack}>
      <Select
        label={messages.from}
        value={from}
        options={options}
        onChange={(at) => setPair({ from: at, to })}
      />
      <Select label={messages.to} value={to} options={options} onChange={(at) => setPair({ from, to: at })} />
      <p role="status">{found.length === 0 ? messages.no_changes : messages.count(found.length)}</p>
      <ul className={styles.settings}>
        {found.map((merge) => (
          <li key={mergeKey(merge)}>
            <PageDifference merge={merge} shown={shown} />
          </li>
        ))}
      </ul>
      <div className={parts.row}>
        <Button onClick={onBack}>{messages.back_to_list}</Button>
      </div>
    </div>
  );
}
