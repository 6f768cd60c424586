/** The screen, or the strokes of the one that is on its way once it takes noticeably long. */
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { waitingPatience } from '#domain/site/page-requests.ts';
import { noteWaiting } from '#state/page-requests.ts';
import { PendingPage } from './later-parts.ts';

export function PendingScreen() {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const isOther = target !== undefined && target !== pathname;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOther) return;
    const show = (isShown: boolean) => {
      noteWaiting(isShown);
      setLong(isShown);
    };
    const timer = setTimeout(show, waitingPatience, true);
    return () => {
      clearTimeout(timer);
      show(false);
    };
  }, [isOther]);
  return isOther && isLong ? <PendingPage target={target} /> : <Outlet />;
}
