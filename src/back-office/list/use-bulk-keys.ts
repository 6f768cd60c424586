/** The way by keys from a row to the bar at the foot and back: between them are all further rows. */
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';

/**
 * Enter on a row's checkbox leads to the first button of the bar, Escape back.
 * @param closeAction false if no action is open
 * @returns the bar's handler of keys
 */
export function useBulkKeys(bar: RefObject<HTMLElement | null>, closeAction: () => boolean) {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isRow = target instanceof HTMLElement && target.matches('table input[type="checkbox"]');
      if (!isRow || pressedKey(event) !== 'Enter') return;
      const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
      // The button that gets the focus is not pressed by the same key.
      event.preventDefault();
      from.current = target;
      buttons.find((button) => button.checkVisibility())?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [bar]);
  return (event: ReactKeyboardEvent) => {
    if (pressedKey(event.nativeEvent) !== 'Escape') return;
    if (!closeAction()) from.current?.focus();
  };
}
