/** The portal target above the page's content, for notices about the whole page. */
import { useEffect, useState } from 'react';

/** Null until it is in the document. */
export function useTopOfPage(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.dataset.inPlace = '';
    element.dataset.editors = '';
    document.querySelector('main')?.prepend(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return place;
}
