/** A text of a page in both languages. */
import type { ComponentProps } from 'react';
import { LocalizedControl } from '../../ui/form/LocalizedControl.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { pageFieldName } from '../../ui/versions/page-field-name.ts';
import type { PageFieldsProps } from './page-fields.ts';

interface Props
  extends Omit<PageFieldsProps, 'before'>,
    Pick<ComponentProps<typeof LocalizedControl>, 'hint' | 'best' | 'isRequired'> {
  field:
    | 'title'
    | 'headline'
    | 'hero_text'
    | 'meta_title'
    | 'meta_description'
    | 'og_title'
    | 'og_description';
  kind?: 'line' | 'plain';
}

export function PageText({ field, kind = 'line', page, errorOf, onChange, ...control }: Props) {
  return (
    <div data-control={field}>
      <LocalizedControl
        label={pageFieldName(field, useLabels())}
        kind={kind}
        value={page[field]}
        error={errorOf(field)}
        onChange={(value) => onChange({ [field]: value })}
        {...control}
      />
    </div>
  );
}
