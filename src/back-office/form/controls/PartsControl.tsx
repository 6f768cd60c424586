/** Records that belong to this one: each has a form of its own. */
import kit from '#editing/ui/kit/kit.module.css';
import { type ControlProps, useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';

export function PartsControl({ label, path }: ControlProps<'parts'>) {
  const { parts, texts } = useRecordForm();
  const found = parts[path];
  return (
    <fieldset className={kit.group}>
      <legend>{label.label}</legend>
      {!found && <p className={kit.hint}>{texts.parts_after_saving}</p>}
      {found && found.results.length === 0 && <p className={kit.hint}>{texts.nothing_yet}</p>}
      {found && (
        <>
          <ul className={styles.parts}>
            {found.results.map(({ id, name, url }) => (
              <li key={id}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
          {found.create_url && (
            <a className={styles.add} href={found.create_url}>
              {found.create}
            </a>
          )}
        </>
      )}
    </fieldset>
  );
}
