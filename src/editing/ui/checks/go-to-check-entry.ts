/** Moves the focus to the text of a check list entry, or to its field in the module's dialog. */
import type { EditingSession } from '../../sync/session.ts';
import { currentPageId } from '../current-page.ts';
import { moduleElement } from '../module-chrome/module-elements.ts';
import { showModule } from '../module-chrome/show-module.ts';
import { showSideBySide } from '../side-by-side.ts';
import { type CheckListEntry, openDialog } from '../ui-state.ts';

export async function goToCheckEntry(
  session: EditingSession,
  { rule, module, field, language }: CheckListEntry,
): Promise<void> {
  const part = rule === 'alt-missing' ? { part: 'alt' as const } : {};
  if (module === null) {
    const page = currentPageId(session.containers.get());
    if (page !== null && field)
      openDialog(session, { kind: 'settings', page, focus: { field, language, ...part } });
    return;
  }
  if (!field || field === 'children' || !session.document.part(module)) {
    showModule(module);
    return;
  }
  moduleElement(module)?.scrollIntoView({ block: 'center' });
  if (rule !== 'alt-missing') {
    const text = await textOnPage(session, module, field, language);
    if (text) {
      text.focus({ preventScroll: true });
      bringIntoView(text);
      return;
    }
  }
  openDialog(session, { kind: 'module', id: module, focus: { field, language, ...part } });
}

/** Scrolls it to the middle of the window and out from under the list. */
function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  const list = document.querySelector('[data-checks]')?.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  if (!list || own.right <= list.left || own.bottom + margin <= list.top) return;
  // With a wide list, scrolls further so that the list does not cover it.
  if (list.width >= innerWidth) scrollBy(0, own.bottom + margin - list.top);
}

/** Pixels below a text. */
const margin = 16;

/** The text on the page, or its translation beside it; null if it is not on the page. */
async function textOnPage(
  session: EditingSession,
  id: number,
  field: string,
  language: CheckListEntry['language'],
): Promise<HTMLElement | null> {
  const isOther = language !== null && language !== session.locale;
  if (isOther) await showSideBySide(session, true).catch(() => undefined);
  const own = isOther ? `[data-language="${language}"]` : ':not([data-language])';
  const selector = `[data-field="${field}"][data-of="${id}"]${own}`;
  // It is rendered with one of the next frames.
  for (let tries = isOther ? 20 : 1; tries > 0; tries -= 1) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found && found.getClientRects().length > 0) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return null;
}
