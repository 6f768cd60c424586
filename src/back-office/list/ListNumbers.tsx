/** The numbers above a list: all records, and links to those in a state or with something missing. */

import styles from './list.module.css';
import type { ListProps } from './list-props.ts';

export function ListNumbers({ list, texts }: ListProps) {
  const { count, title, one, shortcuts } = list;
  const states = shortcuts.filter(({ isCare }) => !isCare);
  return (
    <p className={styles.numbers} role="status">
      <span>
        <b>{count.toLocaleString(list.locale)}</b> {count === 1 ? one : title}
      </span>
      {states.length > 0 && (
        <span className={styles.quiet}>
          {texts.of_these}{' '}
          {states.map((shortcut, at) => (
            <span key={shortcut.url}>
              {at > 0 && ', '}
              <a href={shortcut.url}>{`${shortcut.count.toLocaleString(list.locale)} ${shortcut.label}`}</a>
            </span>
          ))}
        </span>
      )}
      {shortcuts.map((shortcut) =>
        shortcut.isCare ? (
          <a key={shortcut.url} href={shortcut.url} className={styles.care}>
            {`${shortcut.count.toLocaleString(list.locale)} ${shortcut.label}`}
          </a>
        ) : null,
      )}
    </p>
  );
}
