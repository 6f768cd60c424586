/** The usages of a record, by resource and field, the first of them by name. */
import type { RecordFormTexts } from '#i18n/back-office/form-texts.ts';
import styles from './aside.module.css';
import type { UsageGroup } from './form-data.ts';

export function UsageList({ uses, texts }: { uses: readonly UsageGroup[]; texts: RecordFormTexts }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ resource, label, count, records }) => (
        <li key={`${resource} ${label}`}>
          <strong>
            {label} ({count})
          </strong>
          <ul>
            {records.map(({ id, name, url }) => (
              <li key={id}>{url ? <a href={url}>{name}</a> : name}</li>
            ))}
            {count > records.length && (
              <li>{texts.used_more.replace('{count}', String(count - records.length))}</li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}
