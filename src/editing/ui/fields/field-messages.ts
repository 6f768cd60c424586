/** The label and the validation message of a text, in the page's language. */
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { DocumentEntry } from '../../core/edited-document.ts';
import { fieldName } from '../../sync/messages.ts';

export interface FieldMessages {
  label: string;
  isWrong: boolean;
  /** The message; empty if the text is valid. */
  issue: string;
}

type IssueMessage = typeof import('#i18n/modules/module-messages.ts').issueMessage;

/** Required fields of a new module are not reported yet. */
export function useFieldMessages(
  entry: DocumentEntry | undefined,
  field: string,
  locale: Locale,
): FieldMessages {
  const [issueMessage, setIssueMessage] = useState<IssueMessage | null>(null);
  const found = entry?.issues.find((each) => each.field === field);
  const issue = found && !(entry?.isNew && found.rule === 'required') ? found : null;
  const isWrong = issue !== null;
  useEffect(() => {
    if (!isWrong) return;
    import('#i18n/modules/module-messages.ts').then(
      (messages) => setIssueMessage(() => messages.issueMessage),
      // Without the script, the field is still marked as invalid.
      () => undefined,
    );
  }, [isWrong]);
  const module = entry?.module;
  const label = fieldName(module, field, locale);
  return {
    label,
    isWrong,
    issue: issue && issueMessage ? issueMessage(issue, locale, module?.module, label) : '',
  };
}

const languages = { de: ['Deutsch', 'German'], en: ['Englisch', 'English'] } as const;

/** The label of a text in the other language names that language, so that the two differ. */
export function labelWithLanguage(label: string, page: Locale, language: Locale | undefined): string {
  return language ? `${label}, ${languages[language][page === 'de' ? 0 : 1]}` : label;
}
