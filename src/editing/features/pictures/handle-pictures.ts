/** Picture files that are pasted or dropped on an edited page, where the browser would ignore them or leave the page. */
import { inertBody } from '../../ui/fields/safe-html.ts';

export interface Handlers {
  /** @param target where they were pasted or dropped */
  take: (files: readonly File[], target: Element) => void;
  /** They were pasted into a text of a dialog. */
  reject: () => void;
  /** The text was pasted without its pictures. */
  leaveOut: () => void;
}

/** @returns the function that removes the listeners */
export function handlePictures({ take, reject, leaveOut }: Handlers): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  // A picture of the page itself is dragged as a file, too.
  let isFromPage = false;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  document.addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData } = event;
      if (!clipboardData || !(target instanceof Element) || target.closest('input, textarea')) return;
      const files = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'));
      const html = inertBody(clipboardData.getData('text/html'));
      const words = (html.textContent || clipboardData.getData('text/plain')).trim();
      // Word and Excel add a picture of the text. A copied file has its name as the text.
      const isPicture = files.length > 0 && (words === '' || words === files[0]?.name);
      if (isPicture) {
        stop(event);
        if (target.closest('dialog')) reject();
        else take(files, target);
      } else if (html.querySelector('img') && target.closest('[contenteditable]')) leaveOut();
    },
    options,
  );
  document.addEventListener('dragstart', () => (isFromPage = true), options);
  document.addEventListener('dragend', () => (isFromPage = false), options);
  const isFile = ({ dataTransfer, target }: DragEvent) =>
    !isFromPage &&
    (dataTransfer?.types.includes('Files') ?? false) &&
    target instanceof Element &&
    !target.closest('input');
  for (const type of ['dragenter', 'dragover'] as const)
    document.addEventListener(type, (event) => isFile(event) && event.preventDefault(), options);
  document.addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!isFile(event)) return;
      event.preventDefault();
      // Dialogs with an upload take files themselves.
      const target = event.target as Element;
      if (files.length === 0 || target.closest('dialog')) return;
      event.stopPropagation();
      take(files, target);
    },
    options,
  );
  return () => controller.abort();
}
