/** Sends a form again that the server has not answered: when the connection is back, and after growing pauses. */
import { useEffect, useRef } from 'react';
import { retryPause } from '#domain/site/page-requests.ts';
import { useStore } from '#state/store.ts';
import type { RecordForm } from './record-form.ts';

/** Twelve times the first pause: each attempt is read out. */
const maxPause = 12 * retryPause;

/**
 * Until it is answered, or something is changed: what nobody has asked to save is not published.
 * @param isOn false for a save that belongs to a dialog, which asks for it once more
 */
export function useSaveAgain(form: RecordForm, isOn: boolean): void {
  const save = useStore(form.store, 'save');
  const pause = useRef(retryPause);
  useEffect(() => {
    if (save !== 'unreachable' && save !== 'saving') pause.current = retryPause;
    if (save !== 'unreachable' || !isOn) return;
    const again = () => void form.save();
    const timer = setTimeout(again, pause.current);
    pause.current = Math.min(2 * pause.current, maxPause);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [form, save, isOn]);
}
