/** What a text is called and what is wrong with it, in the words of the page's language. */
import type { Locale } from '#domain/locales.ts';
import { fieldLabel } from '#i18n/module-labels.ts';
import { issueMessage } from '#i18n/module-messages.ts';
import type { DraftEntry } from '../draft/draft.ts';

export interface FieldWords {
  label: string;
  /** Empty where nothing is wrong. */
  issue: string;
}

/** That a module which was just put in is still empty goes without saying. */
export function describedBy(entry: DraftEntry, field: string, locale: Locale): FieldWords {
  const { module } = entry.module;
  const issue = entry.issues.find((each) => each.field === field);
  const isSaid = issue && !(entry.isNew && issue.rule === 'required');
  return {
    label: fieldLabel(field, locale, module),
    issue: isSaid ? issueMessage(issue, locale, module) : '',
  };
}
