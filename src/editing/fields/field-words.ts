/** What a text is called and what is wrong with it, in the words of the page's language. */
import type { Locale } from '#domain/locales.ts';
import type { FieldIssue } from '#domain/module-fields.ts';
import type { ModuleName } from '#domain/modules.ts';
import { fieldLabel } from '#i18n/module-labels.ts';
import { issueMessage } from '#i18n/module-messages.ts';

export interface FieldWords {
  label: string;
  /** Empty where nothing is wrong. */
  issue: string;
}

export function describedBy(
  module: ModuleName,
  field: string,
  issues: readonly FieldIssue[],
  locale: Locale,
): FieldWords {
  const issue = issues.find((each) => each.field === field);
  return {
    label: fieldLabel(field, locale, module),
    issue: issue ? issueMessage(issue, locale, module) : '',
  };
}
