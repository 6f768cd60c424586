/** Modules far from the viewport are not rendered, so that typing costs the same on a long page as on a short one. */

/** Root margin: one viewport above and below, for scrolling. */
const ready = '100%';

/** One instance per session; `watch` is for the ref of each element. */
export function createVirtualisation() {
  const watched = new Set<HTMLElement>();
  let observer: IntersectionObserver | null = null;

  /** A new width invalidates all heights. */
  const measureAnew = () => {
    observer?.disconnect();
    for (const element of watched) render(element);
    for (const element of watched) observer?.observe(element);
  };

  return {
    /** @returns the function that stops it */
    watch(element: HTMLElement | null): (() => void) | undefined {
      if (!element) return;
      if (watched.size === 0) addEventListener('resize', measureAnew);
      watched.add(element);
      observer ??= new IntersectionObserver(sort, { rootMargin: ready });
      observer.observe(element);
      return () => {
        watched.delete(element);
        observer?.unobserve(element);
        if (watched.size === 0) removeEventListener('resize', measureAnew);
      };
    },
  };
}

/** Reads all sizes before any write, to avoid layout thrashing. */
function sort(entries: IntersectionObserverEntry[]): void {
  const far = entries.filter(({ isIntersecting }) => !isIntersecting).map(({ target }) => target);
  const heights = far.map(contentHeight);
  for (const { target, isIntersecting } of entries) if (isIntersecting) render(target as HTMLElement);
  for (const [index, target] of far.entries()) {
    const { style } = target as HTMLElement;
    style.containIntrinsicBlockSize = `${heights[index]}px`;
    style.contentVisibility = 'auto';
  }
}

function render({ style }: HTMLElement): void {
  style.contentVisibility = '';
  style.containIntrinsicBlockSize = '';
}

/** Fractional pixels between the paddings; rounding would move everything below. */
function contentHeight(element: Element): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
  return around.reduce(
    (height, each) => height - Number.parseFloat(each),
    element.getBoundingClientRect().height,
  );
}
