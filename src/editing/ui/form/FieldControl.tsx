/** The control for a field, by its kind. */
import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { Field } from '#domain/modules/module-fields.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { choiceLabel } from '#i18n/modules/module-choices.ts';
import { fieldLabel } from '#i18n/modules/module-labels.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { Select } from '../kit/Select.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { EmbedControl } from './EmbedControl.tsx';
import { EventControl } from './EventControl.tsx';
import type { FieldChange, FormModule } from './form.ts';
import { ImageControl } from './ImageControl.tsx';
import { LinkControl } from './LinkControl.tsx';
import { LocalizedControl } from './LocalizedControl.tsx';

interface Props {
  name: string;
  field: Field;
  module: FormModule;
  error: string | undefined;
  onChange: (change: FieldChange) => void;
}

export function FieldControl({ name, field, module, error, onChange }: Props) {
  const locale = useLocale();
  const label = fieldLabel(name, locale, module.name);
  const value = module.data[name];
  const isRequired = 'required' in field && field.required === true;
  const named = { label, error, isRequired };
  const set = (next: unknown) => onChange({ changes: { [name]: next } });
  const choose = (next: number | null, chosen: unknown) =>
    onChange({ changes: { [name]: next }, chosen: { [name]: chosen } });

  switch (field.kind) {
    case 'line':
    case 'plain':
    case 'rich':
      return (
        <LocalizedControl
          {...named}
          kind={field.kind}
          max={'max' in field ? field.max : undefined}
          best={'best' in field ? field.best : undefined}
          value={value}
          onChange={set}
        />
      );
    case 'word':
      return <TextInput {...named} max={field.max} value={String(value ?? '')} onChange={set} />;
    case 'anchor':
    case 'address':
      return <TextInput label={label} error={error} value={String(value ?? '')} onChange={set} />;
    case 'flag':
      return <Checkbox label={label} value={value === true} onChange={set} />;
    case 'choice': {
      const options = field.values.map((each) => ({ value: each, name: choiceLabel(name, each, locale) }));
      return (
        <Select
          label={label}
          error={error}
          value={(value as string | number) ?? field.initial}
          options={options}
          onChange={set}
        />
      );
    }
    case 'image':
      return (
        <ImageControl
          {...named}
          picture={value === null ? null : (module.content[name] as Picture | null)}
          onChange={(picture) => choose(picture?.id ?? null, picture)}
        />
      );
    case 'event':
      return (
        <EventControl
          {...named}
          event={value === null ? null : (module.content[name] as CompactEvent | null)}
          onChange={(event) => choose(event?.id ?? null, event)}
        />
      );
    case 'link':
      return <LinkControl module={module} error={error} onChange={onChange} />;
    case 'embed':
      return <EmbedControl {...named} of={field.of} value={value} onChange={set} />;
  }
}
