/** Handles back navigation while a dialog is open. Loaded with the first dialog. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useBack } from '#ui/use-back.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { closeDialog, createUiState } from '../ui-state.ts';

interface Props {
  isOpen: boolean;
  /** Whether the saved record is shown on the page. */
  isRecord: boolean;
}

export function BackFromDialog({ isOpen, isRecord }: Props) {
  const session = useEditingSession();
  const isOnEntry = useLocation().hash === '#dialog';
  const wasOnEntry = useRef(isOnEntry);
  // Going back aborts a pending request for the page's data.
  useEffect(() => {
    if (wasOnEntry.current && !isOnEntry && !isOpen && isRecord) session.part(createUiState).get().refresh();
    wasOnEntry.current = isOnEntry;
  }, [isOnEntry, isOpen, isRecord, session]);
  useBack('page', 'dialog', isOpen, () => {
    // Like Escape: closes the topmost dialog, or asks first.
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (top) top.dispatchEvent(new Event('cancel', { cancelable: true }));
    else closeDialog(session);
    return session.part(createUiState).get().dialog === null;
  });
  return null;
}
