/** The last part of a page's address, per language. */
import { type Locale, locales } from '#domain/languages/locales.ts';
import { isSlug, slugify } from '#domain/urls/slugs.ts';
import parts from '../../ui/kit/kit.module.css';
import { TextInput } from '../../ui/kit/TextInput.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';

interface Props {
  value: Record<Locale, string>;
  /** The previous slugs; changing them creates redirects. */
  before?: Record<Locale, string>;
  errorOf: (field: string) => string | undefined;
  onChange: (language: Locale, text: string) => void;
}

export function SlugControl({ value, before, errorOf, onChange }: Props) {
  const labels = useLabels();
  const isWrong = (text: string) => text !== '' && !isSlug(text);
  return (
    <fieldset className={parts.group}>
      <legend>{labels.page_slug}</legend>
      <div className={parts.pair}>
        {locales.map(({ code }) => (
          <TextInput
            key={code}
            label={labels.page_slug}
            language={code === 'de' ? labels.german : labels.english}
            value={value[code]}
            error={errorOf(`slug.${code}`) ?? (isWrong(value[code]) ? labels.page_slug_wrong : undefined)}
            hint={before && before[code] !== value[code] ? labels.page_slug_moved : undefined}
            onChange={(text) => onChange(code, text)}
            // A typed title is converted to a slug on blur.
            onBlur={() => isWrong(value[code]) && onChange(code, slugify(value[code]))}
          />
        ))}
      </div>
    </fieldset>
  );
}
