/** What search engines and those who share the page are told. */
import type { Localized } from '#domain/languages/localized.ts';
import { LocalizedControl } from '../../ui/form/LocalizedControl.tsx';
import parts from '../../ui/kit/kit.module.css';
import { Select } from '../../ui/kit/Select.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { PagePicture } from './PagePicture.tsx';
import type { PageFieldsProps } from './page-fields.ts';

const kinds = [
  { value: 'website', name: 'website' },
  { value: 'article', name: 'article' },
];

/** What is still shown in a list of results. Characters. */
const best = { meta_title: 60, meta_description: 160, og_title: undefined, og_description: undefined };

export function SearchFields({ page, errorOf, onChange }: PageFieldsProps) {
  const labels = useLabels();
  const hints: Partial<Record<keyof typeof best, string>> = {
    meta_title: labels.meta_title_hint,
    meta_description: labels.meta_description_hint,
  };
  return (
    <div className={parts.stack}>
      {(['meta_title', 'meta_description', 'og_title', 'og_description'] as const).map((field) => (
        <div key={field} data-control={field}>
          <LocalizedControl
            label={labels[field]}
            kind={field.endsWith('description') ? 'plain' : 'line'}
            hint={hints[field]}
            best={best[field]}
            value={page[field]}
            error={errorOf(field)}
            onChange={(value) => onChange({ [field]: value as Localized | null })}
          />
        </div>
      ))}
      <PagePicture
        label={labels.og_image}
        value={page.og_image}
        error={errorOf('og_image')}
        onChange={(og_image) => onChange({ og_image })}
      />
      <Select
        label={labels.og_type}
        value={page.og_type}
        options={kinds}
        onChange={(og_type) => onChange({ og_type })}
      />
    </div>
  );
}
