/** The groups of a form: a list at the left, a strip on phones. */

import { useEffect, useState } from 'react';
import type { FormGroupName } from '#domain/resources/form-groups.ts';
import type { RecordFormTexts } from '#i18n/back-office/form-texts.ts';
import styles from './form.module.css';

interface Props {
  groups: readonly (readonly [FormGroupName, readonly string[]])[];
  texts: RecordFormTexts;
  /** How many fields of a group are changed. */
  counts?: Readonly<Record<string, number>>;
}

export function GroupList({ groups, texts, counts = {} }: Props) {
  const current = useCurrentGroup(groups);
  return (
    <nav className={styles.groups} aria-label={texts.groups_label}>
      <ol>
        {groups.map(([group]) => (
          <li key={group}>
            <a href={`#group-${group}`} aria-current={group === current || undefined}>
              {texts.groups[group]}
              {counts[group] ? (
                <em>
                  {counts[group]}
                  <span className="visually-hidden"> {texts.changed_in_group}</span>
                </em>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last group whose title is in the upper third of the window. */
function useCurrentGroup(groups: Props['groups']): string | null {
  const [current, setCurrent] = useState<string | null>(groups[0]?.[0] ?? null);
  useEffect(() => {
    const sections = groups.flatMap(([group]) => document.getElementById(`group-${group}`) ?? []);
    const look = () => {
      const isPast = (section: HTMLElement) => section.getBoundingClientRect().top < innerHeight / 3;
      const at = sections.findLast(isPast) ?? sections[0];
      setCurrent(at?.id.replace('group-', '') ?? null);
    };
    // Titles cross that line one at a time, so nothing has to be measured while scrolling between them.
    const watch = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    for (const section of sections) watch.observe(section);
    return () => watch.disconnect();
  }, [groups]);
  return current;
}
