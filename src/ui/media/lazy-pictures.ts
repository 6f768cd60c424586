/** Lazy loading of line screens, which are CSS masks. */

/** Margin around the viewport. */
export const viewportMargin = '1200px';

/** Handles server-rendered pictures. Those rendered in the browser observe themselves. */
export function loadPicturesInView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.removeAttribute('data-far');
        observer.unobserve(target);
      }
    },
    { rootMargin: viewportMargin },
  );
  for (const picture of document.querySelectorAll('[data-far]')) observer.observe(picture);
}
