/** Search suggestions, requested when typing pauses. */
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { SearchCompletion } from '#domain/search/search.ts';
import { reportError } from '#state/report-error.ts';

/** In milliseconds. */
const pause = 150;
const minLength = 2;

const none: SearchCompletion[] = [];

/** Empty for texts that are too short. Earlier suggestions stay until new ones arrive. */
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
        .then((response): Promise<SearchCompletion[]> | SearchCompletion[] => {
          if (response.ok) return response.json();
          reportError(new Error(`Search suggestions: ${response.status}`));
          return none;
        })
        .then(setCompletions)
        // Suggestions are optional: without them the field still searches.
        .catch((error) => {
          if (stop.signal.aborted) return;
          reportError(error);
          // Suggestions for other words would mislead.
          setCompletions(none);
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, locale]);
  return completions;
}
