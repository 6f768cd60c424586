/** Where tools that come later stand in the bar: behind the links of its upper row, where there is room. */
import { useEffect, useState } from 'react';

/** Null until it is in the page. */
export function useToolPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('span');
    document.querySelector('[data-toolbar] > :first-child > a[target]')?.after(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return place;
}
