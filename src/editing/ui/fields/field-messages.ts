/** What a text is called and what is wrong with it, in the words of the page's language. */
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { DocumentEntry } from '../../core/edited-document.ts';
import { fieldName } from '../../sync/messages.ts';

export interface FieldMessages {
  label: string;
  isWrong: boolean;
  /** The sentence about it; empty where nothing is wrong. */
  issue: string;
}

type IssueMessage = typeof import('#i18n/modules/module-messages.ts').issueMessage;

/** That a module which was just put in is still empty goes without saying. */
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
      // That something is wrong is to be seen all the same.
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

/** A text of the other language is called by it: the two must not sound alike. */
export function labelWithLanguage(label: string, page: Locale, language: Locale | undefined): string {
  return language ? `${label}, ${languages[language][page === 'de' ? 0 : 1]}` : label;
}
