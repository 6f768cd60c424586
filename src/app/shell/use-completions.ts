/** What the search field offers for a text, asked of the server once the typing pauses. */
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { SearchCompletion } from '#domain/search/search.ts';

/** Milliseconds without a key until the server is asked. */
const pause = 150;
const minLength = 2;

const none: SearchCompletion[] = [];

/** None while there is too little to go by. Those of the text before stay until the new ones are there. */
export function useCompletions(text: string, locale: Locale): SearchCompletion[] {
  const [completions, setCompletions] = useState(none);
  const query = text.trim().toLowerCase();
  useEffect(() => {
    if (query.length < minLength) {
      setCompletions(none);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/${locale}/api/search-autocomplete/?query=${encodeURIComponent(query)}`, { signal: stop.signal })
        .then((answer): Promise<SearchCompletion[]> | SearchCompletion[] =>
          answer.ok ? answer.json() : none,
        )
        .then(setCompletions)
        // Without suggestions the field still searches.
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, locale]);
  return completions;
}
