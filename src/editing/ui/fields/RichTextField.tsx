/** Rich text that is edited in place. The editor is loaded when the text first gets the focus. */
import { memo, useRef } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { textAt } from '../../core/localized-text.ts';
import { useDocumentEntry } from '../session-hooks.ts';
import { labelWithLanguage, useFieldMessages } from './field-messages.ts';
import styles from './RichTextField.module.css';
import { plainOf } from './safe-html.ts';
import { useRichEditor } from './use-rich-editor.ts';

interface Props {
  id: number;
  field: string;
  /** The class of the element on the published page. */
  className?: string | undefined;
  /** Set if it is not the page's language. */
  language?: Locale;
}

export const RichTextField = memo(function RichTextField({ id, field, className, language }: Props) {
  const entry = useDocumentEntry(id);
  const page = useLocale();
  const locale = language ?? page;
  const element = useRef<HTMLDivElement>(null);
  const value = entry?.module.data[field] as Localized | null | undefined;
  const own = textAt(value, locale);
  const tools = useRichEditor(element, { id, field, locale, html: own });

  const messages = useFieldMessages(entry, field, page);

  if (!entry) return null;
  const german = locale === 'en' && own === '' ? textAt(value, 'de') : '';
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no input can hold formatted text. */}
      <div
        ref={element}
        className={[className, styles.field].filter(Boolean).join(' ')}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        spellCheck
        lang={german ? 'de' : language}
        data-field={field}
        data-of={id}
        data-language={language}
        data-placeholder={german ? plainOf(german) : messages.label}
        aria-label={labelWithLanguage(messages.label, page, language)}
        aria-multiline
        aria-invalid={messages.isWrong}
        aria-description={messages.issue || undefined}
        title={messages.issue || undefined}
      />
      {tools}
    </>
  );
});
