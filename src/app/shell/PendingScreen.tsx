/** The screen, or the strokes of the one that is on its way once it takes noticeably long. */
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { PendingPage } from './later-parts.ts';

/** Milliseconds after which waiting is shown: before that it would only flicker. */
const patience = 250;

export function PendingScreen() {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const isOther = target !== undefined && target !== pathname;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isOther) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [isOther]);
  return isOther && isLong ? <PendingPage target={target} /> : <Outlet />;
}
