/**
 * The picture of a link that is followed moves into the head of the page it opens, and back again, as a view
 * transition of the router. Nothing of it under reduced motion, or where the browser has no view transitions.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import picture from '#ui/media/PrintedPicture.module.css';
import { internalLink } from './client-navigation.ts';
import { transitionAttribute } from './use-go-to.ts';

const pictures = `.${picture.picture}, [data-printed]`;

/** The picture inside a link, or beside it in a teaser whose only link covers all of it, or behind the title of the home page's head. */
const pictureOf = (link: Element | null) =>
  link?.querySelector(pictures) ?? link?.closest('article, li, [data-phase]')?.querySelector(pictures);

/**
 * Gives one element the name of the transition (`base.css`). While there is one, the page's head has no name: two
 * elements of one name would end the transition. The root says so: asked of it by `:has()`, every change of the page would
 * have all of its styles recomputed.
 */
function mark(element?: Element | null): void {
  document.querySelector(`[${transitionAttribute}]`)?.removeAttribute(transitionAttribute);
  element?.setAttribute(transitionAttribute, '');
  document.documentElement.toggleAttribute('data-leaves', !!element);
}

export function PictureTransition() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // After the new page is in the document and before the browser takes its picture.
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = pathname;
    if (left !== pathname) mark(isBack ? pictureOf(document.querySelector(`main a[href="${left}"]`)) : null);
  }, [pathname, isBack]);
  useEffect(() => {
    if (!('startViewTransition' in document)) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const look = ({ target }: Event) =>
      mark(still.matches || !internalLink(target) ? null : pictureOf((target as Element).closest('a')));
    // A head that is out of sight stays there. Nothing in the document's own head is shown.
    const leave = () => scrollY > innerHeight && mark(document.head);
    // Before the listener that follows the link.
    document.addEventListener('click', look, true);
    addEventListener('popstate', leave);
    return () => {
      document.removeEventListener('click', look, true);
      removeEventListener('popstate', leave);
    };
  }, []);
  return null;
}
