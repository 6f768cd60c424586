/** What is open beside or over a screen, as an entry of the browser's history: Back closes it, and leads no further. */
import { useLocation, useNavigate } from 'react-router';

export interface Step<Open> {
  open: Open | null;
  begin(fragment: string): Promise<void>;
  end(): void;
}

/**
 * @param rest the fragment where nothing is open: only between two fragments does the router go without asking the server,
 * which may be out of reach
 * @param read what a fragment opens; null for others
 */
export function useStep<Open>(rest: string, read: (fragment: string) => Open | null): Step<Open> {
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
