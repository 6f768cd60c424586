/** Hides the header while scrolling down and shows it while scrolling up. */
import { useEffect, useState } from 'react';
import { type HeaderState, headerAfterScroll, hideThreshold } from '#domain/site/header-state.ts';
import type { RouteName } from '#domain/site/route-table.ts';
import { getGlobal } from '#state/global.ts';

const atTop: HeaderState = { hidden: false, scrolled: false };

export function useHeaderState(name: RouteName | null): HeaderState {
  const [state, setState] = useState(atTop);
  useEffect(() => {
    let from = scrollY;
    const follow = () => {
      const step = {
        from,
        to: scrollY,
        threshold: hideThreshold(name),
        isMenuOpen: getGlobal().menuOpen !== 'empty',
      };
      from = scrollY;
      setState((current) => headerAfterScroll(current, step));
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [name]);
  return state;
}
