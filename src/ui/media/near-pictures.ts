/** Line screens know no lazy loading of their own: those further down wait until the reader comes near. */

/** How near, as the margin around the screen. */
export const nearness = '1200px';

/** Shows pictures of the page as it came from the server; what scripts draw looks after itself. */
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
