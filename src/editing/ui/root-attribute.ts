/**
 * Data attributes of the root element for styles that depend on visible components. With `:has()` on the root instead,
 * every change of the page would recalculate all styles.
 */
import { useLayoutEffect } from 'react';

/**
 * As data attributes: `check-list`: the list beside the page; `languages`: translations beside modules; `bar`: the
 * toolbar at the bottom of a narrow window; `strip`: an empty slot without height.
 */
type RootAttribute = 'checkList' | 'languages' | 'bar' | 'strip';

/** @returns the function that removes it; the value counts how often it is set */
export function addRootAttribute(name: RootAttribute): () => void {
  const { dataset } = document.documentElement;
  dataset[name] = `${Number(dataset[name] ?? 0) + 1}`;
  return () => {
    const left = Number(dataset[name] ?? 1) - 1;
    if (left > 0) dataset[name] = `${left}`;
    else delete dataset[name];
  };
}

/** Set while the component is mounted. */
export function useRootAttribute(name: RootAttribute | null): void {
  useLayoutEffect(() => (name ? addRootAttribute(name) : undefined), [name]);
}
