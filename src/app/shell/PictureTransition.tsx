/**
 * View transition of a picture from a clicked link to the head of the next page, and back. Disabled with reduced
 * motion, or without browser support.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import picture from '#ui/media/PrintedPicture.module.css';
import { internalLink } from './client-navigation.ts';
import { transitionAttribute } from './use-go-to.ts';

const pictures = `.${picture.picture}, [data-printed]`;

/**
 * The picture inside a link, or beside it in a teaser whose only link covers all of it, or behind the title of the home
 * page's hero.
 */
const pictureOf = (link: Element | null) =>
  link?.querySelector(pictures) ?? link?.closest('article, li, [data-phase]')?.querySelector(pictures);

/**
 * Names one element for the transition (`base.css`). Meanwhile the page's head has no name, since duplicate names abort
 * the transition. Marked by an attribute of the root: with `:has()` on the root, every change of the page would
 * recalculate all styles.
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
  // After the new page is rendered and before the browser captures it.
  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = pathname;
    if (previous !== pathname)
      mark(
        isBack
          ? [...document.querySelectorAll(`main a[href="${previous}"]`)].map(pictureOf).find(Boolean)
          : null,
      );
  }, [pathname, isBack]);
  useEffect(() => {
    if (!('startViewTransition' in document)) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const look = ({ target }: Event) =>
      mark(still.matches || !internalLink(target) ? null : pictureOf((target as Element).closest('a')));
    // A head outside of the viewport is not animated: the mark moves to `document.head`, which is never displayed.
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
