/** The state of a request that the user waits for: pending, then the error of the server, if any. */
import { useState } from 'react';
import { type RejectedField, RequestProblem } from '../../sync/request-problem.ts';

export interface RequestRunner {
  isBusy: boolean;
  /** The general message; empty if nothing failed. */
  problem: string;
  /** Messages for single fields. */
  errors: readonly RejectedField[];
  /**
   * @returns the server's rejection; null on success
   * @throws all other errors
   */
  run: (work: () => Promise<void>) => Promise<RequestProblem | null>;
}

interface Messages {
  not_reached: string;
  /** Used if the server gives no reason. */
  not_done: string;
}

/** The message for a failed request; tells an unreachable server from a rejection. */
export function requestProblemText(
  error: unknown,
  { not_reached, not_done }: Messages,
  reasonOf = ({ detail }: RequestProblem) => detail,
): string {
  if (!(error instanceof RequestProblem)) return not_done;
  return error.status === 0 ? not_reached : reasonOf(error) || not_done;
}

/** @param reasonOf formats a rejection */
export function useRequest(
  messages: Messages,
  reasonOf?: (problem: RequestProblem) => string,
): RequestRunner {
  const [isBusy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<RequestProblem | null>(null);
  return {
    isBusy,
    problem: rejection === null ? '' : requestProblemText(rejection, messages, reasonOf),
    errors: rejection?.errors ?? [],
    async run(work) {
      setBusy(true);
      setRejection(null);
      try {
        await work();
        return null;
      } catch (error) {
        if (!(error instanceof RequestProblem)) throw error;
        setRejection(error);
        return error;
      } finally {
        setBusy(false);
      }
    },
  };
}
