/** Asks before a screen is left whose input is stored nowhere: by a link, Back or a closed tab. */
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

const guards = new Set<() => boolean>();
const hasUnstored = () => [...guards].some((isUnstored) => isUnstored());

/** @param isUnstored whether there is input that would be lost */
export function useLeaveGuard(isUnstored: () => boolean): void {
  const latest = useRef(isUnstored);
  latest.current = isUnstored;
  useEffect(() => {
    const guard = () => latest.current();
    const warn = (event: BeforeUnloadEvent) => guard() && event.preventDefault();
    guards.add(guard);
    addEventListener('beforeunload', warn);
    return () => {
      guards.delete(guard);
      removeEventListener('beforeunload', warn);
    };
  }, []);
}

/** For the layout: the question before a navigation within the back office. */
export function useLeaveQuestion(question: string): void {
  const blocker = useBlocker(hasUnstored);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
}
