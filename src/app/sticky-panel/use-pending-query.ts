/** The filter that was just chosen, while its list is still loading. */
import { useNavigation } from 'react-router';

/**
 * The query of the pending navigation if it stays on this path, else null. A second choice builds on it, so
 * that it neither waits for the first nor undoes it.
 */
export function usePendingQuery(path: string): URLSearchParams | null {
  const target = useNavigation().location;
  return target?.pathname === path ? new URLSearchParams(target.search) : null;
}
