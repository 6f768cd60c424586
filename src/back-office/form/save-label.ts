/** The label of a form's save button, by its effect. */
import type { RecordFormTexts } from '#i18n/back-office/form-texts.ts';
import { formatCount } from '#i18n/format-count.ts';
import type { PublicationTime } from './form-state.ts';

export interface SaveAction {
  /** Fields that are changed. */
  count: number;
  when: PublicationTime;
  isNew: boolean;
  /** Whether the saved record is public; undefined if its kind always is. */
  is_online: boolean | undefined;
  /** Whether visitors never see records of its kind. */
  isInternal: boolean;
}

export function saveLabel(texts: RecordFormTexts, action: SaveAction): string {
  const { count, when, isNew, is_online, isInternal } = action;
  if (isNew) return createLabel(texts, action);
  const isSeen = is_online !== false && !isInternal;
  if (isSeen || when !== 'now') return texts.save_when[when];
  return count === 0 ? texts.save_none : formatCount(texts.save, count);
}

function createLabel(texts: RecordFormTexts, { when, is_online, isInternal }: SaveAction): string {
  if (is_online === undefined) return texts.create;
  if (is_online === false || isInternal) return texts.create_as.offline;
  return when === 'later' ? texts.create_as.later : texts.create_as.online;
}
