/**
 * A press that came before any script was there: its link has led to what it opens, and the page shows that as the
 * link's target. Such a thing could not be closed any more; so the target is left, and the press made again.
 */
export function repeatEarlyPress(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[role="button"][href^="#"]');
  const link = [...links].find(({ hash }) => hash !== '' && hash === location.hash);
  if (!link) return;
  const top = scrollY;
  const { state } = history;
  // Only going elsewhere in the page ends a target; the address alone does not.
  location.replace('#');
  history.replaceState(state, '', location.pathname + location.search);
  scrollTo(0, top);
  // What opens gives the focus back to where it was.
  link.focus({ preventScroll: true });
  link.click();
}
