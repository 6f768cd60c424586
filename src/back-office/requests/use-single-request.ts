/** The state of a form that sends one request: pending, general error, errors of fields. */
import { useState } from 'react';
import { type Outcome, problemSentence, type RequestProblemTexts } from './send-request.ts';

export interface RequestState {
  isBusy: boolean;
  /** The general error message; empty if there is none. */
  problem: string;
  errors: Readonly<Record<string, string>>;
  /** Forgets the errors. */
  clear(): void;
  /** Runs a request, one at a time. @returns its answer; undefined if it failed */
  run<T>(request: () => Promise<Outcome<T>>): Promise<T | undefined>;
}

const nothing = { problem: '', errors: {} };

/** @param fields of the form, which show their own errors */
export function useSingleRequest(texts: RequestProblemTexts, fields: readonly string[] = []): RequestState {
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<Pick<RequestState, 'problem' | 'errors'>>(nothing);
  return {
    isBusy,
    ...wrong,
    clear: () => setWrong(nothing),
    async run(request) {
      if (isBusy) return undefined;
      setIsBusy(true);
      setWrong(nothing);
      const outcome = await request();
      setIsBusy(false);
      if (outcome.outcome === 'done') return outcome.data;
      const errors = outcome.outcome === 'invalid' ? outcome.errors : {};
      setWrong({ problem: problemSentence(outcome, texts, fields), errors });
      return undefined;
    },
  };
}
