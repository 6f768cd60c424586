/** What was just chosen in a filter counts at once, while the list of it is still on its way. */
import { useNavigation } from 'react-router';

/**
 * The query of the address that is on its way, where it is on this path; null while nothing is. A second choice made
 * from it neither waits for the list of the first nor undoes it.
 */
export function useComingQuery(path: string): URLSearchParams | null {
  const target = useNavigation().location;
  return target?.pathname === path ? new URLSearchParams(target.search) : null;
}
