/** The modules that an editor can add, the most frequent first. */
import type { ModuleName, ModuleSlot } from '#domain/modules/modules.ts';
import type { EditingMessages } from '#i18n/editing/editing-de.ts';
import type { EditedDocument } from '../../core/edited-document.ts';
import { isAllowedAt } from '../../core/module-edits.ts';

type Group = keyof EditingMessages['groups'];

const groups: Record<Group, readonly ModuleName[]> = {
  texts: ['headline', 'text', 'link', 'quote', 'faq'],
  pictures: ['image', 'image-list', 'video', 'video-list', 'audio', 'viewer', 'social'],
  lists: ['full-teaser', 'teaser-list', 'event-list', 'logo-list', 'starmate'],
  layout: ['container'],
};

/** Only modules that the slot allows; empty groups are left out. */
export function groupsFor(
  document: EditedDocument,
  slot: ModuleSlot,
): { group: Group; names: readonly ModuleName[] }[] {
  return (Object.keys(groups) as Group[])
    .map((group) => ({
      group,
      names: groups[group].filter((name) => isAllowedAt(document, name, slot)),
    }))
    .filter(({ names }) => names.length > 0);
}
