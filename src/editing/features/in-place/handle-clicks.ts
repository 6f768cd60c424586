/** Handles clicks on a page in editing mode: opens the form of a record, or shows where a text comes from. */
import type { EditingSession } from '../../sync/session.ts';
import { openDialog } from '../../ui/ui-state.ts';
import type { ClickedWord } from './OriginNote.tsx';
import { eventRowAt } from './record-at.ts';
import { pictureAt, textOfElement } from './visible-texts.ts';

/** What is pressed or chosen works as for visitors; it only says where its word comes from. */
const works = 'button, summary, label, input, select, textarea';

/** Elements of modules, which handle clicks themselves. */
const written = '[contenteditable], [data-frame], [data-empty-place]';

/** Pixels between press and release from which words are selected. */
const dragDistance = 4;

/** @returns what ends it */
export function handleClicks(session: EditingSession, show: (clicked: ClickedWord) => void): () => void {
  let pressed = { x: 0, y: 0 };
  const notePress = ({ clientX: x, clientY: y }: MouseEvent) => {
    pressed = { x, y };
  };
  /** Whether this very click selected words; others stay selected where a press on something does not end that. */
  const hasSelected = ({ detail, clientX, clientY }: MouseEvent) =>
    getSelection()?.type === 'Range' &&
    (detail > 1 || Math.hypot(clientX - pressed.x, clientY - pressed.y) >= dragDistance);
  const answer = (event: MouseEvent) => {
    const { target } = event;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    // Keys press links and buttons as for visitors: the list of all texts is theirs.
    if (!isPlain || event.detail === 0 || !(target instanceof Element)) return;
    if (target.closest(written)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const own = target.closest('[data-in-place]')?.querySelector<HTMLElement>('[contenteditable]');
    const isSelected = hasSelected(event);
    if (link && (own || isSelected)) {
      // Beside the letters of a text that is written in the link.
      event.preventDefault();
      event.stopPropagation();
      own?.focus();
    }
    if (own || isSelected) return;
    const row = target.closest(works) ? null : eventRowAt(target);
    const title = link?.closest('article') ? link : null;
    if (row && !title) {
      event.preventDefault();
      openDialog(session, { kind: 'record', resource: row.resource, id: row.id });
      return;
    }
    const isPressed = target.closest(works) !== null;
    const place = textOfElement(target) ?? (isPressed ? null : pictureAt(event.clientX, event.clientY));
    if (!place) return;
    const at = { x: event.clientX, y: event.clientY, href: link && editedAt(link.href) };
    if (!isPressed) {
      // As in modules: links are not followed while editing, except with Ctrl or Cmd.
      if (link) event.preventDefault();
      if (link) event.stopPropagation();
      show({ place, ...at, opensForm: true });
      return;
    }
    // Unless it has opened something else.
    setTimeout(() => {
      if (place.element.isConnected && !document.querySelector('dialog[open]'))
        show({ place, ...at, opensForm: false });
    });
  };
  document.addEventListener('mousedown', notePress, true);
  document.addEventListener('click', answer, true);
  return () => {
    document.removeEventListener('mousedown', notePress, true);
    document.removeEventListener('click', answer, true);
  };
}

/** The address of a link; a page of this site goes on being edited there. */
function editedAt(href: string): string {
  const address = new URL(href);
  if (address.origin !== location.origin || address.searchParams.has('edit')) return href;
  address.search += address.search ? '&edit' : '?edit';
  return address.href;
}
