/** The groups of a form: a list at the left, a strip on phones. */
import type { FormGroupName } from '#domain/resources/form-groups.ts';
import type { FormTexts } from '#i18n/back-office/form-texts.ts';
import styles from './form.module.css';

interface Props {
  groups: readonly (readonly [FormGroupName, readonly string[]])[];
  texts: FormTexts;
  /** How many fields of a group are changed. */
  counts?: Readonly<Record<string, number>>;
}

export function GroupList({ groups, texts, counts = {} }: Props) {
  return (
    <nav className={styles.groups} aria-label={texts.groups_label}>
      <ol>
        {groups.map(([group]) => (
          <li key={group}>
            <a href={`#group-${group}`}>
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
