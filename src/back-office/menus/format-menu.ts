/** Texts about the position of a menu entry, and about moves that are rejected. */

import { textOf } from '#domain/languages/localized.ts';
import { entriesAt, type MenuEntry } from '#domain/menus/menus.ts';
import type { MoveRejection } from '#domain/menus/move-entry.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import type { MenuProps } from './menu-props.ts';

type MenuFormatContext = Pick<MenuProps, 'locale' | 'texts'>;

export const menuNameOf = (entry: MenuEntry | undefined, { locale }: MenuFormatContext): string =>
  textOf(entry?.menu_name, locale);

export function positionText(entries: readonly MenuEntry[], id: number, context: MenuFormatContext): string {
  const entry = entries.find((each) => each.id === id);
  if (!entry) return '';
  const siblings = entriesAt(entries, entry);
  const values = {
    name: menuNameOf(entry, context),
    list: context.texts.lists[entry.list],
    above: menuNameOf(
      entries.find((each) => each.id === entry.parent),
      context,
    ),
    at: siblings.indexOf(entry) + 1,
    count: siblings.length,
  };
  return fillPlaceholders(entry.parent === null ? context.texts.stands : context.texts.stands_below, values);
}

export const rejectionText = (
  rejection: MoveRejection,
  entry: MenuEntry | undefined,
  context: MenuFormatContext,
): string => fillPlaceholders(context.texts.refusals[rejection], { name: menuNameOf(entry, context) });
