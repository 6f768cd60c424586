/** Ids of operations. An attempt without an answer is repeated under its id, so that nothing is written twice. */
import { useRef } from 'react';
import { newOperationId } from './record-requests.ts';

export function useOperationIds() {
  const attempt = useRef<{ id: string; body: string } | null>(null);
  return {
    /** The same for the same content, until it is answered. */
    idFor(content: unknown): string {
      const body = JSON.stringify(content);
      if (attempt.current?.body !== body) attempt.current = { id: newOperationId(), body };
      return attempt.current.id;
    },
    answered() {
      attempt.current = null;
    },
  };
}
