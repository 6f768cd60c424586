/** Saving a page: busy while it lasts, what the server refused tied to its fields, the focus on the first of them. */

import { type RefObject, useEffect, useState } from 'react';
import { RequestProblem } from '../../sync/request-problem.ts';

import { useLabels } from '../../ui/kit/use-labels.ts';

export interface PageSave {
  isBusy: boolean;
  /** For the whole form; empty where nothing went wrong. */
  problem: string;
  /** For one field, or for one language of it: `slug.de`. */
  errorOf: (field: string) => string | undefined;
  run: (work: () => Promise<void>) => Promise<void>;
}

/** `form`: where the fields are. `show`: brings the part to the front in which a field stands. */
export function usePageSave(form: RefObject<HTMLElement | null>, show?: (field: string) => void): PageSave {
  const labels = useLabels();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<RequestProblem | null>(null);

  useEffect(() => {
    if (refused)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
  }, [form, refused]);

  return {
    isBusy,
    problem:
      refused === null ? '' : refused.status === 0 ? labels.not_reached : refused.detail || labels.not_done,
    errorOf: (field) => refused?.errors.find((error) => error.field === field)?.message,
    async run(work) {
      setBusy(true);
      setRefused(null);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof RequestProblem)) throw error;
        const [first] = error.errors;
        if (first) show?.(first.field);
        setRefused(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
