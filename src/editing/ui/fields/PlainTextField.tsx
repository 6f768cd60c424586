/** Plain text that is edited in place: headlines, labels, quotes. */
import { memo, useLayoutEffect, useRef } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { textAt } from '../../core/localized-text.ts';
import { type PlainKind, storedText, textChange } from '../../core/plain-text.ts';
import { useDocumentEntry } from '../session-hooks.ts';
import { readText, writeText } from './editable-text.ts';
import { labelWithLanguage, useFieldMessages } from './field-messages.ts';
import styles from './PlainTextField.module.css';
import { renderText } from './render-text.ts';
import { usePlainEditor } from './use-plain-editor.ts';

interface Props {
  id: number;
  field: string;
  kind: PlainKind;
  /** Set if it is not the page's language. */
  language?: Locale;
  /** Shown while it is empty. */
  placeholder?: string | undefined;
}

/** While the element has the caret, the browser owns its text and React does not update it. */
export const PlainTextField = memo(function PlainTextField({
  id,
  field,
  kind,
  language,
  placeholder,
}: Props) {
  const entry = useDocumentEntry(id);
  const page = useLocale();
  const locale = language ?? page;
  const element = useRef<HTMLSpanElement>(null);

  const value = entry?.module.data[field] as Localized | null | undefined;
  const own = textAt(value, locale);
  // Only texts in the page's language have soft hyphens.
  const shown = own === '' || language ? own : String(entry?.shown.content[field] ?? own);

  const draw = useRef(() => {});
  draw.current = () => {
    const place = element.current;
    if (!place || editor.isComposing()) return;
    if (document.activeElement !== place) {
      // Uses the soft hyphens of the published title, unless the text has changed since.
      renderText(place, storedText(shown, kind) === storedText(own, kind) ? shown : own);
      return;
    }
    const change = textChange(storedText(readText(place), kind), storedText(own, kind));
    if (change) writeText(place, own, change.to);
  };
  const editor = usePlainEditor(element, { id, field, kind, locale, draw });

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn when the text is another one.
  useLayoutEffect(() => draw.current(), [own, shown, kind]);

  const messages = useFieldMessages(entry, field, page);

  if (!entry) return null;
  const german = locale === 'en' && own === '' ? textAt(value, 'de') : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input would not break its text as the published page does.
    <span
      ref={element}
      className={styles.field}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      tabIndex={0}
      spellCheck
      lang={german ? 'de' : language}
      data-field={field}
      data-of={id}
      data-language={language}
      data-placeholder={german || placeholder || messages.label}
      data-instead={placeholder && ''}
      aria-label={labelWithLanguage(messages.label, page, language)}
      aria-multiline={kind === 'plain'}
      aria-placeholder={german || placeholder}
      aria-invalid={messages.isWrong}
      aria-description={messages.issue || undefined}
      title={messages.issue || undefined}
    />
  );
});
