/**
 * Keeps the state of an overlay in the fragment of the address, as a history entry: Back closes it and stays on the
 * screen.
 */
import { useLocation, useNavigate } from 'react-router';

export interface FragmentState<Open> {
  open: Open | null;
  begin(fragment: string): Promise<void>;
  end(): void;
}

/**
 * @param rest the fragment while nothing is open: the router navigates without a request only between two fragments,
 * which works offline
 * @param read parses a fragment; null for others
 */
export function useFragmentState<Open>(
  rest: string,
  read: (fragment: string) => Open | null,
): FragmentState<Open> {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const open = read(hash.slice(1));
  const options = { preventScrollReset: true, replace: true };
  return {
    open,
    async begin(fragment) {
      if (open === null && hash !== `#${rest}`) await navigate({ search, hash: rest }, options);
      // Replacing an open state adds no history entry, so Back still leads to the entry before it was opened.
      const isBegun = open === null || state === 'begun';
      const to = { search, hash: fragment };
      await navigate(to, { ...options, replace: open !== null, state: isBegun ? 'begun' : null });
    },
    end() {
      if (state === 'begun') void navigate(-1);
      else void navigate({ search, hash: rest }, options);
    },
  };
}
