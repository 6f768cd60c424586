/** A text in both languages side by side, with a mark for outdated English. */
import { Suspense, useState } from 'react';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { isSlug, slugify } from '#domain/urls/slugs.ts';
import { textAt, withText } from '#editing/core/localized-text.ts';
import kit from '#editing/ui/kit/kit.module.css';
import { TextInput } from '#editing/ui/kit/TextInput.tsx';
import { lazyComponent, lazyOnDemand } from '#editing/ui/lazy-component.ts';
import { type ControlProps, isRequired, useRecordForm } from '../form-context.ts';
import styles from './controls.module.css';

const RichText = lazyComponent(async () => (await import('./RichText.tsx')).RichText);
const LinkPicker = lazyOnDemand(async () => (await import('#editing/ui/pickers/LinkPicker.tsx')).LinkPicker);
const WordDiff = lazyComponent(async () => (await import('#editing/ui/versions/WordDiff.tsx')).WordDiff);

type Kind = 'line' | 'plain' | 'rich' | 'address' | 'slugs' | 'struck-text';

export function LocalizedControl({ field, label, path, value, onChange, isCell }: ControlProps<Kind>) {
  const { texts, stored, errors } = useRecordForm();
  const [isConfirmed, setConfirmed] = useState<string | null>(null);
  const before = textAt(stored[path], 'de');
  const [german, english] = [textAt(value, 'de'), textAt(value, 'en')];
  // Only whole fields are compared, since rows cannot be matched with their former ones.
  const isOutdated =
    !isCell &&
    before !== '' &&
    german !== before &&
    english !== '' &&
    english === textAt(stored[path], 'en') &&
    isConfirmed !== german;
  const kind = field.kind === 'rich' || field.kind === 'plain' ? field.kind : 'line';

  function control(locale: Locale) {
    const shared = {
      label: label.label,
      language: texts.languages[locale],
      lang: field.kind === 'slugs' || field.kind === 'address' ? undefined : locale,
      value: textAt(value, locale),
      hint: locale === 'de' ? label.hint : undefined,
      error: errors[`${path}.${locale}`] ?? (locale === 'de' ? errors[path] : undefined),
      onChange: (text: string) => onChange(nextValue(value, locale, text, field.kind), `${path}.${locale}`),
    };
    if (field.kind === 'rich') {
      return (
        <Suspense fallback={<p>…</p>}>
          <RichText {...shared} lang={locale} />
        </Suspense>
      );
    }
    const { lang, ...input } = shared;
    // A typed title is converted to a slug on blur.
    const isNoSlug = field.kind === 'slugs' && shared.value !== '' && !isSlug(shared.value);
    return (
      <TextInput
        {...input}
        isRequired={isRequired(field) && locale === 'de'}
        {...(lang ? { lang } : {})}
        onBlur={isNoSlug ? () => shared.onChange(slugify(shared.value)) : undefined}
        rows={kind === 'plain' || field.kind === 'struck-text' ? 3 : 1}
        placeholder={
          locale === 'en' ? german || undefined : field.kind === 'slugs' ? texts.slug_from_title : undefined
        }
      />
    );
  }

  return (
    <fieldset className={`${kit.group} ${isCell ? styles.cells : styles.named}`}>
      <legend>{label.label}</legend>
      <div className={isCell ? styles.cellPair : kit.pair}>
        {bothLanguages.map((locale) => (
          <div
            key={locale}
            data-language={locale}
            className={locale === 'en' && isOutdated ? styles.outdated : undefined}
          >
            {control(locale)}
            {locale === 'en' && isOutdated && (
              <div className={styles.why}>
                <p className={styles.mark}>{texts.german_changed}</p>
                <Suspense>
                  <p lang="de">
                    <WordDiff kind={kind} before={before} after={german} />
                  </p>
                </Suspense>
                <button type="button" className={styles.textButton} onClick={() => setConfirmed(german)}>
                  {texts.still_fits}
                </button>
              </div>
            )}
          </div>
        ))}
      </div>
      {field.kind === 'address' && !isCell && (
        <div className={styles.pick}>
          <Suspense>
            <LinkPicker label={texts.pick_target} onPick={({ urls }) => onChange(urls)} />
          </Suspense>
        </div>
      )}
      {field.kind === 'struck-text' && <p className={kit.hint}>{texts.struck_hint}</p>}
    </fieldset>
  );
}

/** A struck passage with its source. */
export function StruckTextControl(props: ControlProps<'struck-text'>) {
  const { texts } = useRecordForm();
  const { path, value, onChange } = props;
  const source = `${path}.source`;
  return (
    <div className={kit.stack}>
      <LocalizedControl {...props} />
      <LocalizedControl
        field={{ kind: 'line' }}
        label={{ label: texts.struck_source }}
        path={source}
        value={(value as { source?: unknown } | null)?.source}
        onChange={(next, at = source) => onChange({ ...(value as object | null), source: next }, at)}
      />
    </div>
  );
}

/** Slugs are never empty as a whole, and a struck passage keeps its source. */
function nextValue(value: unknown, locale: Locale, text: string, kind: Kind): unknown {
  if (kind !== 'slugs' && kind !== 'struck-text') return withText(value, locale, text);
  return { ...(value as object | null), [locale]: text };
}
