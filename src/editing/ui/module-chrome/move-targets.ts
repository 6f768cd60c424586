/** Targets for moving a module: the ends of its own place, columns, lists of its kind, other parts of the page. */
import { itemNameOf, type ModuleSlot } from '#domain/modules/modules.ts';
import type { addTexts } from '#i18n/editing/add-texts.ts';
import type { EditingMessages } from '#i18n/editing/editing-de.ts';
import { idsBelow } from '../../core/document-parts.ts';
import { isAllowedAt } from '../../core/module-edits.ts';
import { layoutColumnCount, slotKey } from '../../core/slots.ts';
import { nameOf } from '../../sync/messages.ts';
import type { EditingSession } from '../../sync/session.ts';

interface Target {
  place: ModuleSlot;
  /** The position among its new siblings; absent at their end. */
  order?: number;
  label: string;
}

/** The ends of its place, then others in page order, without the module's current position and its descendants. */
export function moveTargets(
  session: EditingSession,
  id: number,
  messages: EditingMessages,
  { first, last }: ReturnType<typeof addTexts>,
): Target[] {
  const module = session.document.part(id)?.module;
  if (!module) return [];
  const siblings = session.document.children(slotKey(module));
  const ends = [
    { place: module, order: 0, label: first },
    { place: module, order: siblings.length - 1, label: last },
  ].filter(({ order }) => siblings[order] !== id);
  const own = new Set(idsBelow(id, session.document));
  const targets = session.containers.shown().flatMap(({ id: container, slug }): Target[] => {
    const top = { container, parent: null, column: 0 };
    const isHere = container === module.container;
    const ids = session.document.children(slotKey(top)).flatMap((each) => idsBelow(each, session.document));
    return [
      { place: top, label: isHere ? messages.place_page : messages.place_other(slug) },
      ...ids.filter((each) => !own.has(each)).flatMap((each) => slotsIn(session, each, messages)),
    ];
  });
  const others = targets.filter(
    ({ place: slot }) =>
      slotKey(slot) !== slotKey(module) && isAllowedAt(session.document, module.module, slot),
  );
  return [...ends, ...others];
}

/** The columns of a layout, or the end of a list, by name and position. */
function slotsIn(session: EditingSession, id: number, messages: EditingMessages): Target[] {
  const module = session.document.part(id)?.module;
  if (!module) return [];
  const { container } = module;
  const name = `${nameOf(module, messages)} ${session.document.orderOf(id) + 1}`;
  if (module.module === 'container') {
    return Array.from({ length: layoutColumnCount(module.data) }, (_, column) => ({
      place: { container, parent: id, column },
      label: messages.place_column(name, column + 1),
    }));
  }
  if (itemNameOf(module.module) === null) return [];
  return [{ place: { container, parent: id, column: 0 }, label: messages.place_end_of(name) }];
}
