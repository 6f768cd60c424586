/** Modules far from the window rest, so that a letter costs the same on a long page as on a short one. */

/** Windows above and below that are kept ready for whoever scrolls. */
const ready = '100%';

const watched = new Set<HTMLElement>();
let observer: IntersectionObserver | null = null;

/** Lets a module rest while it is far away; for the ref of its element. @returns what ends it */
export function restWhenFar(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  if (watched.size === 0) addEventListener('resize', beginAnew);
  watched.add(element);
  observer ??= new IntersectionObserver(sort, { rootMargin: ready });
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size === 0) removeEventListener('resize', beginAnew);
  };
}

/** Measured all together first: what is set would have the page measured once more for each. */
function sort(entries: IntersectionObserverEntry[]): void {
  const far = entries.filter(({ isIntersecting }) => !isIntersecting).map(({ target }) => target);
  const heights = far.map(contentHeight);
  for (const { target, isIntersecting } of entries) if (isIntersecting) wake(target as HTMLElement);
  for (const [index, target] of far.entries()) {
    const { style } = target as HTMLElement;
    style.containIntrinsicBlockSize = `${heights[index]}px`;
    style.contentVisibility = 'auto';
  }
}

function wake({ style }: HTMLElement): void {
  style.contentVisibility = '';
  style.containIntrinsicBlockSize = '';
}

/** In another width everything has another height. */
function beginAnew(): void {
  observer?.disconnect();
  for (const element of watched) wake(element);
  for (const element of watched) observer?.observe(element);
}

/** Pixels between the paddings, to the fraction: rounded ones would move everything below. */
function contentHeight(element: Element): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
  return around.reduce(
    (height, each) => height - Number.parseFloat(each),
    element.getBoundingClientRect().height,
  );
}
