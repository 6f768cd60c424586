/** What is said where several people work on one page, in the language of the page. */
import { type TogetherTexts, togetherTexts } from '#i18n/editing/together-texts.ts';
import { session } from '../account/account.ts';

export function togetherWords(): TogetherTexts {
  return togetherTexts(session.get().locale);
}
