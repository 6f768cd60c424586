/** Handles clicks on a page in editing mode: opens the form of a record, or shows the origin of a text. */
import type { EditingSession } from '../../sync/session.ts';
import { openDialog } from '../../ui/ui-state.ts';
import type { ClickedText } from './OriginNote.tsx';
import { eventRowAt } from './record-at.ts';
import { pictureAt, textOfElement } from './visible-texts.ts';

/**
 * Controls work as for visitors; a click also shows the origin of their text. Of the links that are buttons, those with
 * `aria-pressed` are filters, whose address leaves the page.
 */
const controls = 'button, summary, label, input, select, textarea, a[role="button"]:not([aria-pressed])';

/** Elements of modules, which handle clicks themselves, what opens a menu or dialog over the page, and other languages. */
const excluded = '[contenteditable], [data-frame], [data-empty-place], [aria-haspopup], [hreflang]';

/** Minimum distance in pixels between press and release of a selection. */
const dragDistance = 4;

/**
 * The clicked element; null for clicks that work as for visitors: other mouse buttons, modifiers, and keys that press
 * links and buttons (the list of all texts is for keyboard users).
 */
function clickedElement({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  detail,
  target,
}: MouseEvent): Element | null {
  const isPlain = button === 0 && detail > 0 && !(ctrlKey || metaKey || shiftKey || altKey);
  return isPlain && target instanceof Element && !target.closest(excluded) ? target : null;
}

function stayOnPage(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** @returns the function that removes the listeners */
export function handleClicks(session: EditingSession, show: (clicked: ClickedText) => void): () => void {
  let pressed = { x: 0, y: 0 };
  const notePress = ({ clientX: x, clientY: y }: MouseEvent) => {
    pressed = { x, y };
  };
  /** Whether this click selected text. An earlier selection may remain, where a click on a control does not clear it. */
  const hasSelected = ({ detail, clientX, clientY }: MouseEvent) =>
    getSelection()?.type === 'Range' &&
    (detail > 1 || Math.hypot(clientX - pressed.x, clientY - pressed.y) >= dragDistance);
  const answer = (event: MouseEvent) => {
    const target = clickedElement(event);
    if (!target) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const field = target.closest('[data-in-place]')?.querySelector<HTMLElement>('[contenteditable]');
    if (field || hasSelected(event)) {
      if (link) stayOnPage(event);
      // The click was inside the link but outside its editable text.
      if (link) field?.focus();
      return;
    }
    const isControl = target.closest(controls) !== null;
    const row = isControl ? null : eventRowAt(target);
    if (row && !link?.closest('article')) {
      event.preventDefault();
      openDialog(session, { kind: 'record', resource: row.resource, id: row.id });
      return;
    }
    showOrigin(event, { target, link, isControl }, show);
  };
  document.addEventListener('mousedown', notePress, true);
  document.addEventListener('click', answer, true);
  return () => {
    document.removeEventListener('mousedown', notePress, true);
    document.removeEventListener('click', answer, true);
  };
}

/** Shows the origin of the clicked text or picture. Controls work first and may have opened a dialog. */
function showOrigin(
  event: MouseEvent,
  clicked: { target: Element; link: HTMLAnchorElement | null; isControl: boolean },
  show: (word: ClickedText) => void,
): void {
  const { target, link, isControl } = clicked;
  const { clientX: x, clientY: y } = event;
  const place = textOfElement(target) ?? (isControl ? null : pictureAt(x, y));
  if (!place) return;
  const href = link && !isControl ? editedAt(link.href) : null;
  const word = { place, x, y, href, opensForm: !isControl };
  if (isControl) {
    const isFree = () => place.element.isConnected && !document.querySelector('dialog[open]');
    setTimeout(() => isFree() && show(word));
    return;
  }
  // As in modules, links are not followed while editing, except with Ctrl or Cmd.
  if (link) stayOnPage(event);
  show(word);
}

/** The address of a link; pages of this site open in editing mode. */
function editedAt(href: string): string {
  const address = new URL(href);
  if (address.origin !== location.origin || address.searchParams.has('edit')) return href;
  address.search += address.search ? '&edit' : '?edit';
  return address.href;
}
