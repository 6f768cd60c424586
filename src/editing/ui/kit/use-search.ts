/** Debounced search. Responses to earlier queries are dropped. */
import { useEffect, useRef, useState } from 'react';

/** Debounce in milliseconds. */
const delay = 200;

interface Found<T> {
  found: readonly T[];
  state: 'searching' | 'done' | 'failed';
}

/** @param isOn while false, no request is sent and the last result stays */
export function useSearch<T>(
  search: (query: string) => Promise<readonly T[]>,
  query: string,
  isOn: boolean,
): Found<T> {
  const [answer, setAnswer] = useState<Found<T>>({ found: [], state: 'searching' });
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    if (!isOn) return;
    let isOld = false;
    setAnswer((before) => ({ ...before, state: 'searching' }));
    const timer = setTimeout(
      () =>
        latest.current(query.trim()).then(
          (found) => !isOld && setAnswer({ found, state: 'done' }),
          () => !isOld && setAnswer({ found: [], state: 'failed' }),
        ),
      query === '' ? 0 : delay,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [query, isOn]);

  return answer;
}
