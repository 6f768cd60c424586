/** Whether React has hydrated the page. Controls that need scripts are not rendered before. */
import { useSyncExternalStore } from 'react';

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
