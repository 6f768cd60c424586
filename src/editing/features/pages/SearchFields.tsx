/** What search engines and those who share the page are told. */
import parts from '../../ui/kit/kit.module.css';
import { Select } from '../../ui/kit/Select.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { PagePicture } from './PagePicture.tsx';
import { PageText } from './PageText.tsx';
import type { PageFieldsProps } from './page-fields.ts';

const kinds = [
  { value: 'website', name: 'website' },
  { value: 'article', name: 'article' },
];

export function SearchFields({ page, errorOf, onChange }: PageFieldsProps) {
  const labels = useLabels();
  const shared = { page, errorOf, onChange };
  return (
    <div className={parts.stack}>
      {/* `best`: characters that lists of results still show. */}
      <PageText {...shared} field="meta_title" hint={labels.meta_title_hint} best={60} />
      <PageText
        {...shared}
        field="meta_description"
        kind="plain"
        hint={labels.meta_description_hint}
        best={160}
      />
      <PageText {...shared} field="og_title" />
      <PageText {...shared} field="og_description" kind="plain" />
      <PagePicture {...shared} field="og_image" />
      <Select
        label={labels.og_type}
        value={page.og_type}
        options={kinds}
        onChange={(og_type) => onChange({ og_type })}
      />
    </div>
  );
}
