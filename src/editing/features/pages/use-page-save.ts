/** Saves a page, assigns errors to fields, and focuses the first invalid one. */
import { type RefObject, useEffect } from 'react';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { useRequest } from '../../ui/kit/use-request.ts';

export type PageSave = ReturnType<typeof usePageSave>;

/** @param form the element with the fields */
export function usePageSave(form: RefObject<HTMLElement | null>) {
  const { isBusy, problem, errors, run } = useRequest(useLabels());
  useEffect(() => {
    if (problem)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
  }, [form, problem]);
  return {
    isBusy,
    problem,
    /** For a field, or for one language of it: `slug.de`. */
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
    run,
  };
}
