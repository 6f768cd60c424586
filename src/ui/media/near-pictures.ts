/** Lazy loading of line screens, which are CSS masks. */

/** Margin around the viewport. */
export const nearness = '1200px';

/** Handles server-rendered pictures. Those rendered in the browser observe themselves. */
export function showNearPictures(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.removeAttribute('data-far');
        observer.unobserve(target);
      }
    },
    { rootMargin: nearness },
  );
  for (const picture of document.querySelectorAll('[data-far]')) observer.observe(picture);
}
