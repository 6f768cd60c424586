/** Ctrl+S saves the topmost form, in place of the browser's own dialog. */
import { type RefObject, useEffect } from 'react';

/** @param button the save button, which is clicked */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const onTop = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
      if (!isPlain || event.key.toLowerCase() !== 's' || button.current?.closest('dialog') !== onTop) return;
      event.preventDefault();
      button.current?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [button]);
}
