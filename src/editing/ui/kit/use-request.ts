/** The state of a request that the user waits for: pending, then the error of the server, if any. */
import { useState } from 'react';
import { type FieldError, RequestProblem } from '../../sync/request-problem.ts';

export interface PendingRequest {
  isBusy: boolean;
  /** The general message; empty if nothing failed. */
  problem: string;
  /** Messages for single fields. */
  errors: readonly FieldError[];
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

/** @param reasonOf formats a rejection */
export function useRequest(
  { not_reached, not_done }: Messages,
  reasonOf = ({ detail }: RequestProblem) => detail,
): PendingRequest {
  const [isBusy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<RequestProblem | null>(null);
  return {
    isBusy,
    problem: rejection === null ? '' : rejection.status === 0 ? not_reached : reasonOf(rejection) || not_done,
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
