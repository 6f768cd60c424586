/** The options of filters: a group with a title, and a line. */
import { type ReactNode, useId } from 'react';
import styles from './ChoiceList.module.css';
import { ToggleLink } from './ToggleLink.tsx';

export interface ChoiceLink {
  key: string | number;
  name: string;
  lang?: string | undefined;
  href: string;
  isPressed: boolean;
}

/** Above a list: on narrow screens, where the panel is closed; on paper what is chosen, which names the list. */
export function ChoiceLine({ choices }: { choices: readonly ChoiceLink[] }) {
  return choices[0] ? <div className={styles.group}>{listOf(choices)}</div> : null;
}

const listOf = (choices: readonly ChoiceLink[]) => (
  <ul>
    {choices.map(({ key, name, lang, href, isPressed }) => (
      <li key={key}>
        <ToggleLink href={href} isPressed={isPressed} lang={lang} className={styles.choice}>
          {name}
        </ToggleLink>
      </li>
    ))}
  </ul>
);

export function ChoiceList({
  title,
  choices: all,
  without,
  children,
}: {
  title: string;
  choices: readonly ChoiceLink[];
  /** Keys of choices that find nothing: they are offered only to be taken back. */
  without?: readonly ChoiceLink['key'][];
  children?: ReactNode;
}) {
  const id = useId();
  const choices = all.filter(({ key, isPressed }) => isPressed || !without?.includes(key));
  if (choices.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      {listOf(choices)}
      {children}
    </div>
  );
}
