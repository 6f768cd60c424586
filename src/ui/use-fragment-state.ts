/** Keeps what is open beside or over a screen in the fragment of the address, as an entry of the browser's history: Back closes it and stays on the screen. */
import { useLocation, useNavigate } from 'react-router';

export interface FragmentState<Open> {
  open: Open | null;
  begin(fragment: string): Promise<void>;
  end(): void;
}

/**
 * @param rest the fragment where nothing is open: only between two fragments does the router go without asking the server,
 * which may be out of reach
 * @param read what a fragment opens; null for others
 */
export function useFragmentState<Open>(
  rest: string,
  read: (fragment: string) => Open | null,
): FragmentState<Open> {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const open = read(hash.slice(1));
  const stay = { preventScrollReset: true, replace: true };
  return {
    open,
    async begin(fragment) {
      if (open === null && hash !== `#${rest}`) await navigate({ search, hash: rest }, stay);
      // Another step in place of this one is no step further.
      const isBegun = open === null || state === 'begun';
      const to = { search, hash: fragment };
      await navigate(to, { ...stay, replace: open !== null, state: isBegun ? 'begun' : null });
    },
    end() {
      if (state === 'begun') void navigate(-1);
      else void navigate({ search, hash: rest }, stay);
    },
  };
}
