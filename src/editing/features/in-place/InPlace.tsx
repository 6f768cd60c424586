/** On a page that somebody edits: what is not a module's text leads to the record that it comes from. */
import { useEffect } from 'react';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { answerClicks } from './answer-clicks.ts';
import './in-place.css';

export function InPlace() {
  const session = useEditingSession();
  useEffect(() => {
    document.documentElement.dataset.editing = '';
    const stop = answerClicks(session);
    return () => {
      stop();
      delete document.documentElement.dataset.editing;
    };
  }, [session]);
  return null;
}
