/** The control of a field, by its kind: the one table of which belongs to which. */
import type { ComponentType } from 'react';
import type { ResourceField, ResourceFields } from '#domain/resources/resource.ts';
import kit from '#editing/ui/kit/kit.module.css';
import { type ControlProps, useRecordForm } from '../form-context.ts';
import { ColourControl } from './ColourControl.tsx';
import styles from './controls.module.css';
import { DateTimeControl, DayControl } from './DayControls.tsx';
import { LocalizedControl, StruckTextControl } from './LocalizedControl.tsx';
import { MapControl } from './MapControl.tsx';
import { ReferenceControl } from './ReferenceControl.tsx';
import { ReferencesControl } from './ReferencesControl.tsx';
import { emptyRow, RowsControl } from './RowsControl.tsx';
import { takesWholeRow } from './row-layout.ts';
import {
  AmountControl,
  ChoiceControl,
  ChoicesControl,
  FlagControl,
  FreeNumberControl,
  NumberControl,
  StageControl,
  TextControl,
} from './ValueControls.tsx';

type Kind = ResourceField['kind'];

/** Null for fields that are edited elsewhere: modules on their page, files in the media library. */
const controls: { [K in Kind]: ComponentType<ControlProps<K>> | null } = {
  line: LocalizedControl,
  plain: LocalizedControl,
  rich: LocalizedControl,
  slugs: LocalizedControl,
  'struck-text': StruckTextControl,
  word: TextControl,
  text: TextControl,
  address: TextControl,
  email: TextControl,
  slug: TextControl,
  path: TextControl,
  'page-path': TextControl,
  'field-name': TextControl,
  length: TextControl,
  'screen-slug': TextControl,
  'setting-name': TextControl,
  'setting-value': TextControl,
  integer: NumberControl,
  order: NumberControl,
  fraction: NumberControl,
  amount: AmountControl,
  flag: FlagControl,
  day: DayControl,
  moment: DateTimeControl,
  colour: ColourControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  stage: StageControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  rows: RowsControl,
  object: ObjectControl,
  parts: PartsControl,
  map: MapControl,
  id: FreeNumberControl,
  'venue-id': FreeNumberControl,
  file: null,
  modules: null,
};

export function FieldControl(props: ControlProps) {
  const { field } = props;
  const isLocalizedAddress = field.kind === 'address' && field.localized;
  const Control = isLocalizedAddress ? LocalizedControl : controls[field.kind];
  if (!Control) return null;
  const Any = Control as ComponentType<ControlProps>;
  return <Any {...props} />;
}

/** Records that belong to this one: each has a form of its own. */
function PartsControl({ label, path }: ControlProps<'parts'>) {
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

/** A single object of fields, such as a trailer. */
function ObjectControl({ field, label, path, value, onChange }: ControlProps<'object'>) {
  const { errors, texts, Control } = useRecordForm();
  const fields: ResourceFields = 'fields' in field ? field.fields : {};
  if (value === null || value === undefined) {
    return (
      <fieldset className={kit.group}>
        <legend>{label.label}</legend>
        <button type="button" className={styles.add} onClick={() => onChange(emptyRow(fields))}>
          {texts.add_object.replace('{field}', label.label)}
        </button>
      </fieldset>
    );
  }
  const object = value as Readonly<Record<string, unknown>>;
  return (
    <fieldset className={kit.group}>
      <legend>{label.label}</legend>
      {errors[path] && <p className={kit.error}>{errors[path]}</p>}
      <div className={styles.cellsOfRow}>
        {Object.entries(fields).map(([name, inner]) => (
          <div key={name} className={takesWholeRow(inner.kind) ? styles.wideCell : styles.rowCell}>
            <Control
              field={inner}
              label={label.fields?.[name] ?? { label: name }}
              path={`${path}.${name}`}
              value={object[name]}
              isCell
              onChange={(next, at) => onChange({ ...object, [name]: next }, at ?? `${path}.${name}`)}
            />
          </div>
        ))}
      </div>
      <button type="button" className={styles.small} onClick={() => onChange(null)}>
        {texts.take_away.replace('{name}', label.label)}
      </button>
    </fieldset>
  );
}
