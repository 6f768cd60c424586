/** The control of a field, by its kind: the one table of which belongs to which. */
import type { ComponentType } from 'react';
import type { ResourceField } from '#domain/resources/resource.ts';
import type { ControlProps } from '../form-context.ts';
import { ColourControl } from './ColourControl.tsx';
import { DateTimeControl, DayControl } from './DayControls.tsx';
import { LocalizedControl, StruckTextControl } from './LocalizedControl.tsx';
import { MapControl } from './MapControl.tsx';
import { ObjectControl } from './ObjectControl.tsx';
import { PartsControl } from './PartsControl.tsx';
import { ReferenceControl } from './ReferenceControl.tsx';
import { ReferencesControl } from './ReferencesControl.tsx';
import { RowsControl } from './RowsControl.tsx';
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
