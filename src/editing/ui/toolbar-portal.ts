/** The portal target in the toolbar for tools that load later, after the links of its upper row. */
import { useEffect, useState } from 'react';

/** Null until it is in the document. */
export function useToolbarPortal(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('span');
    document.querySelector('[data-toolbar] > :first-child > a[target]')?.after(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return place;
}
