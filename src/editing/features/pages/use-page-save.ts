/** Saving a page: what the server refused is tied to its fields, the focus goes to the first of them. */
import { type RefObject, useEffect } from 'react';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { useRequest } from '../../ui/kit/use-request.ts';

export type PageSave = ReturnType<typeof usePageSave>;

/** @param form where the fields are */
export function usePageSave(form: RefObject<HTMLElement | null>) {
  const { isBusy, problem, errors, run } = useRequest(useLabels());
  useEffect(() => {
    if (problem)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
  }, [form, problem]);
  return {
    isBusy,
    problem,
    /** For one field, or for one language of it: `slug.de`. */
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
    run,
  };
}
