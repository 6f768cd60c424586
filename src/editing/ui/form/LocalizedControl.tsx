/** A text in both languages, side by side, German first. */
import { Suspense } from 'react';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { textAt, withText } from '../../core/localized-text.ts';
import parts from '../kit/kit.module.css';
import { RequiredMark } from '../kit/RequiredMark.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { useLabels } from '../kit/use-labels.ts';
import { lazyComponent } from '../lazy-component.ts';

const RichInput = lazyComponent(async () => (await import('./RichInput.tsx')).RichInput);

interface Props {
  label: string;
  kind: 'line' | 'plain' | 'rich';
  /** A `Localized`, or null. */
  value: unknown;
  onChange: (value: unknown) => void;
  max?: number | undefined;
  error?: string | undefined;
  /** Recommended maximum length; counted while typing. */
  best?: number | undefined;
  isRequired?: boolean;
}

export function LocalizedControl({
  label,
  kind,
  value,
  onChange,
  max,
  error,
  best,
  isRequired = false,
}: Props) {
  const labels = useLabels();
  const language = { de: labels.german, en: labels.english };
  // Shows an error at the language that it concerns.
  const guilty =
    max !== undefined && [...textAt(value, 'de')].length <= max && [...textAt(value, 'en')].length > max
      ? 'en'
      : 'de';

  function hintFor(locale: Locale): string | undefined {
    const { length } = [...textAt(value, locale)];
    return best !== undefined && length > 0 ? labels.length_of(length, best) : undefined;
  }

  return (
    <fieldset className={parts.group}>
      <legend>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </legend>
      <div className={parts.pair}>
        {bothLanguages.map((locale) => {
          const shared = {
            label,
            language: language[locale],
            lang: locale,
            value: textAt(value, locale),
            error: locale === guilty ? error : undefined,
            onChange: (text: string) => onChange(withText(value, locale, text)),
          };
          return kind === 'rich' ? (
            <Suspense key={locale} fallback={<p>…</p>}>
              <RichInput {...shared} />
            </Suspense>
          ) : (
            <TextInput
              key={locale}
              {...shared}
              rows={kind === 'plain' ? 4 : 1}
              max={max}
              hint={hintFor(locale)}
              placeholder={locale === 'en' ? textAt(value, 'de') || undefined : undefined}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
